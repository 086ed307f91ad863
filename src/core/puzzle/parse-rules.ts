// Checks rules and fills in their defaults.
import { unexpected } from '../errors.js';
import { DEFAULT_LIMITS, parseLimits, type ResolvedLimits } from './largest-operands.js';
import { checkProperties, parseChoice } from '../options.js';
import { countdown, twentyFour } from './games.js';
import { hasFour, hasOnlyBasic, OPERATOR_NAMES } from '../operator-notation.js';
import type { Operator, Rules } from '../api-types.js';

/** Rules that were checked, with every default filled in. */
export interface ParsedRules {
  /** Kind of values; `real` only with operators beyond the four, otherwise `rational`. */
  readonly values: Rules['values'];
  readonly use: Rules['use'];
  /** Operators in the order of the registry; undefined for exactly the four. */
  readonly operators?: readonly Operator[];
  readonly limits: ResolvedLimits;
}

const RULES_PROPERTIES = ['values', 'use', 'operators', 'limits'];
const VALUES = ['natural', 'integer', 'rational', 'real'] as const;
const USES = ['any', 'all'] as const;

/** Checked form of `countdown`, the default. */
const PARSED_COUNTDOWN: ParsedRules = {
  values: countdown.values,
  use: countdown.use,
  limits: DEFAULT_LIMITS,
};

/** Checked form of `twentyFour`. Most calls with other rules pass these, which need no check. */
const PARSED_TWENTY_FOUR: ParsedRules = {
  values: twentyFour.values,
  use: twentyFour.use,
  limits: DEFAULT_LIMITS,
};

/**
 * Checks rules. Default: `countdown`.
 *
 * @throws NumbersGameError `invalid-option`
 */
export function parseRules(rules: unknown): ParsedRules {
  if (rules === undefined || rules === countdown) return PARSED_COUNTDOWN;
  if (rules === twentyFour) return PARSED_TWENTY_FOUR;
  checkProperties(rules, RULES_PROPERTIES, 'rules');
  const { values, use, operators, limits } = rules as Partial<Rules>;
  const parsed = {
    values: parseChoice(values, VALUES, undefined, 'rules.values'),
    use: parseChoice(use, USES, undefined, 'rules.use'),
    limits: parseLimits(limits, 'rules.limits'),
  };
  const chosen = parseOperators(operators);
  if (parsed.values === 'real' && hasOnlyBasic({ operators: chosen })) parsed.values = 'rational';
  return chosen === undefined ? parsed : { ...parsed, operators: chosen };
}

/** Checks operators; returns them in the order of the registry, or undefined for exactly the four. */
function parseOperators(operators: unknown): readonly Operator[] | undefined {
  if (operators === undefined) return undefined;
  const given: readonly unknown[] = Array.isArray(operators) ? operators : [];
  if (given.length === 0)
    throw unexpected('invalid-option', 'rules.operators', 'a list of at least one operator', operators);
  for (const [index, operator] of given.entries()) {
    const isKnown = (OPERATOR_NAMES as readonly unknown[]).includes(operator);
    if (isKnown && given.indexOf(operator) === index) continue;
    const expected = isKnown ? 'each operator once' : `some of ${OPERATOR_NAMES.join(' ')}`;
    throw unexpected('invalid-option', `rules.operators[${index}]`, expected, operator);
  }
  const chosen = { operators: OPERATOR_NAMES.filter((operator) => given.includes(operator)) };
  return hasFour(chosen) ? undefined : chosen.operators;
}
