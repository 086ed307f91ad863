// An evaluation of expressions that shares nothing with src/expression/: recursive descent from the text to a
// fraction.

interface Reading {
  /** In lowest terms, the denominator positive. */
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly numbers: number[];
  readonly operations: number;
  /** Whether every value on the way is a positive integer. */
  readonly natural: boolean;
}

/** Reads and evaluates a text. Undefined if it divides by zero. */
export function read(text: string): Reading | undefined {
  const tokens = text.match(/\d+|[-+*/()]/g) ?? [];
  const numbers: number[] = [];
  let natural = true;
  let operations = 0;
  let place = 0;

  const note = (numerator: bigint, denominator: bigint): [bigint, bigint] => {
    if (denominator === 0n) throw new RangeError('zero');
    let [a, b] = [numerator, denominator];
    while (b !== 0n) [a, b] = [b, a % b];
    if (a < 0n !== denominator < 0n) a = -a;
    const value: [bigint, bigint] = [numerator / a, denominator / a];
    natural &&= value[0] > 0n && value[1] === 1n;
    return value;
  };
  const atom = (): [bigint, bigint] => {
    const token = tokens[place++];
    if (token !== '(') {
      numbers.push(Number(token));
      return note(BigInt(token), 1n);
    }
    const value = sum();
    if (tokens[place++] !== ')') throw new SyntaxError(text);
    return value;
  };
  const product = (): [bigint, bigint] => {
    let [a, b] = atom();
    while (tokens[place] === '*' || tokens[place] === '/') {
      const operator = tokens[place++];
      const [c, d] = atom();
      operations++;
      [a, b] = operator === '*' ? note(a * c, b * d) : note(a * d, b * c);
    }
    return [a, b];
  };
  const sum = (): [bigint, bigint] => {
    let [a, b] = product();
    while (tokens[place] === '+' || tokens[place] === '-') {
      const operator = tokens[place++];
      const [c, d] = product();
      operations++;
      [a, b] = note(operator === '+' ? a * d + c * b : a * d - c * b, b * d);
    }
    return [a, b];
  };

  try {
    const [numerator, denominator] = sum();
    if (place !== tokens.length) throw new SyntaxError(text);
    return { numerator, denominator, numbers, operations, natural };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
