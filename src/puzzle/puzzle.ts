// The only reader of what a user gives: a puzzle comes in, and leaves checked, complete and sorted, or not at
// all.
//
// A number becomes a leaf, the ascending list of values that it may take; nearly always that is one value,
// and a card or a game is no case of its own behind this file. Leaves are sorted, so that the order of the
// numbers cannot matter and equal leaves are neighbours. Scripts solve by the million, so the common case
// (small numbers) allocates little: leaves of one small value are shared, and no list is copied twice.
import { NumbersGameError, unexpected } from '../core/errors.js';
import { reduce, type Fraction } from '../core/fraction.js';
import { checkProperties, parseBoolean, parseChoice } from '../core/options.js';
import { countdown } from '../games.js';
import type { Alternatives, Card, Operator, Puzzle, ReachQuery, Rules } from '../core/types.js';

/** The values that one given number may take: ascending, distinct, at least one. */
export type Leaf = readonly number[];

/** A puzzle that was checked, with every default filled in. */
export interface ParsedPuzzle {
  /** 1 to 10 leaves, sorted by their values, so that equal ones are neighbours. */
  readonly leaves: readonly Leaf[];
  /** In lowest terms; under natural rules a positive integer. */
  readonly target: Fraction;
  /** `values` is `natural` or `rational`; `operators` is there only if they are fewer than the four, in the order + - * /. */
  readonly rules: Rules;
  readonly nearest: boolean;
  readonly tidy: boolean;
}

/** Numbers and a range of targets that were checked, with every default filled in. */
export interface ParsedRange {
  /** As in ParsedPuzzle. */
  readonly leaves: readonly Leaf[];
  readonly rules: Rules;
  readonly from: number;
  readonly to: number;
}

/** The most numbers in a puzzle. */
export const MAX_NUMBERS = 10;

const DEFAULT_TARGET = 24;
const MAX_TARGET_DIGITS = 1000;
/** The most targets in a range, a byte each. */
const MAX_RANGE = 2 ** 30;

/** The properties of a puzzle. */
export const PUZZLE_PROPERTIES: readonly string[] = ['numbers', 'target', 'rules', 'nearest', 'tidy', 'aces'];
const RANGE_PROPERTIES = ['numbers', 'from', 'to', 'rules', 'aces'];
const RULES_PROPERTIES = ['values', 'use', 'operators'];
const VALUES = ['natural', 'rational', 'real'] as const;
const USES = ['any', 'all'] as const;
const OPERATORS = ['+', '-', '*', '/'] as const;
const ACES = ['one', 'one-or-eleven'] as const;

/** What a given number has to be, in words. */
export const EXPECTED_INTEGER = `an integer from 1 to ${Number.MAX_SAFE_INTEGER}`;

/** The value of each card by its capital letter. */
export const CARD_VALUES: Readonly<Record<string, number>> = { A: 1, J: 11, Q: 12, K: 13 };
const EITHER_ACE: Leaf = [1, 11];

/** Leaves of one small value, made once: index = value. Not frozen: V8 would call a function to read from them. */
const SMALL_LEAVES: readonly Leaf[] = Array.from({ length: 1025 }, (_, value) => [value]);

/**
 * Checks a puzzle and fills in its defaults.
 *
 * @param properties the names that it may have, for a caller that reads more of it than is read here
 * @throws NumbersGameError `invalid-numbers`, `invalid-target` or `invalid-option`; `too-large` for a target of over 1000 digits.
 */
export function parsePuzzle(puzzle: Puzzle, properties = PUZZLE_PROPERTIES): ParsedPuzzle {
  checkProperties(puzzle, properties, 'puzzle');
  const rules = parseRules(puzzle.rules);
  const eitherAce = puzzle.aces !== undefined && parseChoice(puzzle.aces, ACES, 'one', 'aces') !== 'one';
  return {
    leaves: parseNumbers(puzzle.numbers, eitherAce),
    target: parseTarget(puzzle.target, rules),
    rules,
    nearest: parseBoolean(puzzle.nearest, rules.use === 'any', 'nearest'),
    tidy: parseBoolean(puzzle.tidy, false, 'tidy'),
  };
}

/**
 * Checks numbers and a range of targets, and fills in the defaults.
 *
 * @throws NumbersGameError `invalid-numbers`, `invalid-range` or `invalid-option`; `too-large` for a range that no array holds.
 */
export function parseRange(query: ReachQuery): ParsedRange {
  checkProperties(query, RANGE_PROPERTIES, 'query');
  const rules = parseRules(query.rules);
  const eitherAce = parseChoice(query.aces, ACES, 'one', 'aces') !== 'one';
  const leaves = parseNumbers(query.numbers, eitherAce);
  const { from, to } = query;
  checkRange(from, to, rules.values === 'natural' ? 1 : Number.MIN_SAFE_INTEGER);
  return { leaves, rules, from, to };
}

/**
 * Checks a range of targets, each at least `least`.
 *
 * @throws NumbersGameError `invalid-range`; `too-large` for one that no array holds.
 */
export function checkRange(from: unknown, to: unknown, least: number): void {
  checkBound(from, 'from', least);
  checkBound(to, 'to', from);
  if (to - from < MAX_RANGE) return;
  throw unexpected('too-large', 'to', `at most ${MAX_RANGE} targets from ${from}`, to);
}

function checkBound(value: unknown, name: string, least: number): asserts value is number {
  if (Number.isSafeInteger(value) && (value as number) >= least) return;
  throw unexpected('invalid-range', name, `an integer from ${least} to ${Number.MAX_SAFE_INTEGER}`, value);
}

/**
 * Checks an optional distance to a target: an integer or a fraction, not negative.
 *
 * @throws NumbersGameError `invalid-option`; `too-large` for one of over 1000 digits.
 */
export function parseDistance(distance: unknown, name: string): Fraction | null {
  if (distance === undefined) return null;
  const value = readFraction(distance, name);
  if (value !== undefined && value.numerator >= 0n) return value;
  throw unexpected('invalid-option', name, "an integer from 0 or a fraction 'p/q'", distance);
}

/** Whether a leaf is an ace that is worth 1 or 11. */
export function isEitherAce(leaf: Leaf): boolean {
  return leaf.length === 2 && leaf[0] === 1 && leaf[1] === 11;
}

function parseRules(rules: unknown): Rules {
  if (rules === undefined || rules === countdown) return countdown;
  checkProperties(rules, RULES_PROPERTIES, 'rules');
  const { values, use, operators } = rules as Partial<Rules>;
  const kind = parseChoice(values, VALUES, undefined, 'rules.values');
  const parsed = {
    values: kind === 'natural' ? kind : ('rational' as const),
    use: parseChoice(use, USES, undefined, 'rules.use'),
  };
  const allowed = parseOperators(operators);
  return allowed === undefined ? parsed : { ...parsed, operators: allowed };
}

/** Fewer than the four operators in their usual order; undefined for all four. */
function parseOperators(operators: unknown): readonly Operator[] | undefined {
  if (operators === undefined) return undefined;
  const isList = Array.isArray(operators) && operators.length > 0;
  if (!isList) throw unexpected('invalid-option', 'rules.operators', 'a list of at least one operator', operators);
  for (const [index, operator] of (operators as unknown[]).entries()) {
    parseChoice(operator, OPERATORS, undefined, `rules.operators[${index}]`);
    if (operators.indexOf(operator) === index) continue;
    throw unexpected('invalid-option', `rules.operators[${index}]`, 'each operator once', operator);
  }
  return operators.length === OPERATORS.length
    ? undefined
    : OPERATORS.filter((operator) => (operators as unknown[]).includes(operator));
}

function parseNumbers(numbers: unknown, eitherAce: boolean): Leaf[] {
  if (!Array.isArray(numbers)) {
    throw unexpected('invalid-numbers', 'numbers', `an array of 1 to ${MAX_NUMBERS} numbers`, numbers);
  }
  if (numbers.length < 1 || numbers.length > MAX_NUMBERS) {
    throw unexpected('invalid-numbers', 'numbers', `1 to ${MAX_NUMBERS} numbers`, numbers.length);
  }
  const leaves: Leaf[] = [];
  for (let index = 0; index < numbers.length; index++) {
    const leaf = parseLeaf(numbers[index], eitherAce, index);
    let place = leaves.length;
    while (place > 0 && isBefore(leaf, leaves[place - 1])) {
      leaves[place] = leaves[place - 1];
      place--;
    }
    leaves[place] = leaf;
  }
  return leaves;
}

function parseLeaf(value: unknown, eitherAce: boolean, index: number): Leaf {
  if (isGivenNumber(value)) return value < SMALL_LEAVES.length ? SMALL_LEAVES[value] : [value];
  if (isCard(value)) {
    const letter = value.toUpperCase();
    return letter === 'A' && eitherAce ? EITHER_ACE : SMALL_LEAVES[CARD_VALUES[letter]];
  }
  if (isAlternatives(value)) return parseAlternatives(value, index);
  throw unexpected('invalid-numbers', `numbers[${index}]`, `${EXPECTED_INTEGER} or a card A J Q K`, value);
}

function parseAlternatives({ oneOf }: Alternatives, index: number): Leaf {
  if (oneOf.length === 0) {
    throw new NumbersGameError(
      'invalid-numbers',
      `numbers[${index}].oneOf: expected at least one integer, got an empty array`,
    );
  }
  for (let choice = 0; choice < oneOf.length; choice++) {
    if (!isGivenNumber(oneOf[choice])) {
      const name = `numbers[${index}].oneOf[${choice}]`;
      throw unexpected('invalid-numbers', name, EXPECTED_INTEGER, oneOf[choice]);
    }
  }
  return [...new Set(oneOf)].sort((a, b) => a - b);
}

/** Whether a value may be a given number. */
export function isGivenNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}

function isCard(value: unknown): value is Card {
  return typeof value === 'string' && value.length === 1 && 'AJQKajqk'.includes(value);
}

function isAlternatives(value: unknown): value is Alternatives {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray((value as Partial<Alternatives>).oneOf) && Object.keys(value).length === 1;
}

/** The order of leaves: by the first value in which they differ, a list before its longer continuations. */
function isBefore(left: Leaf, right: Leaf): boolean {
  if (left[0] !== right[0]) return left[0] < right[0]; // nearly always
  const shorter = Math.min(left.length, right.length);
  for (let choice = 1; choice < shorter; choice++) {
    if (left[choice] !== right[choice]) return left[choice] < right[choice];
  }
  return left.length < right.length;
}

function parseTarget(target: unknown, rules: Rules): Fraction {
  if (target === undefined && rules.values === 'rational' && rules.use === 'all') {
    return { numerator: BigInt(DEFAULT_TARGET), denominator: 1n };
  }
  const value = readFraction(target, 'target');
  if (
    value !== undefined &&
    (rules.values === 'rational' || (value.denominator === 1n && value.numerator > 0n))
  ) {
    return value;
  }
  const expected =
    rules.values === 'natural'
      ? 'a positive integer (from 2^53 on as text)'
      : "an integer (from 2^53 on as text) or a fraction 'p/q'";
  throw unexpected('invalid-target', 'target', expected, target);
}

/** A safe integer, or text `p` or `p/q` with q > 0, in lowest terms. Undefined if it is neither. */
function readFraction(value: unknown, name: string): Fraction | undefined {
  if (Number.isSafeInteger(value)) return { numerator: BigInt(value as number), denominator: 1n };
  if (typeof value !== 'string') return undefined;
  const match: readonly (string | undefined)[] | null = /^(-?\d+)(?:\/(\d+))?$/.exec(value);
  if (match === null) return undefined;
  if (value.length > MAX_TARGET_DIGITS) {
    throw unexpected('too-large', name, `at most ${MAX_TARGET_DIGITS} digits`, value);
  }
  const [, numerator = '', denominator = '1'] = match;
  const fraction = { numerator: BigInt(numerator), denominator: BigInt(denominator) };
  return fraction.denominator === 0n ? undefined : reduce(fraction);
}
