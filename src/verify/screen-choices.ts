// Bounds how far an answer is from the target, to pass over choices of aces that cannot be the best: ten aces
// have 1024, and an exact judgement of each takes 0.03 ms, or 0.4 ms with square roots inside one another.
//
// The answer is evaluated in doubles with a bound of the error: by the standard model of floating-point
// arithmetic (Higham, Accuracy and Stability of Numerical Algorithms, section 2.2) each operation adds at
// most 2^-53 of its result; here it is 2^-51, which also covers the rounding of the bound itself.
import { evaluateIntegers, isBasic, multiplication, division } from '../core/operator-notation.js';
import { squareRoot } from '../expression/operators/square-root.js';
import { worthOf } from './calculator.js';
import type { Item } from './record-expression.js';
import { toFraction, type JudgedValue } from './judged-value.js';

/** Number, and the most by which the exact value may differ from it. */
type Approximation = readonly [number: number, error: number];

function round(number: number, error: number): Approximation {
  return [number, error + 2 ** -51 * (Math.abs(number) + error)];
}

function approximate(value: JudgedValue): Approximation {
  const { numerator, denominator } = toFraction(value);
  return round(Number(numerator) / Number(denominator), 0);
}

/** Rounds a distance up to a number; null becomes 0. */
export function roundUp(distance: JudgedValue | null): number {
  if (distance === null) return 0;
  const [number, error] = approximate(distance);
  return number + error;
}

/** Bounds the distance of an expression in postfix order from a target from below; NaN if that fails. */
export function boundDistance(items: readonly Item[], target: JudgedValue): number {
  const stack: Approximation[] = [];
  for (const item of items) {
    if (item === 'sign') {
      const [number, error] = stack.pop()!;
      stack.push([-number, error]);
    } else if (typeof item === 'object' && 'row' in item) {
      const [b, errorB] = stack.pop()!;
      if (item.row === squareRoot) {
        const number = Math.sqrt(b);
        stack.push(round(number, b > errorB ? errorB / number : NaN));
      } else if (isBasic(item.row)) {
        const [a, errorA] = stack.pop()!;
        const number = item.row === division ? a / b : evaluateIntegers(item.row, a, b);
        let error = errorA + errorB;
        if (item.row === multiplication)
          error = Math.abs(a) * errorB + Math.abs(b) * errorA + errorA * errorB;
        if (item.row === division) {
          const least = Math.abs(b) - errorB;
          error = least > 0 ? (errorA + Math.abs(number) * errorB) / least : NaN;
        }
        stack.push(round(number, error));
      } else return NaN;
    } else stack.push(approximate(worthOf(item)));
  }
  const [[left, errorLeft], [right, errorRight]] = [stack[0], approximate(target)];
  const [distance, error] = round(Math.abs(left - right), errorLeft + errorRight);
  return distance - error;
}
