// Answers verified per second on one core: the whole public call, puzzle included.
//
//   node bench/verify.mjs [--json PATH] [--plot PATH]
//
// The answers are those of the solver to seeded Countdown boards, written in several ways, and seeded
// expressions worth 24. Every verdict is checked before anything is timed.
import benny from 'benny';
import { createRandom, drawPuzzles, median } from '../build/esm/bench.js';
import { createSolverSync } from '../build/esm/index.js';
import { evaluate, formatExpression, parseExpression } from '../build/esm/expression.js';
import { twentyFour, verify } from '../build/esm/verify.js';
import { openReport } from './report.mjs';
import { describeSpread } from './sample-figures.mjs';

const BOARDS = { size: 6, from: 101, to: 999, boards: 100, targets: 10 };
const HANDS = 1000;
/** Rules with operators that the answers do not have. */
const FURTHER = { values: 'real', use: 'all', operators: ['+', '-', '*', '/', '^', 'root', 'log', 'mod'] };
const LIMITS = { minSamples: 30, maxTime: 2 };

/** What stands before the answer in a text to take it from: 2000 characters. */
const THOUGHTS = 'First I try 25 * 4 = 100, which is too much {for now}. '.repeat(40).slice(0, 2000);
const CHINESE_THOUGHTS = '先试 25 × 4 = 100，结果太大了。再看看其他数字。'.repeat(80).slice(0, 2000);

const { close } = openReport('verify');

const solved = solveBoards();
const hands = drawHands();
const cases = {
  expressions: solved.map(({ answer, puzzle }) => ({ answer, puzzle, reason: 'exact' })),
  steps: solved.map(({ steps, puzzle }) => ({ answer: steps.join('\n'), puzzle, reason: 'exact' })),
  LaTeX: solved.map(({ answer, puzzle }) => ({ answer: toLatex(answer), puzzle, reason: 'exact' })),
  'the 24 game': hands.map((hand) => ({ ...hand, reason: 'exact' })),
  'wrong values': solved.map(({ answer, puzzle }) => ({
    answer,
    puzzle: { ...puzzle, target: puzzle.target + 1 },
    reason: 'wrong-value',
  })),
  'not allowed': solved.map(({ answer, puzzle }) => ({
    answer: answer.replace(/ [-+*/] /, ' // '),
    puzzle,
    reason: 'operator-not-allowed',
  })),
  refused: solved.map(({ answer, puzzle }) => ({
    answer: `${answer} or so`,
    puzzle,
    reason: 'not-an-expression',
  })),
  'of the four under further operators': hands.map(({ answer, puzzle }) => ({
    answer,
    puzzle: { ...puzzle, target: 24, rules: FURTHER },
    reason: 'exact',
  })),
  'extracted from 2 kB': solved.map(({ answer, puzzle }) => ({
    answer: `${THOUGHTS}<answer>${answer}</answer>`,
    puzzle,
    reason: 'exact',
    options: { read: 'extract' },
  })),
  'found in 2 kB, tolerant': solved.map(({ answer, puzzle }) => ({
    answer: `${THOUGHTS}\nAnswer: ${answer}.`,
    puzzle,
    reason: 'exact',
    options: { read: 'tolerant' },
  })),
  'found in 2000 Chinese characters, tolerant': solved.map(({ answer, puzzle }) => ({
    answer: `${CHINESE_THOUGHTS}\n答案：${answer}`,
    puzzle,
    reason: 'exact',
    options: { read: 'tolerant' },
  })),
};

for (const [name, samples] of Object.entries(cases)) check(name, samples);

const { results: measured } = await benny.suite(
  'verify',
  ...Object.entries(cases).map(([name, samples]) => benny.add(name, () => verifyAll(samples), LIMITS)),
);
const results = measured.map(({ name, details }) => {
  const rates = details.sampleResults.map((seconds) => cases[name].length / seconds);
  const characters = cases[name].reduce((sum, { answer }) => sum + answer.length, 0) / cases[name].length;
  const row = {
    answers: name,
    characters: Math.round(characters),
    'a second': Math.round(median(rates) / 1000) * 1000,
    spread: describeSpread(rates),
  };
  return { row, samples: { rates } };
});
await close({ title: 'Medians', results });

function verifyAll(samples) {
  for (const { answer, puzzle, options } of samples) verify(answer, puzzle, options);
}

function check(name, samples) {
  for (const { answer, puzzle, reason, options } of samples) {
    const verdict = verify(answer, puzzle, options);
    if (verdict.reason !== reason) {
      throw new Error(
        `${name}: ${answer} for ${JSON.stringify(puzzle)}: ${verdict.reason}, expected ${reason}`,
      );
    }
  }
}

/** The solver's answers to seeded boards whose target can be made. */
function solveBoards() {
  const solver = createSolverSync();
  const answers = drawPuzzles(BOARDS).map((puzzle) => {
    const { status, expression, steps } = solver.solve(puzzle);
    return { puzzle, status, answer: expression, steps };
  });
  solver.dispose();
  return answers.filter(({ status, steps }) => status === 'exact' && steps.length > 0);
}

/** Seeded expressions of four cards that are worth 24. */
function drawHands() {
  const random = createRandom(24);
  const draw = (count) => random.integer(0, count - 1);
  const operator = () => '+-*/'[draw(4)];
  const join = (left, right) => ({ operator: operator(), left, right });
  const found = [];
  while (found.length < HANDS) {
    const cards = Array.from({ length: 4 }, () => 1 + draw(13));
    const [a, b, c, d] = cards;
    const tree = draw(2) === 0 ? join(join(a, b), join(c, d)) : join(a, join(join(b, c), d));
    const text = formatExpression(tree);
    if (isWorth24(text)) found.push({ answer: text, puzzle: { numbers: cards, rules: twentyFour } });
  }
  return found;
}

function isWorth24(text) {
  try {
    return evaluate(text) === 24;
  } catch {
    return false; // divides by zero
  }
}

function toLatex(text) {
  const write = (node) => {
    if (typeof node === 'number') return String(node);
    const { operator, left, right } = node;
    if (operator === '/') return `\\frac{${write(left)}}{${write(right)}}`;
    const sign = operator === '*' ? '\\times' : operator;
    return `${bracket(left, operator)} ${sign} ${bracket(right, operator)}`;
  };
  const bracket = (node, outer) => {
    const isSum = node.operator === '+' || node.operator === '-';
    return isSum && outer !== '+' ? `\\left(${write(node)}\\right)` : write(node);
  };
  return `$${write(parseExpression(text))}$`;
}
