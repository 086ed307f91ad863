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
  if (!Array.isArray(operators) || operators.length === 0) {
    throw unexpected('invalid-option', 'rules.operators', 'a list of at least one operator', operators);
  }
  const given: unknown[] = operators;
  given.forEach((operator, index) => {
    const name = `rules.operators[${index}]`;
    parseChoice(operator, NAMES, undefined, name);
    if (given.indexOf(operator) < index)
      throw unexpected('invalid-option', name, 'each operator once', operator);
  });
  const allowed = NAMES.filter((operator) => given.includes(operator));
  return allowed.length < NAMES.length ? allowed : undefined;
}
