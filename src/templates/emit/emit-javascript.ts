// The program in JavaScript: a fraction is a pair of BigInts, and a template is evaluated as it is read. The
// file runs in Node as a module and as a script, and imports nothing.
import { describeProgram, type Program } from './describe-program.js';

/** Arithmetic of the four operators. */
const FRACTIONS = `/** A numerator and a denominator that is not 0, or null after a division by zero. */
function operate(operator, left, right) {
  if (left === null || right === null) return null;
  const [[a, b], [c, d]] = [left, right];
  if (operator === '+') return [a * d + c * b, b * d];
  if (operator === '-') return [a * d - c * b, b * d];
  if (operator === '*') return [a * c, b * d];
  return c === 0n ? null : [a * d, b * c];
}

function evaluate(template, numbers) {
  let at = 0;
  const readOperand = () => {
    if (template[at] === 'x') {
      at += 2;
      return [numbers[template[at - 1]], 1n];
    }
    at += 1;
    const value = readOperation();
    at += 1;
    return value;
  };
  const readOperation = () => {
    const left = readOperand();
    const operator = template[at + 1];
    at += 3;
    return operate(operator, left, readOperand());
  };
  return readOperation();
}

/** Whether a template has the value TARGET. */
function isSolution(template, numbers) {
  const value = evaluate(template, numbers);
  return value !== null && value[0] * TARGET[1] === value[1] * TARGET[0];
}
`;

/** Printing the solutions of the hand in the arguments, or of those in the lines of standard input. */
const MAIN = `function printSolution(hand, printError) {
  try {
    console.log(solve(hand));
  } catch (error) {
    printError('error: ' + error.message);
    process.exitCode = 1;
  }
}

if (process.argv.length > 2) {
  printSolution(process.argv.slice(2), console.error);
} else {
  let input = '';
  process.stdin.setEncoding('utf8');
  process.stdin.on('data', (text) => (input += text));
  process.stdin.on('end', () => {
    const lines = input.split('\\n').map((line) => line.trim());
    for (const line of lines.filter(Boolean)) printSolution(line.split(/\\s+/), console.log);
  });
}
`;

export function emitJavascript(program: Program): string {
  const { templates, size, numerator, denominator, hasHighAces, cards, codes } = program;
  return `#!/usr/bin/env node
${describeProgram(program)
  .map((line) => `// ${line}\n`)
  .join('')}
const SIZE = ${size};
const TARGET = [${numerator}n, ${denominator}n];
const LETTERS = { A: [${hasHighAces ? '1n, 11n' : '1n'}], J: [11n], Q: [12n], K: [13n] };
const CARDS = [${cards.map((card) => `${card}n`).join(', ')}];

const TEMPLATES = [
${templates.map((text, index) => (codes ? `  ['${text}', '${codes[index]}'],\n` : `  '${text}',\n`)).join('')}];

function readCard(text) {
  const letter = text === '1' ? 'A' : text.toUpperCase();
  const values = LETTERS[letter] ?? (/^[1-9][0-9]*$/.test(text) ? [BigInt(text)] : []);
  if (values.length === 0) throw new Error('expected a card, got ' + text);
  if (CARDS.length > 0 && !CARDS.includes(values[0])) {
    throw new Error('expected a card of this program, got ' + text);
  }
  return values;
}

${codes ? JAVASCRIPT_ARITHMETIC.trimStart() : FRACTIONS}
function solve(hand) {
  if (hand.length !== SIZE) throw new Error('expected ' + SIZE + ' cards, got ' + hand.length);
  let choices = [[]];
  for (const values of hand.map(readCard)) {
    choices = choices.flatMap((choice) => values.map((value) => [...choice, value]));
  }
  for (const choice of choices) {
    const numbers = choice.sort((a, b) => (a < b ? -1 : Number(a > b)));
    for (const ${codes ? '[text, template]' : 'template'} of TEMPLATES) {
      if (isSolution(template, numbers)) {
        return ${codes ? 'text' : 'template'}.replace(/x([0-9])/g, (_, index) => numbers[index]);
      }
    }
  }
  return 'No solution';
}

${MAIN}`;
}

/** The arithmetic with operators beyond the four; emit-program.ts describes its values. */
const JAVASCRIPT_ARITHMETIC = String.raw`
// A value is { s, b, k }, s * b^(1/k), a fraction if k is 1; or { a, b }, the irrational ln(b) / ln(a). Here
// a and b are fractions [p, q] > 0, and s is 1, 0 or -1. Equality is proved with integers: log(a, b) = p/q
// because a^p = b^q. An operation that is not allowed, too long, or has a result of another kind throws
// FAILURE.
const FAILURE = new Error('no value');
const MAX_BITS = 4096;
const MAX_OPERAND = 16n;
const MAX_FACTORIAL = 20n;
const ONE = [1n, 1n];

function need(condition) {
  if (!condition) throw FAILURE;
}

function fraction(p, q) {
  let [a, b] = [p < 0n ? -p : p, q];
  while (b !== 0n) [a, b] = [b, a % b];
  return [p / a, q / a];
}

const times = ([p, q], [r, s]) => fraction(p * r, q * s);
const inverse = ([p, q]) => [q, p];
const isSame = ([p, q], [r, s]) => p === r && q === s;
const isAbove = ([p, q], [r, s]) => p * s > r * q;
const aboveOne = (x) => (isAbove(ONE, x) ? inverse(x) : x);
const countBits = ([p, q]) => (p > q ? p : q).toString(2).length;

function raiseFraction([p, q], power) {
  if (p === q) return ONE;
  const size = power < 0n ? -power : power;
  need(BigInt(countBits([p, q])) * size <= MAX_BITS);
  return power < 0n ? [q ** size, p ** size] : [p ** size, q ** size];
}

function integerRoot(n, k) {
  let [low, high] = [0n, 1n << (BigInt(n.toString(2).length) / k + 1n)];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** k <= n) low = middle;
    else high = middle;
  }
  return low;
}

const isLog = (x) => 'a' in x;
const isRational = (x) => x.k === 1n;
const rational = (p, q = 1n) => ({ s: p > 0n ? 1 : p < 0n ? -1 : 0, b: p === 0n ? ONE : fraction(p < 0n ? -p : p, q), k: 1n });
const numerator = ({ s, b }) => BigInt(s) * b[0];
const isInteger = (x, least, most) =>
  isRational(x) && x.b[1] === 1n && numerator(x) >= least && (most === null || numerator(x) <= most);
const isNumber = (x, number) => isInteger(x, number, number);

function makeRoot(s, b, k) {
  const bits = BigInt(countBits(b));
  for (let d = k < bits ? k : bits; d > 1n; d--) {
    if (k % d !== 0n) continue;
    const root = [integerRoot(b[0], d), integerRoot(b[1], d)];
    if (root[0] ** d === b[0] && root[1] ** d === b[1]) return { s, b: root, k: k / d };
  }
  return { s, b, k: isSame(b, ONE) ? 1n : k };
}

/** ln(b) / ln(a) if it is a fraction, for a, b > 1: Euclid's algorithm on exponents of a common base. */
function findExponent(a, b, isFirst) {
  let count = 0n;
  while (!isSame(b, ONE) && !isAbove(a, b)) {
    const quotient = times(b, inverse(a));
    if (quotient[0] * quotient[1] >= b[0] * b[1]) break;
    [b, count] = [quotient, count + 1n];
  }
  if (isSame(b, ONE)) return rational(count);
  const rest = count > 0n || isFirst ? findExponent(b, a, false) : null;
  return rest === null ? null : add(rational(count), invert(rest));
}

function findRatio(a, b) {
  if (isSame(b, ONE)) return rational(0n);
  const exponent = findExponent(aboveOne(a), aboveOne(b), true);
  return exponent === null || isAbove(a, ONE) === isAbove(b, ONE) ? exponent : { ...exponent, s: -1 };
}

function makeLog(a, b) {
  return findRatio(a, b) ?? { a, b };
}

function multiply(x, y) {
  if (x.s === 0 || y.s === 0) return rational(0n);
  if (isLog(x) || isLog(y)) return isLog(x) ? multiplyLogs(x, y) : multiplyLogs(y, x);
  return makeRoot(x.s * y.s, times(raiseFraction(x.b, y.k), raiseFraction(y.b, x.k)), x.k * y.k);
}

function multiplyLogs({ a, b }, y) {
  if (isRational(y)) return makeLog(raiseFraction(a, y.b[1]), raiseFraction(b, numerator(y)));
  need(isLog(y));
  for (const [base, argument, other, rest] of [[a, y.b, y.a, b], [y.a, b, a, y.b]]) {
    const ratio = findRatio(base, argument);
    if (ratio !== null) return multiply(makeLog(other, rest), ratio);
  }
  throw FAILURE;
}

function invert(x) {
  need(x.s !== 0);
  return isLog(x) ? { a: x.b, b: x.a } : makeRoot(x.s, inverse(x.b), x.k);
}

function divide(x, y) {
  return multiply(x, invert(y));
}

function add(x, y) {
  if (x.s === 0 || y.s === 0) return x.s === 0 ? y : x;
  if (isLog(x) || isLog(y)) return isLog(x) ? addLogs(x, y) : addLogs(y, x);
  const quotient = divide(x, y);
  need(isRational(quotient));
  return multiply(rational(numerator(quotient) + quotient.b[1], quotient.b[1]), y);
}

function addLogs({ a, b }, y) {
  if (isRational(y)) {
    const argument = times(raiseFraction(b, y.b[1]), raiseFraction(a, numerator(y)));
    return makeLog(raiseFraction(a, y.b[1]), argument);
  }
  need(isLog(y));
  const ratio = findRatio(a, y.a);
  need(ratio !== null);
  const [p, q] = [numerator(ratio), ratio.b[1]];
  return makeLog(raiseFraction(a, p), times(raiseFraction(b, p), raiseFraction(y.b, q)));
}

function subtract(x, y) {
  return add(x, multiply(rational(-1n), y));
}

function isPositive(x) {
  return isLog(x) ? isAbove(x.a, ONE) === isAbove(x.b, ONE) : x.s > 0;
}

function isWithin(x, most) {
  if (isLog(x)) {
    const [a, b] = [aboveOne(x.a), aboveOne(x.b)];
    let power = a;
    for (let i = 1n; i < most && isAbove(b, power); i++) power = times(power, a);
    return !isAbove(b, power);
  }
  return x.s === 0 || !isAbove(x.b, raiseFraction([most, 1n], x.k));
}

function raise(x, exponent) {
  if (exponent.s === 0 || isNumber(x, 1n)) return rational(1n);
  if (isNumber(exponent, 1n)) return x;
  if (isLog(exponent)) {
    const power = logarithm({ s: 1, b: exponent.a, k: 1n }, x);
    need(isRational(power));
    return raise({ s: 1, b: exponent.b, k: 1n }, power);
  }
  need(isRational(exponent));
  if (isLog(x)) {
    need(isNumber(exponent, -1n));
    return invert(x);
  }
  const { b, k } = makeRoot(1, x.b, x.k * exponent.b[1]);
  return makeRoot(1, raiseFraction(b, numerator(exponent)), k);
}

function power(x, exponent) {
  need(isPositive(x) && isWithin(exponent, MAX_OPERAND));
  return raise(x, exponent);
}

function root(x, index) {
  need(isInteger(x, 1n, null) && isInteger(index, -MAX_OPERAND, MAX_OPERAND));
  return raise(x, invert(index));
}

function logarithm(x, y) {
  need(isPositive(x) && !isNumber(x, 1n) && isPositive(y));
  if (isNumber(y, 1n)) return rational(0n);
  if (isLog(x) && isLog(y)) {
    need(isSame(x.a, y.a) && isSame(x.b, y.b));
    return rational(1n);
  }
  need(!isLog(x) && !isLog(y));
  return makeLog(raiseFraction(x.b, y.k), raiseFraction(y.b, x.k));
}

function modulo(x, y) {
  need(isInteger(x, 1n, null) && isInteger(y, -MAX_OPERAND, MAX_OPERAND) && y.s !== 0);
  const rest = numerator(x) % numerator(y);
  return rational(rest !== 0n && y.s < 0 ? rest + numerator(y) : rest);
}

function squareRoot(x) {
  need(x.s === 0 || isPositive(x));
  return x.s === 0 ? x : raise(x, rational(1n, 2n));
}

function factorial(x) {
  need(isInteger(x, 0n, MAX_FACTORIAL));
  let product = 1n;
  for (let factor = 2n; factor <= numerator(x); factor++) product *= factor;
  return rational(product);
}

function checkDigit(x) {
  need(isInteger(x, 1n, 9n));
  return x;
}

const OPERATIONS = {
  '+': add, '-': subtract, '*': multiply, '/': divide, '^': power, r: root, l: logarithm, m: modulo,
  s: squareRoot, '!': factorial, d: checkDigit, c: (x, y) => add(multiply(rational(10n), x), y),
};

/** Evaluates a template in postfix notation: a digit is a position, another character an operation. */
function evaluate(code, numbers) {
  const stack = [];
  for (const symbol of code) {
    const operation = OPERATIONS[symbol];
    if (operation === undefined) stack.push(rational(numbers[symbol]));
    else stack.push(operation(...stack.splice(-operation.length)));
  }
  return stack[0];
}

/** Whether a template has the value TARGET. */
function isSolution(code, numbers) {
  try {
    const value = evaluate(code, numbers);
    return isRational(value) && numerator(value) === TARGET[0] && (value.s === 0 || value.b[1] === TARGET[1]);
  } catch (error) {
    if (error !== FAILURE) throw error;
    return false;
  }
}
`;
