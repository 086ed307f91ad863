// Reads a query: checks it, fills in the defaults, and lists its boards with the numbers that each may
// represent.
//
// Exactness over the four operators: an expression is a pair of doubles p / q that is never reduced. |p| +
// |q| of a result is at most the product of |p| + |q| of its operands: for a sum |ad + bc| + |bd| <= (|a| +
// |b|)(|c| + |d|), and likewise for the other three. So it is at most the product of c + 1 over the cards,
// and comparing with the target multiplies by at most |p| + |q| of the target. Below 2^53 all of this is
// exact; what may lie above is refused.
import { NumbersGameError, unexpected } from '../core/errors.js';
import { formatFraction, reduce, type Fraction } from '../core/fraction.js';
import { checkFunction, checkInteger, checkProperties, parseChoice } from '../core/options.js';
import type { Operator } from '../core/api-types.js';
import { BASIC_OPERATORS, isBasic } from '../core/operator-notation.js';
import { rowOf } from '../expression/operators/all-rows.js';
import { TEMPLATE_OPERATORS } from './template-text.js';
import type { Scope, UniverseQuery } from './templates-types.js';

const PROPERTIES = ['cards', 'size', 'target', 'groupings', 'arithmetic', 'aces', 'operators', 'onProgress'];

const MIN_SIZE = 3;
const MAX_SIZE = 5;
const MAX_CARD = 1000;
/** Second value of an ace. */
const HIGH_ACE = 11;
/**
 * Maximum number of expressions times boards: half a minute, and a few hundred megabytes. All boards of five
 * out of 17 cards are below.
 */
const MAX_EVALUATIONS = 1e10;

/** Checks a query. @throws NumbersGameError `invalid-option`, `invalid-target` or `too-large` */
export function parseScope(query: UniverseQuery): Scope {
  checkProperties(query, PROPERTIES, 'query');
  const { target = 24 } = query;
  checkInteger(query.size, 'size', MIN_SIZE, MAX_SIZE);
  const scope: Scope = {
    size: query.size,
    groupings: parseChoice(query.groupings, ['all', 'three'], 'all', 'groupings'),
    arithmetic: parseChoice(query.arithmetic, ['exact', 'float'], 'exact', 'arithmetic'),
    aces: parseChoice(query.aces, ['one', 'one-or-eleven'], 'one', 'aces'),
    target: parseTarget(target),
    operators: parseOperators(query.operators),
    cards: parseCards(query.cards),
  };
  checkFunction(query.onProgress, 'onProgress');
  if (scope.groupings === 'three' && scope.size !== 4)
    throw unexpected('invalid-option', 'groupings', '"all" if boards do not have four cards', 'three');
  checkOperators(scope);
  checkSize(scope);
  return scope;
}

/** Checks a list of cards, and sorts it. @throws NumbersGameError `invalid-option` */
export function parseCards(cards: unknown): number[] {
  if (!Array.isArray(cards) || cards.length === 0)
    throw unexpected('invalid-option', 'cards', 'an array of at least one card', cards);
  if (cards.length > MAX_CARD)
    throw unexpected('invalid-option', 'cards', `at most ${MAX_CARD} cards`, cards);
  // A copy without missing elements.
  Array.from(cards as unknown[]).forEach((card, index) => {
    checkInteger(card, `cards[${index}]`, 1, MAX_CARD);
    if (cards.indexOf(card) < index)
      throw unexpected('invalid-option', `cards[${index}]`, 'each card once', card);
  });
  return (cards as number[]).toSorted((a, b) => a - b);
}

/** Checks a target, and writes it in lowest terms. @throws NumbersGameError `invalid-target` */
export function parseTarget(target: unknown): string {
  const text = typeof target === 'number' ? String(target) : target;
  const match = typeof text === 'string' ? /^(-?\d{1,15})(?:\/(\d{1,15}))?$/.exec(text) : null;
  const [, numerator, denominator = '1'] = match ?? [];
  if (match === null || /^0+$/.test(denominator))
    throw unexpected('invalid-target', 'target', 'an integer or text p/q of at most 15 digits each', target);
  return formatFraction(reduce({ numerator: BigInt(numerator), denominator: BigInt(denominator) }));
}

/** Converts a target in lowest terms to a fraction. */
export function toFraction(target: string): Fraction {
  const [numerator, denominator] = splitTarget(target).map(BigInt);
  return { numerator, denominator };
}

function parseOperators(operators: unknown): Operator[] {
  if (operators === undefined) return [...BASIC_OPERATORS];
  const most = TEMPLATE_OPERATORS.length;
  if (!Array.isArray(operators) || operators.length === 0 || operators.length > most)
    throw unexpected('invalid-option', 'operators', `an array of 1 to ${most} operators`, operators);
  Array.from(operators as unknown[]).forEach((operator, index) => {
    const name = `operators[${index}]`;
    parseChoice(operator, TEMPLATE_OPERATORS, undefined, name);
    if (operators.indexOf(operator) < index)
      throw unexpected('invalid-option', name, 'each operator once', operator);
  });
  return TEMPLATE_OPERATORS.filter((operator) => operators.includes(operator));
}

/** Whether to search for solutions: if exact values may be irrational, or too large for doubles. */
export function isSearched({ operators, arithmetic }: Scope): boolean {
  return arithmetic === 'exact' && !operators.every((operator) => isBasic(rowOf(operator)));
}

function checkOperators({ operators, groupings, arithmetic }: Scope): void {
  const other = operators.find((operator) => rowOf(operator).arity !== 2);
  if (other === undefined || (groupings === 'all' && arithmetic === 'exact')) return;
  const expected = 'operators of two numbers with groupings "three" or arithmetic "float"';
  throw unexpected('invalid-option', 'operators', expected, other);
}

function checkSize(scope: Scope): void {
  const { cards, size, target, aces } = scope;
  const [numerator, denominator] = splitTarget(target);
  const largest = Math.max(...cards, aces === 'one-or-eleven' && cards.includes(1) ? HIGH_ACE : 0);
  const bound = (Math.abs(numerator) + denominator) * (largest + 1) ** size;
  if (!isSearched(scope) && bound > Number.MAX_SAFE_INTEGER) {
    const message = `cards: expected cards whose fractions are exact in 53 bits with target ${target}`;
    throw new NumbersGameError('too-large', `${message}, got ${size} cards up to ${largest}`);
  }
  const evaluations = countBoards(scope) * countExpressions(scope);
  if (evaluations > MAX_EVALUATIONS) {
    const message = `cards: expected at most ${MAX_EVALUATIONS} evaluations, boards times expressions`;
    throw new NumbersGameError('too-large', `${message}, got ${evaluations}`);
  }
}

/** Returns numerator and denominator of a target in lowest terms. */
export function splitTarget(target: string): [number, number] {
  const [numerator, denominator = 1] = target.split('/').map(Number);
  return [numerator, denominator];
}

/** Returns the number of boards of a scope, solvable or not. */
export function countBoards({ cards, size }: Pick<Scope, 'cards' | 'size'>): number {
  let count = 1;
  for (let i = 1; i <= size; i++) count = (count * (cards.length + i - 1)) / i;
  return count;
}

/**
 * Returns the number of expressions of a scope: orders of the numbers, choices of operators, and groupings.
 * Unary operators are counted as if they were binary.
 */
export function countExpressions({ size, groupings, operators }: Scope): number {
  const orders = { 3: 6, 4: 24, 5: 120 }[size]!;
  const trees = groupings === 'three' ? 3 : { 3: 2, 4: 5, 5: 14 }[size]!;
  return orders * trees * operators.length ** (size - 1);
}

/** Yields every board, ascending, in lexicographic order. */
export function* enumerateBoards(cards: readonly number[], size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else {
    for (let i = from; i < cards.length; i++) {
      for (const rest of enumerateBoards(cards, size - 1, i)) yield [cards[i], ...rest];
    }
  }
}

/**
 * Returns the numbers that a board may represent, ascending: one list, or with aces one for each number of
 * aces that count 11.
 */
export function choicesOf(board: readonly number[], aces: Scope['aces']): number[][] {
  const ones = aces === 'one' ? 0 : board.lastIndexOf(1) + 1;
  return Array.from({ length: ones + 1 }, (_, high) => {
    const choice = board.map((card, index) => (index < high ? HIGH_ACE : card));
    return choice.sort((a, b) => a - b);
  });
}
