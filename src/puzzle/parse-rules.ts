// Checks rules and fills in their default.
import { unexpected } from '../core/errors.js';
import { checkProperties, parseChoice } from '../core/options.js';
import { countdown } from '../games.js';
import { OPERATORS } from '../operators.js';
import type { Operator, Rules } from '../core/types.js';

const RULES_PROPERTIES = ['values', 'use', 'operators'];
const VALUES = ['natural', 'rational', 'real'] as const;
const USES = ['any', 'all'] as const;
const NAMES = OPERATORS.map(({ operator }) => operator);

/**
 * Checks rules. Default: `countdown`. What comes out has `values` natural or rational, and `operators` only
 * if they are fewer than the four, in the order + - * /.
 *
 * @throws NumbersGameError `invalid-option`
 */
export function parseRules(rules: unknown): Rules {
  if (rules === undefined || rules === countdown) return countdown;
  checkProperties(rules, RULES_PROPERTIES, 'rules');
  const { values, use, operators } = rules as Partial<Rules>;
  const kind = parseChoice(values, VALUES, undefined, 'rules.values');
  const parsed = {
    values: kind === 'natural' ? kind : ('rational' as const),
    use: parseChoice(use, USES, undefined, 'rules.use'),
  };
  const subset = parseOperators(operators);
  return subset === undefined ? parsed : { ...parsed, operators: subset };
}

/** Fewer than the four operators, in their order; undefined for all four. */
function parseOperators(operators: unknown): readonly Operator[] | undefined {
  if (operators === undefined) return undefined;
  const given: readonly unknown[] = Array.isArray(operators) ? operators : [];
  const wrong = given.findIndex(
    (operator, index) => !(NAMES as readonly unknown[]).includes(operator) || given.indexOf(operator) < index,
  );
  if (given.length === 0 || wrong >= 0) {
    const [name, got] = wrong < 0 ? ['', operators] : [`[${wrong}]`, given[wrong]];
    throw unexpected(
      'invalid-option',
      `rules.operators${name}`,
      `some of ${NAMES.join(' ')}, each once`,
      got,
    );
  }
  return given.length < NAMES.length ? NAMES.filter((operator) => given.includes(operator)) : undefined;
}
