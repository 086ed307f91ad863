// Bounds how far an answer is from the target, to pass over choices of aces that cannot be the best: ten aces
// have 1024, and an exact judgement of each takes 0.03 ms, or 0.4 ms with square roots inside one another.
//
// The answer is evaluated in doubles with a bound of the error: by the standard model of floating-point
// arithmetic (Higham, Accuracy and Stability of Numerical Algorithms, section 2.2) each operation adds at
// most 2^-53 of its result; here it is 2^-51, which also covers the rounding of the bound itself. One pass
// takes all choices at once: a part without aces has one value, any other a value for each choice.
import {
  division,
  evaluateIntegers,
  isBasic,
  multiplication,
  type OperatorRow,
} from '../core/operator-notation.js';
import { squareRoot } from '../expression/operators/square-root.js';
import { combineItems, type Item, type Operand } from '../reading/postfix-items.js';
import { toFraction, type JudgedValue } from '../reading/judged-value.js';

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

/** Values of a part of an expression, and their errors: one for all choices of aces, or one for each. */
interface Values {
  readonly numbers: Float64Array;
  readonly errors: Float64Array;
}

/**
 * Bounds the distances of an expression in postfix order from a target from below, for each choice of aces:
 * the i-th ace counts 11 if bit i of the index is set. NaN if that fails.
 *
 * @param firstAce which ace of the answer the first one of the expression is
 * @param choices a power of two
 */
export function boundDistances(
  items: readonly Item[],
  firstAce: number,
  choices: number,
  target: JudgedValue,
): Float64Array {
  let aces = firstAce;
  const take = (operand: Operand): Values => {
    if (operand === 'A') {
      const ace = aces++;
      const numbers = Float64Array.from({ length: choices }, (_, i) => ((i >> ace) & 1 ? 11 : 1));
      return { numbers, errors: new Float64Array(choices) };
    }
    const [number, error] = typeof operand === 'number' ? [operand, 0] : approximate(operand);
    return { numbers: Float64Array.of(number), errors: Float64Array.of(error) };
  };
  const negate = ({ numbers, errors }: Values) => ({ numbers: numbers.map((number) => -number), errors });
  const { numbers, errors } = combineItems(items, take, negate, applyToAll);
  const [right, errorRight] = approximate(target);
  return Float64Array.from({ length: choices }, (_, i) => {
    const at = i & (numbers.length - 1);
    const [distance, error] = round(Math.abs(numbers[at] - right), errors[at] + errorRight);
    return distance - error;
  });
}

/** Applies an operator of one or two operands for each choice. */
function applyToAll(row: OperatorRow, [left, right = left]: readonly Values[]): Values {
  const length = Math.max(left.numbers.length, right.numbers.length);
  const numbers = new Float64Array(length);
  const errors = new Float64Array(length);
  const [maskA, maskB] = [left.numbers.length - 1, right.numbers.length - 1];
  for (let i = 0; i < length; i++) {
    const a = left.numbers[i & maskA];
    const b = right.numbers[i & maskB];
    const errorA = left.errors[i & maskA];
    const errorB = right.errors[i & maskB];
    let number = NaN;
    let error = errorA + errorB;
    if (row === squareRoot) {
      number = Math.sqrt(b);
      error = b > errorB ? errorB / number : NaN;
    } else if (row === multiplication) {
      number = a * b;
      error = Math.abs(a) * errorB + Math.abs(b) * errorA + errorA * errorB;
    } else if (row === division) {
      number = a / b;
      const least = Math.abs(b) - errorB;
      error = least > 0 ? (errorA + Math.abs(number) * errorB) / least : NaN;
    } else if (isBasic(row)) number = evaluateIntegers(row, a, b);
    numbers[i] = number;
    errors[i] = error + 2 ** -51 * (Math.abs(number) + error);
  }
  return { numbers, errors };
}
