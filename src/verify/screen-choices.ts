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
import { isApplication, type Item } from '../reading/postfix-items.js';
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

function createValues(length: number): Values {
  return { numbers: new Float64Array(length), errors: new Float64Array(length) };
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
  const stack: Values[] = [];
  let aces = firstAce;
  for (const item of items) {
    if (item === 'sign') {
      const { numbers } = stack[stack.length - 1];
      for (let i = 0; i < numbers.length; i++) numbers[i] *= -1;
    } else if (item === 'A') {
      const values = createValues(choices);
      for (let i = 0; i < choices; i++) values.numbers[i] = (i >> aces) & 1 ? 11 : 1;
      stack.push(values);
      aces++;
    } else if (isApplication(item)) {
      const operands = stack.splice(-item.count);
      stack.push(applyToAll(item.row, operands[0], operands[operands.length - 1]));
    } else {
      const values = createValues(1);
      [values.numbers[0], values.errors[0]] = typeof item === 'number' ? [item, 0] : approximate(item);
      stack.push(values);
    }
  }
  const [right, errorRight] = approximate(target);
  const [{ numbers, errors }] = stack;
  return Float64Array.from({ length: choices }, (_, i) => {
    const at = i & (numbers.length - 1);
    const [distance, error] = round(Math.abs(numbers[at] - right), errors[at] + errorRight);
    return distance - error;
  });
}

/** Applies an operator for each choice. @param right the last operand, which may be the first */
function applyToAll(row: OperatorRow, left: Values, right: Values): Values {
  const length = Math.max(left.numbers.length, right.numbers.length);
  const { numbers, errors } = createValues(length);
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
