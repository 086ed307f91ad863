// Evaluates every template on the numbers of a board.
//
// Expressions share their subtrees: for each subset of the numbers, in order of its size, the values of all
// its expressions are computed once, as pairs of the values of two parts, and an expression over all numbers
// costs one operation and one comparison. Four cards have 7,680 expressions, five 430,080. Texts are put
// together in the same order, and only for expressions that solve a board.
//
// Equal values are not merged, since each expression counts: merging would save evaluations, which take 4 ns,
// and need a hash table.
import { countBits } from '../core/bits.js';
import { DEFAULT_LIMITS } from '../core/puzzle/largest-operands.js';
import type { BasicOperator, Operator } from '../core/api-types.js';
import { addition, division, multiplication, subtraction } from '../core/operator-notation.js';
import { concatenation } from '../expression/operators/concatenation.js';
import { factorial } from '../expression/operators/factorial.js';
import { logarithm } from '../expression/operators/logarithm.js';
import { modulo } from '../expression/operators/modulo.js';
import { power } from '../expression/operators/power.js';
import { root } from '../expression/operators/root.js';
import { squareRoot } from '../expression/operators/square-root.js';
import { splitTarget } from './parse-scope.js';
import { formatTemplate, type TemplateOperator } from './template-text.js';
import type { Scope } from './templates-types.js';

/** Subset of the numbers as a bit mask, with those of its splits whose expressions are wanted. */
interface Subset {
  readonly mask: number;
  /** Pairs of masks: the numbers left and right of the last operator. */
  readonly splits: readonly (readonly [left: number, right: number])[];
  readonly expressions: number;
}

/** Largest exponent, index of a root and modulus. */
const MOST = [DEFAULT_LIMITS.exponent, DEFAULT_LIMITS.rootIndex, DEFAULT_LIMITS.modulus].map(Number);

/** Finder of the templates that solve the numbers of a board. */
export interface TemplateFinder<Key> {
  /** Reports a key of each template whose value is the target, at least once. */
  readonly solve: (numbers: readonly number[], report: (key: Key) => void) => void;
  readonly format: (key: Key) => string;
}

/** Evaluates all templates. The key of a template is its index in the order of combination. */
export function evaluateTemplates(scope: Scope): TemplateFinder<number> {
  const subsets = planSubsets(scope);
  return {
    solve: createEvaluator(scope, subsets),
    format: (index) => formatTemplateAt(index, scope, subsets),
  };
}

/**
 * Returns the subsets, smaller ones first, so that both parts of a split come before it. The last one is all
 * numbers.
 */
function planSubsets({ size, groupings, operators }: Scope): Subset[] {
  const all = 2 ** size - 1;
  const masks = Array.from({ length: all }, (_, index) => index + 1);
  masks.sort((a, b) => countBits(a) - countBits(b) || a - b);
  const counts: number[] = [];
  return masks.map((mask) => {
    const splits: [number, number][] = [];
    for (let left = (mask - 1) & mask; left > 0; left = (left - 1) & mask) {
      // None of the three groupings has a single number to the left of the last operator.
      const isWanted = groupings === 'all' || mask !== all || countBits(left) > 1;
      if (isWanted) splits.push([left, mask ^ left]);
    }
    const pairs = splits.reduce((sum, [left, right]) => sum + counts[left] * counts[right], 0);
    counts[mask] = splits.length > 0 ? pairs * operators.length : Number(countBits(mask) === 1);
    return { mask, splits, expressions: counts[mask] };
  });
}

/** Returns a function that reports the index of each expression whose value on a board is the target. */
function createEvaluator({ target, arithmetic, operators }: Scope, subsets: readonly Subset[]) {
  const [targetNumerator, targetDenominator] = splitTarget(target);
  const wanted = targetNumerator / targetDenominator;
  const numerators: Float64Array[] = [];
  const denominators: Float64Array[] = [];
  for (const { mask, expressions } of subsets) {
    numerators[mask] = new Float64Array(expressions);
    denominators[mask] = new Float64Array(expressions).fill(1);
  }
  const all = subsets.at(-1)!;
  const combine = arithmetic === 'exact' ? combineFractions : combineDoubles;
  return (board: readonly number[], report: (index: number) => void) => {
    board.forEach((number, index) => (numerators[1 << index][0] = number));
    for (const subset of subsets) combine(subset, operators, numerators, denominators);
    const p = numerators[all.mask];
    const q = denominators[all.mask];
    if (arithmetic === 'exact') {
      for (let i = 0; i < p.length; i++) if (p[i] * targetDenominator === q[i] * targetNumerator) report(i);
    } else {
      for (let i = 0; i < p.length; i++) if (p[i] === wanted) report(i);
    }
  };
}

/** Computes the values of a subset as fractions p / q, not reduced; NaN / NaN after a division by zero. */
function combineFractions(
  { mask, splits }: Subset,
  operators: readonly Operator[],
  numerators: readonly Float64Array[],
  denominators: readonly Float64Array[],
): void {
  const p = numerators[mask];
  const q = denominators[mask];
  let at = 0;
  for (const [left, right] of splits) {
    const [a, b, c, d] = [numerators[left], denominators[left], numerators[right], denominators[right]];
    for (const operator of operators) {
      const isSum = operator === addition.operator;
      const isDifference = operator === subtraction.operator;
      const isProduct = operator === multiplication.operator;
      for (let i = 0; i < a.length; i++) {
        for (let j = 0; j < c.length; j++, at++) {
          q[at] = b[i] * d[j];
          if (isSum) p[at] = a[i] * d[j] + c[j] * b[i];
          else if (isDifference) p[at] = a[i] * d[j] - c[j] * b[i];
          else if (isProduct) p[at] = a[i] * c[j];
          else {
            p[at] = a[i] * d[j];
            q[at] = c[j] === 0 ? NaN : b[i] * c[j];
          }
        }
      }
    }
  }
}

/** Computes the values of a subset as doubles, in `numerators`. */
function combineDoubles(
  { mask, splits }: Subset,
  operators: readonly Operator[],
  numerators: readonly Float64Array[],
): void {
  const p = numerators[mask];
  let at = 0;
  for (const [left, right] of splits) {
    const [a, c] = [numerators[left], numerators[right]];
    for (const operator of operators) {
      for (let i = 0; i < a.length; i++) {
        for (let j = 0; j < c.length; j++, at++) {
          if (operator === addition.operator) p[at] = a[i] + c[j];
          else if (operator === subtraction.operator) p[at] = a[i] - c[j];
          else if (operator === multiplication.operator) p[at] = a[i] * c[j];
          else if (operator === division.operator) p[at] = c[j] === 0 ? NaN : a[i] / c[j];
          else p[at] = operateOnDoubles(operator as FurtherTemplateOperator, a[i], c[j]);
        }
      }
    }
  }
}

type FurtherTemplateOperator = Exclude<TemplateOperator, BasicOperator>;

/** Applies an operator beyond the four to doubles; NaN outside its domain. */
function operateOnDoubles(operator: FurtherTemplateOperator, left: number, right: number): number {
  const [exponent, rootIndex, modulus] = MOST;
  const isWithin = (most: number) => Number.isInteger(right) && right !== 0 && Math.abs(right) <= most;
  const isCounting = Number.isInteger(left) && left > 0;
  switch (operator) {
    case power.operator:
      return left > 0 && Math.abs(right) <= exponent ? left ** right : NaN;
    case root.operator:
      return isCounting && isWithin(rootIndex) ? left ** (1 / right) : NaN;
    case logarithm.operator:
      return left > 0 && left !== 1 && right > 0 ? Math.log(right) / Math.log(left) : NaN;
    case modulo.operator:
      return isCounting && isWithin(modulus) ? left - right * Math.floor(left / right) : NaN;
    case squareRoot.operator:
    case factorial.operator:
    case concatenation.operator:
      // Refused with doubles: parse-scope.ts.
      return NaN;
  }
}

/**
 * Returns the text of the expression at an index, by counting through splits, operators and operands in the
 * order of their combination.
 */
function formatTemplateAt(index: number, { operators }: Scope, subsets: readonly Subset[]): string {
  const byMask: Subset[] = [];
  for (const subset of subsets) byMask[subset.mask] = subset;
  const format = ({ mask, splits }: Subset, rest: number): string => {
    for (const [left, right] of splits) {
      const [a, c] = [byMask[left].expressions, byMask[right].expressions];
      if (rest < a * c * operators.length) {
        const operator = operators[Math.floor(rest / (a * c))];
        const [i, j] = [Math.floor((rest % (a * c)) / c), rest % c];
        return formatTemplate(operator, [format(byMask[left], i), format(byMask[right], j)]);
      }
      rest -= a * c * operators.length;
    }
    return `x${31 - Math.clz32(mask)}`;
  };
  return format(subsets.at(-1)!, index);
}
