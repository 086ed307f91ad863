// Generated answers in the forms and places of read-tolerant.test.ts: the verdict is that of the plain
// expression.
import { describe, expect, it } from 'vitest';
import { twentyFour, verify, type Reason, type VerifyPuzzle } from '../../src/verify/index.js';
import { createRandom, seed, type Random } from '../support/random.js';

const puzzle: VerifyPuzzle = { numbers: [4, 9, 10, 13], rules: twentyFour };
const read = (text: string, given = puzzle) => verify(text, given, { read: 'tolerant' });

describe('generated answers', () => {
  const count = 100_000;

  /** A random expression over the numbers, sometimes with a number that is not there. */
  function drawExpression(random: Random, numbers: readonly number[]): string {
    if (numbers.length === 1) return String(random.integer(0, 40) === 0 ? 77 : numbers[0]);
    const split = random.integer(1, numbers.length - 1);
    const operator = random.pick(['+', '-', '*', '/']);
    const [left, right] = [numbers.slice(0, split), numbers.slice(split)].map((part) => {
      const text = drawExpression(random, part);
      return part.length > 1 ? `(${text})` : text;
    });
    return `${left} ${operator} ${right}`;
  }

  const ways: readonly ((text: string, value: number | string | null) => string)[] = [
    (text) => text,
    (text) => `Answer: ${text}`,
    (text) => `\`${text}\``,
    (text) => `**${text}**`,
    (text) => text.replaceAll('*', 'x'),
    (text) => text.replaceAll(' * ', 'X'),
    (text) => text.replaceAll('*', '\\times'),
    (text) => `${text}.`,
    (text) => (text.includes('/') ? text : text.replaceAll(') * (', ')(')),
    (text, value) => (value === null ? text : `${text} = ${value}`),
    // A fraction on both sides does not tell which side is the result.
    (text, value) => (typeof value === 'number' ? `${value} = ${text}` : text),
  ];
  const contexts: readonly ((text: string) => string)[] = [
    (text) => text,
    (text) => `Let me think.\n\nAnswer: ${text}`,
    (text) => `1 + 1\n#### ${text}\nThat is it.`,
    (text) => `Final answer:\n\n${text}\n`,
    (text) => `This is it:\n\`\`\`\n${text}\n\`\`\`\nDone.`,
    (text) => `I <answer>1</answer> mean <ANSWER>${text}</ANSWER>`,
    (text) => `So $\\boxed{${text}}$.`,
    (text) => `${text}<|im_end|>`,
    (text) => `<think>9 * 9\n</think>\n${text}`,
    (text) => `<|im_start|>user\n<answer>1</answer><|im_end|>\n<|im_start|>assistant\n${text}`,
  ];
  const rules = [
    twentyFour,
    { values: 'natural', use: 'any' } as const,
    { values: 'integer', use: 'all' } as const,
    { values: 'rational', use: 'any' } as const,
  ];

  it(`in any form are judged as the plain expression (seed ${seed})`, () => {
    const random = createRandom(391);
    const reasons = new Set<Reason>();
    for (let round = 0; round < count; round++) {
      const numbers = Array.from({ length: random.integer(2, 5) }, () => random.integer(1, 13));
      const used = random.integer(0, 3) === 0 ? [...numbers, random.integer(1, 13)] : numbers;
      const plain = drawExpression(random, random.shuffle(used).slice(0, random.integer(2, used.length)));
      const rule = random.pick(rules);
      const { value: worth } = verify(plain, {
        numbers: used,
        target: 1,
        rules: { ...rule, values: 'rational' },
      });
      const target = random.integer(0, 1) === 0 && Number(worth) > 0 ? (worth as number) : 24;
      const given: VerifyPuzzle = { numbers, target: Number.isInteger(target) ? target : 24, rules: rule };
      const expected = verify(plain, given);
      const text = random.pick(contexts)(random.pick(ways)(plain, expected.value));
      const { strict, ...verdict } = read(text, given);
      reasons.add(verdict.reason);
      if (JSON.stringify(verdict) !== JSON.stringify(expected))
        expect(verdict, `${text} for ${plain}`).toEqual(expected);
      if (typeof strict !== 'boolean') expect.fail(`${text}: strict is ${strict}`);
    }
    expect([...reasons].sort()).toEqual([
      ...['division-by-zero', 'exact', 'not-integer', 'not-natural', 'number-not-given', 'number-reused'],
      ...['number-unused', 'wrong-value'],
    ]);
  });

  it(`of random words are never right (seed ${seed})`, () => {
    const random = createRandom(392);
    const words = [
      ...[
        'the',
        'answer',
        'is',
        'Answer:',
        'impossible?',
        'so',
        'x',
        '=',
        '24',
        '(',
        ')',
        '.',
        '<answer>',
        '</answer>',
      ],
      ...[
        '```',
        '\n',
        '\\boxed{',
        '}',
        '<think>',
        '</think>',
        'Step 1:',
        '1.',
        '4 + 9',
        '13',
        '#',
        '####',
        '**',
      ],
    ];
    for (let round = 0; round < count; round++) {
      const text = Array.from({ length: random.integer(0, 12) }, () => random.pick(words)).join(
        random.pick(['', ' ']),
      );
      if (read(text).ok) expect.fail(text);
    }
  });
});
