// One puzzle under rational or integer rules: an expression of the target, or of the value nearest to it.
//
// The engine finds the nearest values on either side of the target that are made of exactly one number, of
// two, and so on; distances are compared here. The engine knows only values from 0 on. A negative target is
// therefore looked for among the negations of values, and also among values from 0 on, which may be nearer
// than any negation.
import type { Found } from '../engine.js';
import type { FormsInstance } from '../wasm/forms-instance.js';
import { distanceOf, isLess, isZero, negate, ZERO, type Fraction } from '../../core/fraction.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';

interface NearestRational extends Found {
  readonly distance: Fraction;
}

/**
 * Finds an expression of the target, or of the nearest value if that is requested; null if there is none.
 *
 * @throws NumbersGameError `too-large`, `out-of-memory`
 */
export function findRational(forms: FormsInstance, puzzle: ParsedPuzzle, nearest: boolean): Found | null {
  const expression = forms.first(puzzle, nearest);
  if (expression !== null) return { expression, value: puzzle.target };
  return nearest ? findNearest(forms, puzzle) : null;
}

function findNearest(forms: FormsInstance, puzzle: ParsedPuzzle): Found | null {
  const { leaves, rules, target } = puzzle;
  const magnitude = distanceOf(target, ZERO);
  const isNegative = target.numerator < 0n;
  const takesNegations = target.numerator <= 0n;
  let best: NearestRational | null = null;
  for (let size = rules.use === 'all' ? leaves.length : 1; size <= leaves.length; size++) {
    const ofSize: NearestRational[] = [];
    const search = (from: Fraction, negated: boolean, within: number) => {
      for (const { value, expression } of forms.nearest(puzzle, from, size, negated, within)) {
        const signed = negated ? negate(value) : value;
        ofSize.push({ value: signed, expression, distance: distanceOf(signed, target) });
      }
    };
    const within = best === null ? Infinity : roundUp(best.distance);
    if (takesNegations) search(magnitude, true, within);
    if (!isNegative) search(magnitude, false, within);
    else if (within >= roundDown(magnitude)) search(ZERO, false, within - roundDown(magnitude));
    for (const each of ofSize.sort(compareNearest)) {
      if (isZero(each.distance)) return each;
      if (best === null || isLess(each.distance, best.distance)) best = each;
    }
  }
  return best;
}

/** Compares by distance, then by value. */
function compareNearest(a: NearestRational, b: NearestRational): number {
  if (isLess(a.distance, b.distance)) return -1;
  if (isLess(b.distance, a.distance)) return 1;
  return Number(isLess(b.value, a.value)) - Number(isLess(a.value, b.value));
}

/** Returns a number that is at least a fraction, and only slightly above it. */
function roundUp(value: Fraction): number {
  return approximate(value) * (1 + 2 ** -40);
}

/** Returns a number that is at most a fraction, and only slightly below it. */
function roundDown(value: Fraction): number {
  return Math.min(approximate(value), Number.MAX_VALUE) * (1 - 2 ** -40);
}

/** Converts a fraction to a number; one that is too large becomes Infinity. Denominators are below 2^128. */
function approximate({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator);
}
