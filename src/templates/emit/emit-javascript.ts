// The program in JavaScript: a fraction is a pair of BigInts, and a template is evaluated as it is read. The
// file runs in Node as a module and as a script, and imports nothing. With operators beyond the four the
// arithmetic is that of arithmetic-javascript.ts.
import { JAVASCRIPT_ARITHMETIC } from './arithmetic-javascript.js';
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

/** Printing the solutions of the hands in the arguments, or of those in standard input. */
const MAIN = `function printSolutions(hands) {
  try {
    for (const hand of hands) console.log(solve(hand));
  } catch (error) {
    console.error('error: ' + error.message);
    process.exitCode = 1;
  }
}

if (process.argv.length > 2) {
  printSolutions([process.argv.slice(2)]);
} else {
  let input = '';
  process.stdin.setEncoding('utf8');
  process.stdin.on('data', (text) => (input += text));
  process.stdin.on('end', () => {
    const lines = input.split('\\n');
    if (lines[lines.length - 1] === '') lines.pop();
    printSolutions(lines.map((line) => line.split(/\\s+/).filter((word) => word !== '')));
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
