// Proves that a program with operators beyond the four solves every board of its cards that its templates
// solve.
//
// Programs compute with fractions, single roots and single logarithms (emit-program.ts). On each board,
// exact/ evaluates the templates exactly. A template with the value of the target counts if all its values
// are of these kinds, and if the bounds of all intermediate integers stay below the limit of the programs.
// The bounds follow the formulas of the programs. They are generous, and two logarithms are never combined;
// all boards of 24s pass nevertheless.
import { NumbersGameError } from '../../core/errors.js';
import { integer, type Fraction } from '../../core/fraction.js';
import { DEFAULT_LIMITS } from '../../core/puzzle/largest-operands.js';
import type { Expression, Operator } from '../../core/api-types.js';
import { apply } from '../../expression/exact/apply-operator.js';
import { isEqual } from '../../expression/exact/exact-arithmetic.js';
import { bitLength } from '../../expression/exact/integer-roots.js';
import { isRational, type ExactValue } from '../../expression/exact/exact-value.js';
import { addition, division, multiplication, subtraction } from '../../core/operator-notation.js';
import { concatenation } from '../../expression/operators/concatenation.js';
import { factorial } from '../../expression/operators/factorial.js';
import { logarithm } from '../../expression/operators/logarithm.js';
import { modulo } from '../../expression/operators/modulo.js';
import { power } from '../../expression/operators/power.js';
import { root } from '../../expression/operators/root.js';
import { squareRoot } from '../../expression/operators/square-root.js';
import { choicesOf, countBoards, enumerateBoards } from '../parse-scope.js';
import { evaluateTree, type TemplateOperator } from '../template-text.js';
import type { Scope } from '../templates-types.js';

interface Stored {
  readonly value: ExactValue;
  /** Kind: s * b^(1/k), with k = 1 for a fraction; ln(b) / ln(a); or a value programs cannot store. */
  readonly kind: 'root' | 'log' | 'other';
  /** Bound of the number of binary digits of a and b. */
  readonly size: number;
  readonly k: number;
  /** Bound of the number of binary digits of all integers so far. */
  readonly bits: number;
}

/** Maximum number of binary digits of an integer, in every program. */
const MAX_BITS = 4096;

/** Maximum number of boards times templates, which take half a minute. */
const MAX_EVALUATIONS = 1e5;

/**
 * Checks the templates of a program.
 *
 * @param templates trees of the templates
 * @throws NumbersGameError `too-large` if the program would miss a board that the templates solve
 */
export function checkProgram(
  templates: readonly Expression[],
  target: Fraction,
  scope: Pick<Scope, 'cards' | 'size' | 'aces'>,
): void {
  const pairs = countBoards(scope) * templates.length;
  if (pairs > MAX_EVALUATIONS) {
    const expected = `at most ${MAX_EVALUATIONS} pairs of a board and a template, so that all can be checked`;
    throw new NumbersGameError('too-large', `cards: expected ${expected}, got ${pairs}`);
  }
  function* listSolving(board: readonly number[]): Generator<Stored, undefined> {
    for (const choice of choicesOf(board, scope.aces)) {
      const numbers = choice.map((card) => finish(integer(card), 'root', 0, 1, 0));
      for (const tree of templates) {
        const stored = evaluateTree(tree, numbers, operate);
        if (stored !== null && isEqual(stored.value, target) === true) yield stored;
      }
    }
  }
  for (const board of enumerateBoards(scope.cards, scope.size)) {
    const values = listSolving(board);
    let isMissed = false;
    for (const { kind, bits } of values) {
      isMissed = kind === 'other' || bits > MAX_BITS;
      if (!isMissed) break;
    }
    if (!isMissed) continue;
    const expected =
      'for each board a template that the program can compute, with fractions, roots and logarithms of at ' +
      `most ${MAX_BITS} bits`;
    throw new NumbersGameError('too-large', `texts: expected ${expected}, got none for ${board.join(' ')}`);
  }
}

/** Completes a result; a fraction needs no estimate. */
function finish(value: ExactValue, kind: Stored['kind'], size: number, k: number, bits: number): Stored {
  if (!isRational(value)) return { value, kind, size, k, bits: Math.max(bits, size) };
  const own = Math.max(bitLength(value.numerator), bitLength(value.denominator));
  return { value, kind: kind === 'other' ? kind : 'root', size: own, k: 1, bits: Math.max(bits, own) };
}

/** Applies an operation as programs do; null if it is not allowed. */
function operate(operator: Operator, operands: readonly Stored[]): Stored | null {
  const values = operands.map((operand) => operand.value);
  const value = apply(operator, values, DEFAULT_LIMITS);
  if (typeof value === 'string') return null;
  const bits = Math.max(...operands.map((operand) => operand.bits));
  const [x, y = x] = operands;
  if (operands.some(({ kind }) => kind === 'other')) return finish(value, 'other', 0, 1, bits);
  const { kind, size, k, work } = estimate(operator as TemplateOperator, x, y, isRational(value));
  return finish(value, kind, size, k, Math.max(bits, work));
}

/** Estimates an operation: the kind of its result, and the binary digits of intermediate integers. */
function estimate(operator: TemplateOperator, x: Stored, y: Stored, isFraction: boolean) {
  const product = x.size * y.k + y.size * x.k;
  const other = { kind: 'other', size: 0, k: 1, work: 0 } as const;
  switch (operator) {
    case addition.operator:
    case subtraction.operator:
    case multiplication.operator:
    case division.operator: {
      if (x.kind === 'log' || y.kind === 'log') {
        const [log, factor] = x.kind === 'log' ? [x, y.value] : [y, x.value];
        if (!isRational(factor)) return other;
        return estimateLog(log.size * sumOf(factor));
      }
      const isProduct = operator === multiplication.operator || operator === division.operator;
      if (!isProduct && !isFraction) return other;
      return { kind: 'root', size: product, k: x.k * y.k, work: 2 * product + 1 } as const;
    }
    case power.operator:
      return estimatePower(x, y, isFraction);
    case root.operator: {
      const k = Math.abs(Number((y.value as Fraction).numerator));
      return { kind: 'root', size: x.size, k, work: 0 } as const;
    }
    case squareRoot.operator:
      return x.kind === 'log' ? other : ({ kind: 'root', size: x.size, k: 2 * x.k, work: 0 } as const);
    case logarithm.operator:
      if (x.kind === 'log' || y.kind === 'log') return other;
      return estimateLog(Math.max(x.size * y.k, y.size * x.k));
    case modulo.operator:
    case factorial.operator:
    case concatenation.operator:
      // These have integers as operands and results.
      return { kind: 'root', size: 0, k: 1, work: x.size + y.size + 4 } as const;
  }
}

/** Estimates the test of whether ln(b) / ln(a) is a fraction, which multiplies both parts of a and b. */
function estimateLog(size: number) {
  return { kind: 'log', size, k: 1, work: 4 * size } as const;
}

function estimatePower(x: Stored, exponent: Stored, isFraction: boolean) {
  if (isRational(exponent.value)) {
    const size = x.size * sumOf(exponent.value);
    const k = x.k * Number(exponent.value.denominator);
    const isKnown = x.kind === 'root' || sumOf(exponent.value) <= 2;
    return { kind: isKnown ? x.kind : 'other', size, k, work: size + 5 } as const;
  }
  const { work } = estimateLog(Math.max(exponent.size * x.k, x.size) + 2);
  const isKnown = isFraction && x.kind === 'root' && exponent.kind === 'log';
  return { kind: isKnown ? 'root' : 'other', size: 0, k: 1, work } as const;
}

/** Returns abs(p) + q, which is at least each power to which p/q raises. */
function sumOf({ numerator, denominator }: Fraction): number {
  return Math.abs(Number(numerator)) + Number(denominator);
}
