// Verdicts by definition: a strict recursive descent for expressions, a table for steps, values as BigInt
// fractions in lowest terms, and all ways to take the numbers. It shares nothing with src/verify, and knows
// only ASCII, cards as numbers, and steps on natural numbers.
import type { Rules } from '../../src/index.js';
import type { Reason, Verdict, VerifyPuzzle } from '../../src/verify/index.js';

type Expected = Pick<Verdict, 'reason' | 'value' | 'distance'>;
type Fraction = readonly [bigint, bigint];

interface Written {
  readonly value: Fraction | null;
  readonly numbers: number[];
  readonly isNatural: boolean;
  readonly isInteger: boolean;
}

const unread = (reason: Reason): Expected => ({ reason, value: null, distance: null });

/** The verdict on an expression. Numbers are not letters; target and distance are integers. */
export function expectedOf(text: string, puzzle: VerifyPuzzle): Expected {
  const { numbers, target, rules, leastDistance } = puzzle;
  let written: Written;
  try {
    written = readWritten(text);
  } catch (error) {
    if (error instanceof SyntaxError) return unread('not-an-expression');
    if (error instanceof TypeError) return unread('operator-not-allowed');
    throw error;
  }
  const { value } = written;
  const distance = value && lowest(abs(value[0] - BigInt(target!) * value[1]), value[1]);
  const leaves = [...numbers].map((number) => (typeof number === 'object' ? number.oneOf : [Number(number)]));
  const reasonOf = (): Reason => {
    if (written.numbers.some((number) => !leaves.some((leaf) => leaf.includes(number)))) {
      return 'number-not-given';
    }
    if (!canTake(leaves, written.numbers)) return 'number-reused';
    if (rules?.use === 'all' && written.numbers.length < leaves.length) return 'number-unused';
    if (distance === null) return 'division-by-zero';
    const unfit = unfitOf(written, rules?.values);
    if (unfit !== null) return unfit;
    if (distance[0] === 0n) return 'exact';
    const isNearest =
      leastDistance !== undefined &&
      leastDistance !== null &&
      distance[0] <= BigInt(leastDistance) * distance[1];
    return isNearest ? 'nearest' : 'wrong-value';
  };
  return { reason: reasonOf(), value: value && show(value), distance: distance && show(distance) };
}

/**
 * Reads an expression strictly.
 *
 * @throws SyntaxError if it is none, TypeError if it has a sign, `**` or `//`
 */
function readWritten(text: string): Written {
  const tokens = text.match(/\d+|\*\*|\/\/|[^\s]/g) ?? [];
  const numbers: number[] = [];
  let isNatural = true;
  let isInteger = true;
  const forbidden: string[] = [];
  let place = 0;
  const operate = (operator: string, a: Fraction | null, b: Fraction | null): Fraction | null => {
    if (a === null || b === null || (operator === '/' && b[0] === 0n)) return null;
    const results: Record<string, Fraction> = {
      '+': [a[0] * b[1] + b[0] * a[1], a[1] * b[1]],
      '-': [a[0] * b[1] - b[0] * a[1], a[1] * b[1]],
      '*': [a[0] * b[0], a[1] * b[1]],
      '/': [a[0] * b[1], a[1] * b[0]],
    };
    const [numerator, denominator] = results[operator];
    const value = lowest(numerator, denominator);
    isNatural &&= value[0] > 0n && value[1] === 1n;
    isInteger &&= value[1] === 1n;
    return value;
  };
  const atom = (): Fraction | null => {
    const token = tokens.at(place++);
    if (token === '+' || token === '-') {
      if (token === '-' && tokens.at(place) === '-') throw new SyntaxError(text); // two signs
      forbidden.push(token);
      return atom();
    }
    if (token === '(') {
      const value = level(['+', '-'], product);
      if (tokens.at(place++) !== ')') throw new SyntaxError(text);
      return value;
    }
    if (token === undefined || !/^\d/.test(token)) throw new SyntaxError(text);
    numbers.push(Number(token));
    return [BigInt(token), 1n];
  };
  const level = (operators: readonly string[], operand: () => Fraction | null): Fraction | null => {
    let value = operand();
    while (place < tokens.length && operators.includes(tokens[place])) {
      const operator = tokens[place++];
      const right = operand();
      if (operator.length === 1) value = operate(operator, value, right);
      else forbidden.push(operator);
    }
    return value;
  };
  const product = () => level(['*', '/', '**', '//'], atom);
  const value = level(['+', '-'], product);
  if (place < tokens.length) throw new SyntaxError(text);
  if (forbidden.length > 0) throw new TypeError(text);
  return { value, numbers, isNatural, isInteger };
}

/** The fault of results that the rules do not allow. */
function unfitOf({ isNatural, isInteger }: Written, values: Rules['values'] = 'natural'): Reason | null {
  if (values === 'natural' && !isNatural) return 'not-natural';
  return values === 'integer' && !isInteger ? 'not-integer' : null;
}

/** The verdict on at least two steps of natural numbers, by clearing a table. */
export function expectedOfSteps(steps: readonly string[], puzzle: VerifyPuzzle): Expected {
  const table = Array.from(puzzle.numbers, Number);
  const everThere = new Set(table);
  const faults = new Set<Reason>();
  let value: Fraction | null = null;
  let dividesByZero = false;
  for (const step of steps) {
    const [, left, operator, right, result] = /^(\d+) ([-+*/]) (\d+) = (\d+)$/.exec(step)!;
    for (const operand of [Number(left), Number(right)]) {
      const place = table.indexOf(operand);
      if (place >= 0) table.splice(place, 1);
      else faults.add(everThere.has(operand) ? 'number-reused' : 'number-not-given');
    }
    const written = readWritten(`${left} ${operator} ${right}`);
    value = written.value;
    if (value === null) dividesByZero = true;
    const unfit = unfitOf(written, puzzle.rules?.values);
    if (unfit !== null) faults.add(unfit);
    if (value !== null && String(show(value)) !== result) faults.add('wrong-result');
    table.push(Number(result));
    everThere.add(Number(result));
  }
  if (table.length > 1 && puzzle.rules?.use === 'all') faults.add('number-unused');
  if (dividesByZero) {
    faults.add('division-by-zero');
    value = null;
  }
  const distance = value && lowest(abs(value[0] - BigInt(puzzle.target!) * value[1]), value[1]);
  faults.add(distance?.[0] === 0n ? 'exact' : 'wrong-value');
  const reason = ORDER.find((fault) => faults.has(fault))!;
  return { reason, value: value && show(value), distance: distance && show(distance) };
}

const ORDER: readonly Reason[] = [
  'number-not-given',
  'number-reused',
  'number-unused',
  'division-by-zero',
  'not-natural',
  'not-integer',
  'wrong-result',
  'wrong-value',
  'exact',
];

/** Whether each number can come from a leaf of its own, by trying all ways. */
function canTake(leaves: readonly (readonly number[])[], numbers: readonly number[]): boolean {
  if (numbers.length === 0) return true;
  const [first, ...others] = numbers;
  return leaves.some((leaf, place) => leaf.includes(first) && canTake(leaves.toSpliced(place, 1), others));
}

function lowest(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [abs(numerator), abs(denominator)];
  while (b !== 0n) [a, b] = [b, a % b];
  const divisor = denominator < 0n ? -a : a;
  return [numerator / divisor, denominator / divisor];
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function show([numerator, denominator]: Fraction): number | string {
  const text = denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
  return Number.isSafeInteger(Number(text)) ? Number(text) : text;
}
