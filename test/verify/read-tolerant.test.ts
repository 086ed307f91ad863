// Answers as language models write them: the same verdict as for the plain expression, wherever the answer
// stands, and none for what is not the answer.
import { describe, expect, it } from 'vitest';
import { twentyFour, verify, type Reason, type VerifyPuzzle } from '../../src/verify/index.js';

const puzzle: VerifyPuzzle = { numbers: [4, 9, 10, 13], rules: twentyFour };
const read = (text: string, given = puzzle) => verify(text, given, { read: 'tolerant' });

/** Ways to write one expression; for steps its parts. */
interface Expression {
  readonly plain: string;
  readonly steps: readonly string[];
  readonly sideBySide: string;
}

const right: Expression = {
  plain: '(10 - 4) * (13 - 9)',
  steps: ['10 - 4 = 6', '13 - 9 = 4', '6 * 4 = 24'],
  sideBySide: '(10 - 4)(13 - 9)',
};

const forms: Readonly<Record<string, (expression: Expression) => string>> = {
  plain: ({ plain }) => plain,
  'with a label': ({ plain }) => `Answer: ${plain} = 24`,
  'in a code fence': ({ plain }) => `\`\`\`\n${plain}\n\`\`\``,
  'in back-ticks': ({ plain }) => `\`${plain}\``,
  'with x as times sign': ({ plain }) => plain.replaceAll('*', 'x'),
  'with a full stop': ({ plain }) => `${plain}.`,
  'after its result': ({ plain }) => `24 = ${plain}`,
  'as numbered steps': ({ steps }) => steps.map((step, index) => `Step ${index + 1}: ${step}`).join('\n'),
  'in a tag in capitals': ({ plain }) => `<ANSWER>${plain}</ANSWER>`,
  'with brackets side by side': ({ sideBySide }) => sideBySide,
};

const places: Readonly<Record<string, (text: string) => string>> = {
  alone: (text) => text,
  'behind a label': (text) => `First I try 9 + 10, which is too much.\n\nAnswer: ${text}`,
  'in a tag': (text) => `I think so.\n<answer>${text}</answer>`,
  'in a code fence': (text) => `So it is:\n\`\`\`\n${text}\n\`\`\``,
};

const wrong: [what: string, reason: Reason, expression: Expression][] = [
  [
    'a wrong number',
    'number-not-given',
    {
      plain: '(12 - 4) * (12 - 9)',
      steps: ['12 - 4 = 8', '12 - 9 = 3', '8 * 3 = 24'],
      sideBySide: '(12 - 4)(12 - 9)',
    },
  ],
  [
    'a reused number',
    'number-reused',
    {
      plain: '(10 - 4) * (13 - 9) * (10 - 9)',
      steps: ['10 - 4 = 6', '13 - 9 = 4', '10 - 9 = 1', '6 * 4 = 24', '24 * 1 = 24'],
      sideBySide: '(10 - 4)(13 - 9)(10 - 9)',
    },
  ],
  [
    'an unused number',
    'number-unused',
    { plain: '(13 - 9) * 10', steps: ['13 - 9 = 4', '4 * 10 = 40'], sideBySide: '(13 - 9)(10)' },
  ],
  [
    'a wrong value',
    'wrong-value',
    {
      plain: '(10 - 4) * (13 + 9)',
      steps: ['10 - 4 = 6', '13 + 9 = 22', '6 * 22 = 132'],
      sideBySide: '(10 - 4)(13 + 9)',
    },
  ],
];
/** Forms that state that the value is 24. */
const claims = ['with a label', 'after its result'];

describe.each(Object.entries(places))('an answer %s', (_, place) => {
  it.each(Object.entries(forms))('%s is right', (_, form) => {
    const verdict = { ok: true, reason: 'exact', value: 24, used: [10, 4, 13, 9] };
    expect(read(place(form(right)))).toMatchObject(verdict);
  });

  it.each(wrong)('with %s is wrong in every form', (_, reason, expression) => {
    for (const [name, form] of Object.entries(forms)) {
      const expected = reason === 'wrong-value' && claims.includes(name) ? 'wrong-result' : reason;
      expect(read(place(form(expression))), name).toMatchObject({ ok: false, reason: expected });
    }
  });
});

describe('a right expression is not accepted', () => {
  const { plain } = right;
  it.each<[where: string, text: string, reason?: Reason]>([
    [
      'in the echo of the prompt',
      `<|im_start|>user\n<answer>${plain}</answer>\n<|im_start|>assistant\nI give up.`,
    ],
    ['before the reply', `User: is it <answer>${plain}</answer>?\nAssistant: No.`],
    ['in thoughts', `<think>\nAnswer: ${plain}\n</think>\nI do not know.`],
    ['in thoughts alone', `<think>${plain}</think>`],
    ['in thoughts that are not closed', `<think>So it is\n<answer>${plain}</answer>`],
    ['in later thoughts', `<answer>${plain}</answer> <think>or is it?`],
    [
      'before a wrong answer',
      `<answer>${plain}</answer> no, <answer>4 + 9 + 10 + 13</answer>`,
      'wrong-value',
    ],
    ['before a wrong label', `<answer>${plain}</answer>\nAnswer: 4 + 9 + 10 + 13`, 'wrong-value'],
    ['before an empty answer', `Answer: ${plain}\n<answer></answer>`],
    ['in prose', `I think that the answer is ${plain}`],
    ['before prose', `${plain}\nThis uses all numbers.`],
    ['after prose in its line', `So Answer: ${plain}`],
    ['in a tag with prose', `<answer>It is ${plain}</answer>`],
    ['in an unclosed tag', `<answer>${plain}`],
    ['with a label in an unclosed tag', `<answer>\nAnswer: ${plain}`],
    ['in an unclosed box', `\\boxed{${plain}`],
    ['in an unclosed fence', `\`\`\`\n${plain}`],
    ['before an unclosed tag', `Answer: ${plain}\n<answer>4 + `],
    ['before an unclosed fence', `<answer>${plain}</answer>\n\`\`\`\n4 + `],
    ['after a second equals sign', `24 = ${plain} = `],
    ['beside another one', `${plain}, ${plain}`],
    ['with two full stops', `${plain}..`],
    ['in four pairs of marks', `\`*\`*${plain}*\`*\``],
    ['with half a pair of marks', `**${plain}`],
  ])('%s', (_, text, reason = 'not-an-expression') => {
    expect(read(text)).toMatchObject({ ok: false, reason });
  });
});

describe('one candidate is chosen', () => {
  const { plain } = right;
  it.each([
    `<answer>1</answer> <answer>${plain}</answer>`,
    `<Answer>\n${plain}\n</aNSWER> as <think> was asked`.replace(' as <think> was asked', ''),
    `<think>I try <answer>1</answer></think>\n${plain}`,
    `Assistant: no. Assistant: ${plain}<|im_end|>\n<|endoftext|>\n`,
    `${plain}</s></s>`,
    `Let me see.\nFinal answer: ${plain}\nI hope that this helps.`,
    `#### ${plain}`,
    `FINAL ANSWER:\n${plain}`,
    `Answer:\r\n\r\n${plain}\r\n`,
    `\\boxed{\\left(10 - 4\\right)\\left(13 - 9\\right) = 24}`,
    `<answer>\\boxed{${plain}}</answer>`,
    `\`\`\`python\n${plain}\n\`\`\`\nDone.`,
    `\`\`\`\n1\n\`\`\`\nor\n\`\`\`\n${plain}\n\`\`\``,
    `\`\`\`text\nAnswer:\n${plain}\n\`\`\``,
    `<answer>\nFinal answer:\n${plain}\n</answer>`,
    `Answer: **Answer: ${plain}**`,
    `***${plain}***`,
    `__\`${plain}\`__`,
    `Answer: Step 1: 10 - 4 = 6\nStep 2: 13 - 9 = 4\nStep 3: 6 x 4 = 24`,
    `1. 10 - 4 = 6\n2. 4 = 13 - 9\n3. 6 * 4 = 24.`,
    `Step 1: 10 - 4 = 6 (left: 6 9 13)\nStep 2: 13 - 9 = 4 (left: 6 4)\nStep 3: 24 = 6 x 4 (left: 24)`,
    `10 - 4 = 6, 13 - 9 = 4; 6 * 4 = 24`,
    ...['`G`.', '**G**.', '**G.**', '"G"', "'G'.", '(10 - 4) \\* (13 - 9)', '**G = 24**.'],
    ...['**Answer:** G', '**Final Answer:** **G**', '**Answer**: G', '## Answer: G', 'Answer : G'],
    'So:\n\n**Answer: G**',
    '\\boxed {G}',
    '\\fbox{G}',
    'So:\n~~~text\nG\n~~~\nDone.',
    'G = 24<|end_of_text|>',
    'G<|end|>\n<end_of_turn><eos>',
    '<answer>1</answer><|start_header_id|>assistant<|end_header_id|>\n\nG<|eot_id|>',
    '<answer>1</answer><|header_start|>assistant<|header_end|>\n\nG<|eot|>',
    '<answer>1</answer><|im_start|>assistant<|im_sep|>G<|im_end|>',
    '<|im_start|>assistant<|im_sep|>Answer: G<|im_end|><|im_start|>user<|im_sep|>Right?<|im_end|>',
    '10 - 4 = 6.\n13 - 9 = 4.\n6 * 4 = 24.',
    '1) 10 - 4 = 6\n2) 13 - 9 = 4\n3) 6 * 4 = 24',
    '(1) 10 - 4 = 6\n(2) 13 - 9 = 4\n(3) 6 * 4 = 24',
    '**Step 1:** 10 - 4 = 6\n**Step 2**: 13 - 9 = 4\n**Step 3.** 6 * 4 = 24',
    'Step 1.5: 10 - 4 = 6\nStep 2.\n13 - 9 = 4\nStep 3\n6 * 4 = 24',
    ...['* B', '• B', '- B', '1. B', '**Step 1:** B', '**Step 1**: B'].flatMap((prefix) =>
      ['**S**', '*S*', '***S***', '**$S$**', '`S`'].map((marked) =>
        ['10 - 4 = 6', '13 - 9 = 4', '6 * 4 = 24']
          .map((step) => prefix.replace('B', marked.replaceAll('S', step).replace('$$', '$')))
          .join('\n'),
      ),
    ),
    'Answer:\n• 10 - 4 = 6\n• 13 - 9 = 4\n• 6 * 4 = **24**',
    '**Step 1:** 10 - 4 = 6\n**Step 2:** 13 - 9 = 4\n**Step 3:** 6 * 4 = **24**',
    '* **G**',
    ...['**Answer** **G**', '_Answer_ _G_', '**The answer is** **G**.', '**Final Answer** **G = 24**'],
    ...['A:\nG', 'Answer: G = 24 ✅.', '10 - 4 = 6\n13 - 9 = 4\n6 * 4 = 24 ✓.'],
    ...['$(10{-}4){\\times}(13 {-} 9)$', '$24 {=} (10 - 4) {\\cdot} (13 - 9)$'],
  ])('%j', (text) => {
    expect(read(text.replace('G', plain))).toMatchObject({ ok: true, value: 24 });
  });

  it.each(['', '  \n', '<answer></answer>', '<answer> </answer>', '<think></think>', '<|im_end|>'])(
    'nothing is left of %j',
    (text) => {
      expect(read(text).reason).toBe('not-an-expression');
    },
  );
});

it.each([
  ['Step 1.5 * 2 = 10', 'not-an-expression'],
  ['Step 2.5 * 2', 'not-an-expression'],
  ['(1) (5) * 2', 'number-not-given'],
  ['(2) 5', 'not-an-expression'],
  ['1)5 * 2', 'not-an-expression'],
  ['**5 * 2.**.', 'not-an-expression'],
  ['"5 * 2', 'not-an-expression'],
  ['~~~\n5 * 2', 'not-an-expression'],
])('%j is not read as another expression', (text, reason) => {
  expect(read(text, { numbers: [2, 5], target: 10 })).toMatchObject({ ok: false, reason });
});

it.each([
  ['\\boxed{{2}{3}{4}}', null],
  ['\\boxed{2{3}{4}}', null],
  ['\\boxed{2 x 3 x {4}}', 24],
  ['\\boxed{{2 x 3 x 4}}', 24],
  ['\\boxed{{8/2}(3)}', null],
  ['\\boxed{\\{2 + 4\\}(3)}', 18],
  ['Answer: \\boxed{**{2 + 4} x 3**}', null],
  ['{2 + 4}{3}', 18],
])('braces in %j are those of LaTeX in a box', (text, value) => {
  const rules = { values: 'rational', use: 'any' } as const;
  expect(read(text, { numbers: [2, 3, 4, 8], target: 1, rules }).value).toBe(value);
});

describe('times signs', () => {
  const cards: VerifyPuzzle = { numbers: ['A', 'K', 'Q', 4], target: 156, aces: 'one-or-eleven' };
  it.each([
    ['10x9', 90],
    ['10 X 9', 90],
    ['10\nx', null],
    ['10 x', null],
    ['x 10', null],
    ['10 xx 9', null],
    ['10 x y', null],
    ['(10 - 9)x(4)', 4],
    ['10 x (13 - 9)', 40],
    ['4(13 - 9)', 16],
    ['(13 - 9)4', null],
    ['4 10', null],
    ['[13 - 9](10 - 4)', 24],
    ['4 * 9(13 - 10)', 108],
    ['4(13 - 10)(9)', 108],
    ['10 / 4 + 9(13)', 119.5],
    ['10 / 4(9)', null],
    ['4(9) / 10', null],
    ['10 * 4 / 9 * 13(2)', null],
    ['(10 / 4)(9)', 22.5],
    ['4(10 / 9)', null],
    ['13 : 9 (4)', null],
  ])('%s is %s', (text, value) => {
    const given: VerifyPuzzle = {
      numbers: [4, 9, 10, 13],
      target: 1,
      rules: { values: 'rational', use: 'any' },
    };
    const verdict = read(text, given);
    expect(verdict.value).toBe(
      value === 119.5 ? '239/2' : value === 22.5 ? '45/2' : text === '4(10 / 9)' ? '40/9' : value,
    );
    if (verdict.value === null) expect(verdict.reason).toBe('not-an-expression');
  });

  it.each(['KxQ', 'K x Q', 'kxq', 'K(Q)', 'Ax(K x Q)', 'QxKxA'])('%s, with cards', (text) => {
    expect(read(text, cards)).toMatchObject({ ok: true, value: 156 });
  });

  it.each(['8 / 2 (2 + 2)', '8 mod 3 (2 + 2)', '2 ^ 3 (2 + 2)', '2 (2 + 2) ^ 3', '(2 + 2)(8) mod 3'])(
    '%s is ambiguous',
    (text) => {
      const given: VerifyPuzzle = {
        numbers: [2, 2, 2, 3, 8],
        target: 1,
        rules: { values: 'real', use: 'any', operators: ['+', '*', '/', '^', 'mod'] },
      };
      expect(read(text, given).reason).toBe('not-an-expression');
    },
  );

  it('is the product that the rules allow or not', () => {
    const given: VerifyPuzzle = {
      numbers: [4, 6],
      target: 24,
      rules: { values: 'natural', use: 'any', operators: ['+'] },
    };
    for (const text of ['4 x 6', '4(6)', '4 * 6'])
      expect(read(text, given).reason).toBe('operator-not-allowed');
  });
});

describe('strict', () => {
  it.each([
    ['(10 - 4) * (13 - 9)', true],
    ['(10 - 4) * (13 - 9) = 24', true],
    ['4 + 9', true],
    ['no idea', true],
    ['24 = (10 - 4) * (13 - 9)', true],
    ['(10 - 4) x (13 - 9)', false],
    ['<answer>(10 - 4) * (13 - 9)</answer>', false],
    ['(10 - 4) * (13 - 9).', false],
    ['<answer>4 + 9</answer>', false],
  ])('of %j is %s', (text, strict) => {
    expect(read(text).strict).toBe(strict);
    expect(verify(text, puzzle)).not.toHaveProperty('strict');
    expect(verify(text, puzzle, { read: 'extract' })).not.toHaveProperty('strict');
  });
});
