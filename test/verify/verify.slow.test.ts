// What models and attackers may send: a million random texts, and the worst cases we could think of, in a
// process with a small stack.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { countdown, twentyFour, verify, type VerifyPuzzle } from '../../src/verify/index.js';
import { createRandom, seed, type Random } from '../support/random.js';
import { expectedOf } from '../support/verdict.js';

const allRules = [
  countdown,
  twentyFour,
  { values: 'natural', use: 'all' } as const,
  { values: 'rational', use: 'any' } as const,
];

/** Joins random parts. */
function drawText(random: Random, parts: readonly string[], longest: number): string {
  return Array.from({ length: random.integer(0, longest) }, () => random.pick(parts)).join('');
}

describe('a million random texts', () => {
  const count = 500_000;

  it(`of the characters of expressions are judged as the definition says (seed ${seed})`, () => {
    const random = createRandom(65);
    const parts = [
      '1',
      '2',
      '3',
      '4',
      '1',
      '2',
      '3',
      '4',
      '12',
      '+',
      '-',
      '*',
      '/',
      '+',
      '*',
      '(',
      ')',
      ' ',
      '**',
      '//',
    ];
    let read = 0;
    for (let round = 0; round < count; round++) {
      const text = drawText(random, parts, random.pick([3, 5, 9, 15]));
      const puzzle = { numbers: [1, 2, 3, 4], target: random.integer(1, 24), rules: random.pick(allRules) };
      const { reason, value, distance } = verify(text, puzzle);
      const expected = expectedOf(text, puzzle);
      if (value !== null) read++;
      if (reason !== expected.reason || value !== expected.value || distance !== expected.distance) {
        expect({ reason, value, distance }, `${text} for ${JSON.stringify(puzzle)}`).toEqual(expected);
      }
    }
    expect(read).toBeGreaterThan(count / 50);
  });

  it(`of anything are judged without an error (seed ${seed})`, () => {
    const random = createRandom(66);
    const parts = [
      ...Array.from(
        '0123456789+-*/×÷·−:=()[]{},;.!^%&|~<>_$\\"\'#@?`√²xAJQKajqk \n\t\r\u00a0\u2028\ud83c\udf00\0',
      ),
      ...['1 + 2 = 3', '3 * 4 = 12', '-2', '8/3', '10', '999999999999999999999', ' (left: 1 2)', '(left:'],
      ...[
        '\\frac',
        '\\frac{1}{2}',
        '\\dfrac{',
        '}{',
        '\\times',
        '\\div',
        '\\left(',
        '\\right)',
        '\\sqrt',
        '\\\\',
      ],
      ...[
        '<answer>',
        '</answer>',
        '\\boxed{',
        'sqrt(',
        'mod',
        '**',
        '//',
        'eval(',
        '__proto__',
        'constructor',
      ],
    ];
    const puzzles: VerifyPuzzle[] = allRules.flatMap((rules) => [
      { numbers: [1, 2, 3, 4, 10], target: 24, rules },
      {
        numbers: ['A', 'A', 'K', { oneOf: [2, 3] }],
        target: 24,
        rules,
        aces: 'one-or-eleven',
        leastDistance: 1,
      },
    ]);
    for (let round = 0; round < count; round++) {
      const text = drawText(random, parts, random.pick([3, 9, 30]));
      const { ok, reason, value, distance, used, unused } = verify(text, random.pick(puzzles), {
        read: random.pick(['strict', 'extract', 'tolerant']),
      });
      const isSound =
        ok === (reason === 'exact') &&
        !/impossible|unproved/.test(reason) &&
        ok === (distance === 0 && value === 24 && !/number|natural|result/.test(reason)) &&
        (value === null) === (distance === null) &&
        used.length + unused.length >= 4;
      if (!isSound)
        expect.fail(
          `${JSON.stringify(text)}: ${JSON.stringify({ ok, reason, value, distance, used, unused })}`,
        );
    }
  });
});

describe('the worst that could be thought of', () => {
  const script = `
    import { verify } from ${JSON.stringify(new URL('../../build/esm/verify.js', import.meta.url).href)};
    const puzzle = { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 'A'], target: 24, rules: { values: 'rational', use: 'any' }, aces: 'one-or-eleven' };
    const fill = (part, end = '') => part.repeat(Math.floor((10_000 - end.length) / part.length)) + end;
    const texts = {
      brackets: '('.repeat(100_000),
      nested: '('.repeat(4_999) + '7' + ')'.repeat(4_999),
      closed: fill(')'),
      digits: '9'.repeat(1_000_000),
      number: fill('9'),
      product: fill('9*', '9'),
      largeProduct: '9'.repeat(4_999) + '*' + '8'.repeat(4_999),
      largeQuotient: '9'.repeat(4_999) + '/' + '8'.repeat(4_999),
      quotients: fill('9/', '9'),
      sum: fill('1/7+', '1'),
      sumOfMany: Array.from({ length: 2_000 }, (_, n) => '1/' + (1_000 + n)).join('+').slice(0, 9_996),
      signs: fill('-', '1'),
      fractions: fill('\\\\frac{'),
      fractionBelow: '\\\\frac{1}{'.repeat(900) + '1' + '}'.repeat(900),
      fractionAbove: '\\\\frac{'.repeat(900) + '1' + '}{2}'.repeat(900),
      continued: '\\\\frac{1}{1+'.repeat(800) + '1' + '}'.repeat(800),
      steps: fill('1+1=2\\n'),
      stepsOfFractions: fill('1/7=1/7,'),
      stepsOfDigits: fill('1/7=1/' + '7'.repeat(500) + ','),
      stepsOfMany: Array.from({ length: 900 }, (_, n) => '1+' + n + '=' + (n + 1)).join(','),
      left: fill('1+1=2(left:'),
      leftBrackets: '1+1=2(left:' + '('.repeat(9_000),
      aces: '('.repeat(4_900) + 'A+'.repeat(9) + 'A' + ')'.repeat(4_900),
      manyAces: fill('A+', 'A'),
      stepsOfAces: 'A+A=2,'.repeat(9) + 'A+A=2',
      blanks: fill(' '),
      lines: fill('\\n'),
      backslashes: fill('\\\\'),
      commands: fill('\\\\a'),
      words: fill('a', '('),
      roots: fill('\\\\sqrt['),
      boxes: '\\\\boxed{'.repeat(100_000),
      closedBoxes: '\\\\boxed{'.repeat(100_000) + '}'.repeat(100_000),
      braces: '{'.repeat(500_000) + '}'.repeat(500_000),
      tags: '<answer>'.repeat(100_000),
      closedTags: '<answer></answer>'.repeat(100_000),
      boxesBeforeLabel: '\\\\boxed{24} '.repeat(50_000) + '\\nAnswer: 24',
      fencesBeforeLabel: '~~~\\n24\\n~~~\\n'.repeat(50_000) + '\\nAnswer: 24',
      labelsInFences: '~~~\\nAnswer: 24\\n~~~\\n'.repeat(50_000),
      pointBeforeMarks: '1.' + '*'.repeat(100_000) + 'x',
      cardLetters: 'Answer:\\n1\\n\\n' + 'a'.repeat(100_000),
      accents: '\\u0315\\u0316'.repeat(50_000),
      fencesAcrossBoxes: '\\\\boxed{'.repeat(50_000) + '~~~\\n'.repeat(50_000) + 'Answer: 1\\nx' + '}'.repeat(50_000) + '\\n~~~'.repeat(50_000),
      chinese: '\u7b54\uff0c'.repeat(500_000),
    };
    for (const [name, text] of Object.entries(texts)) {
      for (const read of ['strict', 'extract', 'tolerant']) {
        const begin = process.cpuUsage();
        const { reason } = verify(text, puzzle, { read });
        const { user, system } = process.cpuUsage(begin);
        console.log(JSON.stringify([name, read, reason, (user + system) / 1000]));
      }
    }`;

  it('takes little time and stack', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--stack-size=100', '--input-type=module', '-e', script],
      { encoding: 'utf8', cwd: fileURLToPath(new URL('../..', import.meta.url)) },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as [string, string, string, number]);
    expect(rows).toHaveLength(3 * 44);
    for (const [name, read, reason, cpuMs] of rows) {
      expect(cpuMs, `${name} ${read}`).toBeLessThan(1000);
      if (name === 'nested') expect(reason).toBe(read === 'extract' ? 'not-an-expression' : 'wrong-value');
    }
  });
});
