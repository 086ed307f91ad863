// The four operators as parts of the search (expression/operators/operator-parts.ts), so that it computes
// with all operators alike. A `switch` on the code with cases for the four takes as long.
import { LARGE, OUTSIDE, SMALL } from '../../expression/doubles/small-fraction.js';
import { ANYTHING, NOTHING, bounded, type SearchPart } from '../../expression/operators/operator-parts.js';
import type { OperatorCodes } from './operator-codes.js';

const addition: SearchPart = {
  compute: (a, b, c, d, _, result) => (isSmall(a, b, c, d) ? result.reduce(a * d + c * b, b * d) : LARGE),
  enclose: (left, right, _, result) => bounded(result.setSum(left, right, 1)),
  invert: (_, target, known, __, other) => bounded(other.setSum(target, known, -1)),
};

const subtraction: SearchPart = {
  compute: (a, b, c, d, _, result) => (isSmall(a, b, c, d) ? result.reduce(a * d - c * b, b * d) : LARGE),
  enclose: (left, right, _, result) => bounded(result.setSum(left, right, -1)),
  invert: (knowsLeft, target, known, _, other) =>
    bounded(knowsLeft ? other.setSum(known, target, -1) : other.setSum(target, known, 1)),
};

const multiplication: SearchPart = {
  compute: (a, b, c, d, _, result) => (isSmall(a, b, c, d) ? result.reduce(a * c, b * d) : LARGE),
  enclose: (left, right, _, result) => bounded(result.setProduct(left, right)),
  invert(_, target, known, __, other) {
    if (known.x === 0) return target.contains(0) ? ANYTHING : NOTHING;
    return bounded(other.setQuotient(target, known));
  },
};

const division: SearchPart = {
  compute(a, b, c, d, _, result) {
    if (c === 0) return OUTSIDE;
    if (!isSmall(a, b, c, d)) return LARGE;
    return c > 0 ? result.reduce(a * d, b * c) : result.reduce(-a * d, -b * c);
  },
  enclose: (left, right, _, result) => bounded(result.setQuotient(left, right)),
  invert(knowsLeft, target, known, _, other) {
    if (!knowsLeft) return known.x === 0 ? NOTHING : bounded(other.setProduct(target, known));
    if (known.x === 0) return target.contains(0) ? ANYTHING : NOTHING;
    return target.isExactly(0) ? NOTHING : bounded(other.setQuotient(known, target));
  },
};

export function partsOf({ parts }: OperatorCodes): readonly SearchPart[] {
  return Object.assign([...parts], [addition, subtraction, multiplication, division]);
}

/** Whether a sum or product is small: its parts are at most this bound, before and after reduction. */
function isSmall(a: number, b: number, c: number, d: number): boolean {
  return (Math.abs(a) + b) * (Math.abs(c) + d) < SMALL;
}
