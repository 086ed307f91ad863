// The worst answers of up to 10,000 characters take little time: thousands of operations, values with
// thousands of digits, nested irrational numbers, and ten aces that may each be 1 or 11.
import { describe, expect, it } from 'vitest';
import type { Rules } from '../../src/index.js';
import { verify, type VerifyPuzzle } from '../../src/verify/index.js';
import { cpuMsOf } from '../support/cpu-time.js';
import { NAMES } from '../support/operator-names.js';

const real: Rules = { values: 'real', use: 'any', operators: NAMES };
const squares: Rules = {
  values: 'natural',
  use: 'any',
  operators: ['+', 'square'],
  limits: { square: '9'.repeat(1000) },
};
const aces = new Array<'A'>(10).fill('A');

/** As much of a text, repeated, as there is room for. */
const fill = (part: string, end = '') => part.repeat(Math.floor((10_000 - end.length) / part.length)) + end;
const nest = (open: string, core: string, close: string) => {
  const depth = Math.floor((10_000 - core.length) / (open.length + close.length));
  return open.repeat(depth) + core + close.repeat(depth);
};
const steps = (step: (i: number) => string) => {
  let text = step(0);
  for (let i = 1; text.length + step(i).length < 9_990; i++) text += `\n${step(i)}`;
  return text;
};

const answers: Record<string, string> = {
  aces: aces.join(' + '),
  'aces far apart': aces.join(`${' '.repeat(1000)}+`),
  'aces in brackets': nest('(', aces.join('+'), ')'),
  'aces multiplied': aces.join('*'),
  'aces under roots': aces.map((ace) => `sqrt(${ace})`).join('+'),
  'aces under one root': `sqrt(${aces.join('+')})`,
  'aces as steps': 'A + A = 2\n' + 'A + A = 2\n'.repeat(8),
  'a long division': fill('7/', '7'),
  'a long division of large numbers': fill('9007199254740991/', '7'),
  'divisions and sums': fill('7/9+', '7'),
  'blanks behind a label': `Answer:${' '.repeat(9_980)}4 * 6`,
  'lines behind a label': `Answer:${'\n'.repeat(9_980)}4 * 6`,
  'signs of equality and blanks': fill(`=${' '.repeat(99)}`),
  'marks behind a sign of equality': `4 * 6 =${'*'.repeat(9_980)}24`,
  'blanks before a full stop': fill(' ', '.'),
  'a line of blanks before a box': `Answer: 2 * 3\n${' '.repeat(9_900)}x\n\\boxed{24}`,
  'boxes of the target': fill('\n\\boxed{24} '),
  'a large number': '9'.repeat(10_000),
  'large fractions': `${'9'.repeat(3000)}/${'7'.repeat(3000)} + ${'8'.repeat(1900)}/${'3'.repeat(1900)}`,
  'a large result': `2 * 3 = ${'9'.repeat(4900)}/${'7'.repeat(4900)}`,
  'large results': steps((i) => `2 * 3 = ${'9'.repeat(300)}/${'7'.repeat(300 + i)}`),
  products: fill('999999999*', '9'),
  powers: fill('9^', '9'),
  'powers in brackets': nest('(', '2', '^2)'),
  'powers of powers': nest('(', '9', '^16)'),
  'roots of roots': nest('sqrt(', '7', ')'),
  radicals: fill('√', '7'),
  'roots of sums': nest('sqrt(2+', '7', ')'),
  'indexed roots': nest('root(2+', '7', ',3)'),
  'powers of a half': nest('(3+', '2', '^(1/2))'),
  factorials: fill('!').replace('!', '7'),
  'factorials of powers': nest('(', '3', '!^2)'),
  logarithms: nest('log(2,', '7', ')'),
  'logarithms of sums': nest('log(2,3+', '7', ')'),
  'sums of roots': fill('sqrt(2)+', '7'),
  'sums of different roots': Array.from({ length: 900 }, (_, i) => `√${i + 2}`).join('+'),
  'sums of logarithms': fill('log(2,3)+', '7'),
  squares: nest('square(', '2', ')'),
  concatenations: fill('12+', '12'),
  'steps of squares': steps((i) => `square(${i + 2}) = ${(i + 2) ** 2}`),
  'steps of roots': steps((i) => `sqrt(${i + 2}) ≈ 1`),
  'steps that repeat': steps((i) => `sqrt(2)${'+1'.repeat(i)} ≈ 1`),
  'small steps': steps(() => '1+1=2'),
  signs: fill('-', '7'),
  'braces of LaTeX': nest('{', '$7', '}'),
  'open indexes': fill('\\sqrt[', '{'),
  'words and an open index': fill('sqrt[', '{'),
};
for (const [name, blank] of Object.entries({
  spaces: ' ',
  tabs: '\t',
  'ends of lines': '\r\n',
  'no-break spaces': '\u00a0',
  'ideographic spaces': '\u3000',
})) {
  const run = blank.repeat(Math.floor(9_990 / blank.length));
  answers[`${name} behind`] = `2 * 3${run}`;
  answers[`${name} before a brace`] = `${run}{`;
  answers[`${name} between a root and a brace`] = `\\sqrt${run}{`;
  answers[`${name} and braces`] = fill(`{${blank}`);
}
const puzzles: Record<string, VerifyPuzzle> = {
  'the four': { numbers: [2, 3, 7, 9, 9], target: 24 },
  'all operators': { numbers: [1, 2, 2, 3, 7, 9, 9], target: 24, rules: real },
  'ten aces': { numbers: aces, target: 111, aces: 'one-or-eleven' },
  'ten aces, all operators': { numbers: aces, target: 111, aces: 'one-or-eleven', rules: real },
  squares: { numbers: [2, 3, 7, 9, 9], target: 24, rules: squares },
};

/** It is 50 ms on a machine with nothing else to do; tests share theirs. */
const MOST_MS = 250;

describe('the worst answers', () => {
  it.each(Object.entries(puzzles))('to %s are judged in bounded time', (_, puzzle) => {
    for (const [name, answer] of Object.entries(answers)) {
      expect(answer.length, name).toBeLessThanOrEqual(10_000);
      for (const read of ['strict', 'tolerant'] as const) {
        const elapsed = [0, 1, 2].map(() => cpuMsOf(() => verify(answer, puzzle, { read })));
        expect(Math.min(...elapsed), `${name}, ${read}`).toBeLessThan(MOST_MS);
      }
    }
  });
});
