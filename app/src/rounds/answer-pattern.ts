// What there is to learn from an answer: the pattern by which a person could have found it, from the last
// operations of its expression.
//
// A sum is looked at as a whole, since (a * b + c) - d is near a * b. Of several patterns the one that helps
// most is named: a multiple of a large number before a small number that is added at the end.
import type { Game } from 'numbers-game';
import { evaluate, parseExpression, type Expression } from 'numbers-game/expression';
import { isLarge } from '../../../src/play/round/deal-board.js';

/** The kinds of patterns. */
const PATTERNS = ['factors', 'multiple', 'products', 'neighbour', 'quotient', 'parts'] as const;
export type PatternKind = (typeof PATTERNS)[number];

/** A pattern, with the values that its sentence names, written as in results. */
export interface AnswerPattern {
  readonly kind: PatternKind;
  /** The value that the answer makes. */
  readonly value: number | string;
  /**
   * The values: both factors; the multiple, the large number and the rest; both products; the neighbour and
   * the number in between; dividend and divisor; both parts.
   */
  readonly values: readonly (number | string)[];
  /** Whether the last values are added, for patterns with a sum or a difference. */
  readonly isSum: boolean;
}

/** The largest number that takes a value to its neighbour. */
const MOST_AWAY = 10;

interface Term {
  readonly expression: Expression;
  readonly isAdded: boolean;
}

/**
 * Finds the pattern of an answer. Returns null if it has none: a given number, or an operation beyond the
 * four at its end.
 *
 * @param text an expression as in results
 */
export function findPattern(text: string, game: Game): AnswerPattern | null {
  return findPatternOf(parseExpression(text), game);
}

function findPatternOf(expression: Expression, game: Game): AnswerPattern | null {
  if (typeof expression === 'number' || !('left' in expression)) return null;
  const { operator, left, right } = expression;
  const value = evaluate(expression);
  const [first, last] = [evaluate(left), evaluate(right)];
  if (operator === '*') return { kind: 'factors', value, values: [first, last], isSum: false };
  if (operator === '/') return { kind: 'quotient', value, values: [first, last], isSum: false };
  if (operator !== '+' && operator !== '-') return null;
  // A rest that makes 0 leaves the pattern of the other numbers.
  const found = last === 0 ? findPatternOf(left, game) : null;
  if (found !== null) return found;
  const isSum = operator === '+';
  const terms = listTerms(expression);
  if (terms.length === 2 && terms.every(isProduct))
    return { kind: 'products', value, values: [first, last], isSum };
  return (
    findMultiple(terms, value, game) ??
    findNeighbour(expression, value, isSum) ?? { kind: 'parts', value, values: [first, last], isSum }
  );
}

/** Finds the largest multiple of a large number among the terms, and its distance from the value. */
function findMultiple(terms: readonly Term[], value: number | string, game: Game): AnswerPattern | null {
  const multiples = terms.flatMap(({ expression, isAdded }) => {
    const large = isAdded && isProduct({ expression }) ? findFactor(expression, game) : null;
    const made = evaluate(expression);
    return large === null || typeof made !== 'number' ? [] : [{ made, large }];
  });
  const [multiple] = multiples.sort((one, other) => other.made - one.made);
  if (multiples.length === 0 || typeof value !== 'number') return null;
  const { made, large } = multiple;
  const away = value - made;
  return { kind: 'multiple', value, values: [made, large, Math.abs(away)], isSum: away > 0 };
}

/** Finds a value from which a small given number leads to the whole. */
function findNeighbour(
  { left, right }: { readonly left: Expression; readonly right: Expression },
  value: number | string,
  isSum: boolean,
): AnswerPattern | null {
  const isSmall = (part: Expression) => typeof part === 'number' && part <= MOST_AWAY;
  if (isSmall(right)) return { kind: 'neighbour', value, values: [evaluate(left), evaluate(right)], isSum };
  if (!isSum || !isSmall(left)) return null;
  return { kind: 'neighbour', value, values: [evaluate(right), evaluate(left)], isSum };
}

/** Lists the terms of a sum or difference, in their order. */
function listTerms(expression: Expression, isAdded = true): Term[] {
  if (typeof expression === 'object' && 'left' in expression) {
    const { operator, left, right } = expression;
    if (operator === '+') return [...listTerms(left, isAdded), ...listTerms(right, isAdded)];
    if (operator === '-') return [...listTerms(left, isAdded), ...listTerms(right, !isAdded)];
  }
  return [{ expression, isAdded }];
}

function isProduct({ expression }: Pick<Term, 'expression'>): boolean {
  return typeof expression === 'object' && expression.operator === '*';
}

/** Finds a large given number among the factors of a product. */
function findFactor(expression: Expression, game: Game): number | null {
  if (typeof expression === 'number') return isLarge(game, expression) ? expression : null;
  if (!isProduct({ expression }) || !('left' in expression)) return null;
  return findFactor(expression.left, game) ?? findFactor(expression.right, game);
}

/** Finds the kind that is missed most, from the kinds of boards that were played. Null without boards. */
export function findWeakest(
  played: readonly { readonly kind: PatternKind; readonly isSolved: boolean }[],
): PatternKind | null {
  const weights = PATTERNS.map((kind) => {
    const some = played.filter((each) => each.kind === kind);
    const missed = some.filter(({ isSolved }) => !isSolved).length;
    // Laplace's rule: one miss of one board says less than nine of ten.
    return { kind, missed, weight: (missed + 1) / (some.length + 2) };
  }).filter(({ missed }) => missed > 0);
  return weights.sort((one, other) => other.weight - one.weight).at(0)?.kind ?? null;
}
