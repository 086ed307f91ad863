// The value that is nearest to a target which cannot be made: by distance, then fewest operations, then the
// smaller value.
//
// Every value is visited (scan-values.ts). A double tells nearly all of them from the best one; what may be
// as good is compared exactly.
import { distanceOf, isEqual, isLess, reduce, type Fraction } from '../../core/fraction.js';
import { errorOf, Scan } from './scan-values.js';
import type { SubsetGraph } from './subset-graph.js';

export interface NearestSubsetValue {
  readonly value: Fraction;
  /** How many numbers it is made of. */
  readonly size: number;
}

interface NearestCandidate extends NearestSubsetValue {
  readonly distance: Fraction;
}

/** The nearest value; null if there is none, because natural rules allow no expression of all numbers. */
export function findNearest(
  search: SubsetGraph,
  target: Fraction,
  usesAll: boolean,
): NearestSubsetValue | null {
  const { isExact } = search.values;
  const scan = new Scan(search);
  const wanted = clamp(target, search.most);
  const approximateTarget = approximate(wanted);
  /** The value or its distance may be off by so much, beside what the error of the value says. */
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

/** Whether two fractions are the same; false also if doubles cannot tell. */
function isSameQuotient(p: number, q: number, otherP: number, otherQ: number): boolean {
  const product = p * otherQ;
  return product === q * otherP && Math.abs(product) < 2 ** 53;
}

/** No value is beyond `most`, so the nearest to a target further off is the nearest to that. */
function clamp(target: Fraction, most: bigint): Fraction {
  const { numerator, denominator } = target;
  if (numerator > most * denominator) return { numerator: most + 1n, denominator: 1n };
  if (-numerator > most * denominator) return { numerator: -most - 1n, denominator: 1n };
  return target;
}

/** The double next to a fraction, but for a rounding or two. */
function approximate({ numerator, denominator }: Fraction): number {
  const extra = BigInt(Math.max(0, 64 + denominator.toString(2).length - numerator.toString(2).length));
  return Number((numerator << extra) / denominator) / 2 ** Number(extra);
}
