// The value that is nearest to a target which cannot be made: by distance, then fewest operations, then the
// smaller value.
//
// Every value is visited (scan-values.ts). Doubles distinguish nearly all of them from the best one; values
// that may be as good are compared exactly.
import { distanceOf, isEqual, isLess, reduce, type Fraction } from '../../core/fraction.js';
import { errorOf, Scan } from './scan-values.js';
import type { SubsetGraph } from './subset-graph.js';

export interface NearestSubsetValue {
  readonly value: Fraction;
  /** Number of numbers that make it. */
  readonly size: number;
}

interface NearestCandidate extends NearestSubsetValue {
  readonly distance: Fraction;
}

/** Finds the nearest value; null if natural rules allow no expression of all numbers. */
export function findNearest(
  search: SubsetGraph,
  target: Fraction,
  usesAll: boolean,
): NearestSubsetValue | null {
  const { isExact } = search.values;
  const scan = new Scan(search);
  const wanted = clamp(target, search.most);
  const approximateTarget = approximate(wanted);
  /** Rounding error of a value and its distance, in addition to the error of the value. */
  const rounding = (value: number) => (Math.abs(value) + Math.abs(approximateTarget)) * 2 ** -50;
  let best: NearestCandidate | null = null;
  let limit = Infinity;
  let [bestP, bestQ] = [0, 0];
  scan.run(usesAll, (p, m, q, o, size) => {
    const value = p / q;
    const error = (isExact ? 0 : errorOf(p, m, q, o)) + rounding(value);
    if (Math.abs(value - approximateTarget) - error > limit) return;
    // The same value again, of as many numbers or more.
    if (isExact && size >= (best?.size ?? Infinity) && isSameQuotient(p, q, bestP, bestQ)) return;
    const exact = scan.exact();
    if (exact === null) return;
    const candidate = { value: reduce(exact), size, distance: distanceOf(exact, wanted) };
    if (best !== null && !isBetter(candidate, best)) return;
    best = candidate;
    [bestP, bestQ] = [p, q];
    const distance = approximate(candidate.distance);
    limit = distance + rounding(distance);
  });
  return best;
}

function isBetter(one: NearestCandidate, other: NearestCandidate): boolean {
  if (!isEqual(one.distance, other.distance)) return isLess(one.distance, other.distance);
  return one.size !== other.size ? one.size < other.size : isLess(one.value, other.value);
}

/** Whether two fractions are known to be equal; false if doubles cannot tell. */
function isSameQuotient(p: number, q: number, otherP: number, otherQ: number): boolean {
  const product = p * otherQ;
  return product === q * otherP && Math.abs(product) < 2 ** 53;
}

/** Limits a target to `most`: no value is beyond, so the nearest value stays the same. */
function clamp(target: Fraction, most: bigint): Fraction {
  const { numerator, denominator } = target;
  if (numerator > most * denominator) return { numerator: most + 1n, denominator: 1n };
  if (-numerator > most * denominator) return { numerator: -most - 1n, denominator: 1n };
  return target;
}

/** Double next to a fraction, except for a rounding or two. */
function approximate({ numerator, denominator }: Fraction): number {
  const extra = BigInt(Math.max(0, 64 + denominator.toString(2).length - numerator.toString(2).length));
  return Number((numerator << extra) / denominator) / 2 ** Number(extra);
}
