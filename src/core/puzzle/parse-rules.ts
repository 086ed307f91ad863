// Checks rules and fills in their defaults.
import { invalidOption, unexpected } from '../errors.js';
import { DEFAULT_LIMITS, parseLimits, type ResolvedLimits } from './largest-operands.js';
import { checkProperties, isObject, parseChoice } from '../options.js';
import { countdown, twentyFour } from './games.js';
import { hasFour, hasOnlyBasic, isDefined, OPERATOR_NAMES, type DefinedRow } from '../operator-notation.js';
import type { Operator, Rules } from '../api-types.js';

/** Rules that were checked, with every default filled in. */
export interface ParsedRules {
  /** Kind of values; `real` only with operators beyond the four, otherwise `rational`. */
  readonly values: Rules['values'];
  readonly use: Rules['use'];
  /**
   * Names of the operators, those of the package first, in the order of the registry; undefined for exactly
   * the four.
   */
  readonly operators?: readonly string[];
  /** Rows of the operators that a user defined; undefined for none. */
  readonly defined?: readonly DefinedRow[];
  readonly limits: ResolvedLimits;
}

/** Checked rules with operators of the package only. */
export interface ShippedRules extends ParsedRules {
  readonly operators?: readonly Operator[];
  readonly defined?: never;
}

const RULES_PROPERTIES = ['values', 'use', 'operators', 'limits'];
const VALUES = ['natural', 'integer', 'rational', 'real'] as const;
const USES = ['any', 'all'] as const;

/** Checked form of `countdown`, the default. */
const PARSED_COUNTDOWN: ParsedRules = { ...countdown, limits: DEFAULT_LIMITS };

/** Checked form of `twentyFour`. Most calls with other rules pass these, which need no check. */
const PARSED_TWENTY_FOUR: ParsedRules = { ...twentyFour, limits: DEFAULT_LIMITS };

/** Checks rules. Default: `countdown`. @throws NumbersGameError `invalid-option` */
export function parseRules(rules: unknown): ParsedRules {
  if (rules === undefined || rules === countdown) return PARSED_COUNTDOWN;
  if (rules === twentyFour) return PARSED_TWENTY_FOUR;
  if (isObject(rules) && 'deal' in rules) throw invalidOption('rules: got a game, which belongs in game');
  checkProperties(rules, RULES_PROPERTIES, 'rules');
  const { values, use, operators, limits } = rules as Partial<Rules>;
  const parsed = {
    values: parseChoice(values, VALUES, undefined, 'rules.values'),
    use: parseChoice(use, USES, undefined, 'rules.use'),
    limits: parseLimits(limits, 'rules.limits'),
  };
  const chosen = parseOperators(operators);
  if (parsed.values === 'real' && hasOnlyBasic(chosen)) parsed.values = 'rational';
  return { ...parsed, ...chosen };
}

/**
 * Refuses rules with operators that a user defined.
 *
 * @param call name of the call in the message
 * @throws NumbersGameError `invalid-option`
 */
export function refuseDefined(rules: ParsedRules, call: string): asserts rules is ShippedRules {
  if (rules.defined === undefined) return;
  const [{ operator }] = rules.defined;
  const expected = `operators of the package for ${call}`;
  throw invalidOption(`rules.operators: expected ${expected}, got ${operator}, which is defined`);
}

/**
 * Refuses irrational values with operators that a user defined, which do not take them.
 *
 * @throws NumbersGameError `invalid-option`
 */
export function checkDefined({ values, defined }: ParsedRules): void {
  if (values !== 'real' || defined === undefined) return;
  const expected = `natural, integer or rational with ${defined[0].operator}, which is defined`;
  throw unexpected('invalid-option', 'rules.values', expected, values);
}

/** Checks operators, and puts them in order. */
function parseOperators(operators: unknown): Pick<ParsedRules, 'operators' | 'defined'> {
  if (operators === undefined) return {};
  const given: readonly unknown[] = Array.isArray(operators) ? operators : [];
  if (given.length === 0)
    throw unexpected('invalid-option', 'rules.operators', 'a list of at least one operator', operators);
  const defined: DefinedRow[] = [];
  const names: unknown[] = [];
  // Up to the first fault, and no further: an array may have 2^32 - 1 holes.
  for (const operator of given) {
    const isOwn = isDefined(operator);
    const name = isOwn ? operator.operator : operator;
    const isKnown = isOwn || (OPERATOR_NAMES as readonly unknown[]).includes(name);
    if (!isKnown || names.includes(name)) {
      const expected = isKnown ? 'each operator once' : `one of ${OPERATOR_NAMES.join(' ')}`;
      throw unexpected('invalid-option', `rules.operators[${names.length}]`, expected, name);
    }
    names.push(name);
    if (isOwn) defined.push(operator);
  }
  const shipped = OPERATOR_NAMES.filter((operator) => names.includes(operator));
  const chosen = { operators: [...shipped, ...defined.map(({ operator }) => operator)] };
  if (hasFour(chosen)) return {};
  return defined.length > 0 ? { ...chosen, defined } : chosen;
}
