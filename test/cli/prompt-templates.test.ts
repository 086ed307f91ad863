// Prompts and rows of generated puzzles.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fillTemplate, readTemplate, TEMPLATE_NAMES } from '../../src/cli/training/prompt-templates.js';
import { TRAINING_FORMATS } from '../../src/cli/training/training-rows.js';
import { FORMATS, type FormatColumns } from '../../src/cli/puzzle-formats.js';
import { games, type Rules } from '../../src/index.js';
import { generate, twentyFour } from '../../src/generate/index.js';

const folder = mkdtempSync(join(tmpdir(), 'numbers-game-prompts-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const [hand] = generate({ count: 1, rules: twentyFour, pool: [3, 8], needs: 'fraction' });
const [impossible] = generate({ count: 1, pool: [3, 5], size: 2, from: 9, to: 9, solvable: false });

describe('a prompt', () => {
  it.each(TEMPLATE_NAMES)('%s shows the puzzle and says nothing about its solution', (name) => {
    const [{ role, content }, ...others] = fillTemplate(readTemplate(name), hand);
    expect(others).toEqual([]);
    expect(role).toBe('user');
    for (const part of ['3, 3, 8, 8', 'Target: 24', '+ - * /', 'exactly once', 'may be fractions']) {
      expect(content).toContain(part);
    }
    const [other] = fillTemplate(readTemplate(name), {
      ...hand,
      expression: null,
      solvable: false,
      leastDistance: 1,
    });
    expect(other.content).toBe(content);
    expect(content.replaceAll('\\boxed{}', '').replaceAll('\\boxed{impossible}', '')).not.toMatch(/[{}]/);
  });

  it.each<[Rules, string]>([
    [
      games['24s'].rules,
      'Results on the way may be any real numbers. Write x ^ y for x to the power of y (a positive base and an exponent from -16 to 16), root(x, n) for the n-th root of x (a positive integer and an integer index other than 0 from -16 to 16) and log(b, x) for the logarithm of x to base b (a positive base other than 1 and a positive argument).',
    ],
    [
      games['countdown-squares'].rules,
      'Every result on the way must be a positive integer. Write square(x) for x * x (an integer from 2 to 50000).',
    ],
    [
      { ...twentyFour, operators: ['-', 'mod', 'sqrt', '!', 'concat'], limits: { factorial: 9 } },
      'Results on the way may be fractions, zero or negative. Write x mod n for the remainder of x divided by n, which has the sign of n (a positive integer and an integer other than 0 from -16 to 16), sqrt(x) for the square root of x (a number from 0), n! for the factorial of n (an integer from 0 to 9) and 12 for the given numbers 1 and 2 side by side (integers from 0 to 9, the first not 0). No result of sqrt or ! may be an operand of sqrt or !.',
    ],
    [{ ...twentyFour, operators: ['-', '*'] }, 'Results on the way may be fractions, zero or negative.'],
  ])('says how operators beyond the four are written: %j', (rules, words) => {
    const template = readTemplate(write('values.txt', '{numbers}: {values}'));
    const [{ content }] = fillTemplate(template, { ...hand, rules });
    expect(content).toBe(`3, 3, 8, 8: ${words}`);
    expect(FORMATS['question-answer'].line({ ...hand, rules }, {} as FormatColumns)).toContain(words);
  });

  it('comes from a file of messages, with braces', () => {
    const messages = [
      { role: 'system', content: 'Answer in {{braces}}.' },
      { role: 'user', content: '{target}: {numbers} ({times}, {operators}). {values}' },
    ];
    const template = readTemplate(write('chat.json', JSON.stringify(messages)));
    expect(fillTemplate(template, impossible)).toEqual([
      { role: 'system', content: 'Answer in {braces}.' },
      {
        role: 'user',
        content: '9: 3, 5 (at most once, + - * /). Every result on the way must be a positive integer.',
      },
    ]);
    expect(fillTemplate(readTemplate(write('one.txt', 'Use {numbers}.\n')), impossible)).toEqual([
      { role: 'user', content: 'Use 3, 5.' },
    ]);
  });

  it.each([
    ['none.txt', null, 'prompt: expected plain, think, boxed or a file that can be read'],
    ['text.json', 'Use {numbers}', 'a JSON list of messages with role and content'],
    ['empty.json', '[]', 'a JSON list of messages with role and content'],
    ['role.json', '[{"content": "{numbers}"}]', 'a JSON list of messages with role and content'],
    ['name.txt', '{numbers} {goal}', 'got {goal}'],
    ['brace.txt', '{numbers} \\boxed{', '{{ or }} for a brace, got {'],
    ['no.txt', '{target}', 'expected the placeholder {numbers}, got none'],
  ])('is refused: %s', (name, text, message) => {
    const path = text === null ? join(folder, name) : write(name, text);
    const refused = { code: 'invalid-option', message: expect.stringContaining(message) as string };
    expect(() => readTemplate(path)).toThrow(expect.objectContaining(refused) as Error);
  });
});

describe('a row', () => {
  const template = readTemplate(write('short.txt', '{numbers} -> {target}'));

  it('of verl has the columns of TinyZero, and the rules', () => {
    const row = TRAINING_FORMATS.verl!(hand, { game: '24', template });
    expect(row).toEqual({
      data_source: 'numbers-game/24',
      prompt: [{ role: 'user', content: '3, 3, 8, 8 -> 24' }],
      ability: 'math',
      reward_model: {
        style: 'rule',
        ground_truth: {
          numbers: [3, 3, 8, 8],
          target: 24,
          values: 'rational',
          use: 'all',
          solvable: true,
          leastDistance: '0',
        },
      },
      extra_info: {
        split: 'train',
        index: 0,
        answer: '8 / (3 - 8 / 3)',
        operations: 3,
        generator: 2,
        seed: 0,
      },
    });
  });

  it('of chat has the answer under a name that verify does not read', () => {
    const row = TRAINING_FORMATS.chat!(impossible, { game: '', template });
    expect(row).toEqual({
      prompt: [{ role: 'user', content: '3, 5 -> 9' }],
      numbers: [3, 5],
      target: 9,
      values: 'natural',
      use: 'any',
      solvable: false,
      leastDistance: '1',
      answer: 'impossible',
      operations: null,
      index: 0,
      generator: 2,
      seed: 0,
    });
  });

  it('has operators and limits as batch reads them', () => {
    const rules = {
      ...twentyFour,
      values: 'natural',
      operators: ['+', 'square'],
      limits: { square: 50 },
    } as const;
    const row = TRAINING_FORMATS.chat!({ ...impossible, rules }, { game: '', template });
    expect(row).toMatchObject({ operators: ['+', 'square'], limits: 'square=50' });
  });
});
