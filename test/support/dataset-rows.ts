// Rows of published data sets, written in their formats, with the rewards that their own code gives at the
// commit of the record. `exploits` are wrong answers that this code accepts.
import type { Verdict } from '../../src/verify/index.js';

/** An answer to a puzzle, and the reward that the code of the data set gives it. */
export type Judged = readonly [
  completion: string,
  numbers: readonly number[],
  target: number,
  reward: number,
];

/** A wrong answer that the code of a data set accepts, and our reason to refuse it. */
export type Exploit = readonly [...Judged, reason: Verdict['reason']];

export interface DatasetRows {
  /** Writes a row in the format of the data set. */
  readonly toRow: (completion: string, numbers: readonly number[], target: number) => object;
  readonly rows: readonly Judged[];
  readonly exploits: readonly Exploit[];
}

const echo = (numbers: readonly number[], target: number) =>
  `User: Using the numbers [${numbers.join(', ')}], create an equation that equals ${target}, for example <answer> (1 + 2) / 3 </answer>.\nAssistant: Let me see.\n<think>`;
const four = [19, 55, 2, 7] as const;
const three = [44, 19, 35] as const;

const tinyzero: DatasetRows = {
  toRow: (completion, numbers, target) => ({
    data_source: 'countdown',
    prompt: [{ role: 'user', content: echo(numbers, target) }],
    ability: 'math',
    reward_model: { style: 'rule', ground_truth: { target, numbers } },
    extra_info: { split: 'train', index: 0 },
    completion: echo(numbers, target) + completion,
  }),
  rows: [
    ['44 is near.</think>\n<answer>44 + 19 + 35</answer>', three, 98, 1],
    ['</think>\n<answer>(19 + 55) - 2 - 7</answer>', four, 65, 1],
    ['</think>\n<answer>3 - 5 + 10</answer>', [3, 5, 10], 8, 1],
    ['</think>\n<answer> (1 + 2) / 3 </answer>', [1, 2, 3], 1, 1],
    ['</think>\n<answer>8/(3-8/3)</answer>', [3, 3, 8, 8], 24, 1],
    ['</think>\n<answer>1 / 3 * 6 * 9</answer>', [1, 3, 6, 9], 18, 1],
    ['</think>\n<answer>1</answer> no, <answer>35 - 19 + 44</answer>', three, 60, 1],
    ['</think>\n<answer>35 - 19 + 44</answer> no, <answer>1</answer>', three, 60, 0.1],
    ['</think>\n<answer>19 + 55 - 2</answer>', four, 72, 0.1],
    ['</think>\n<answer>44 + 19</answer>', three, 63, 0.1],
    ['</think>\n<answer>44 + 44 + 19 + 35</answer>', three, 142, 0.1],
    ['</think>\n<answer>44 + 19 + 36</answer>', three, 99, 0.1],
    ['</think>\n<answer>98</answer>', three, 98, 0.1],
    ['</think>\n<answer>44 + 19 - 35</answer>', three, 98, 0.1],
    ['</think>\n<answer>44 - (35 - 19 - 16)</answer>', three, 44, 0.1],
    ['</think>\n<answer>44 / (35 - 19 - 16)</answer>', [44, 35, 19, 16], 44, 0.1],
    ['</think>\n<answer>the sum 44 + 19 + 35</answer>', three, 98, 0.1],
    ['</think>\n<answer>44 + 19 +</answer>', three, 98, 0.1],
    ['</think>\n<answer>(44 + 19 + 35</answer>', three, 98, 0.1],
    ['</think>\n<answer></answer>', three, 98, 0.1],
    ["</think>\n<answer>__import__('os').getcwd()</answer>", three, 98, 0.1],
    ['I give up.</think>', three, 98, 0],
    ['</think>\n44 + 19 + 35', three, 98, 0],
    ['</think>\n<answer>44 + 19 + 35', three, 98, 0],
    ['', three, 98, 0],
  ],
  exploits: [
    ['</think>\n<answer>2 ** 3</answer>', [2, 3], 8, 1, 'operator-not-allowed'],
    ['</think>\n<answer>7 // 2</answer>', [7, 2], 3, 1, 'operator-not-allowed'],
    ['</think>\n<answer>4.5 * 2</answer>', [4, 5, 2], 9, 1, 'not-an-expression'],
    ['</think>\n<answer>-(3 - 10)</answer>', [3, 10], 7, 1, 'operator-not-allowed'],
    ['</think>\n<answer>98 - 1 / 99 / 99 / 99</answer>', [98, 1, 99, 99, 99], 98, 1, 'wrong-value'],
  ],
};

const gymCountdown: DatasetRows = {
  toRow: (completion, numbers, target) => ({
    question: `Using all the numbers ${numbers.join(', ')}, create an expression that equals ${target}.`,
    answer: 'a reference that is not judged',
    metadata: {
      source_dataset: 'countdown',
      source_index: 0,
      numbers,
      target,
      expression: 'a reference that is not judged',
      difficulty: { numbers: [4, 6], target: [100, 999], value: [1, 100] },
    },
    completion,
  }),
  rows: [
    ['<think>44 first.</think><answer>44*19 - 35</answer>', three, 801, 1],
    ['<answer>\n44*19 - 35\n</answer>', three, 801, 1],
    ['<answer>19*(55 - 2) - 7</answer>', four, 1000, 1],
    ['<answer>100*(3 - 8/3)*3</answer>', [100, 3, 8, 3, 3], 100, 1],
    ['<answer>3 - 5 + 110</answer>', [3, 5, 110], 108, 1],
    ['<answer>1</answer><answer>35*19 + 44</answer>', three, 709, 1],
    ['<answer>35*19 + 44</answer><answer>1</answer>', three, 709, 0.05],
    ['<answer>44*19</answer>', three, 836, 0.05],
    ['<answer>44*19 - 35 - 1</answer>', three, 800, 0.05],
    ['<answer>44*19 + 44 - 35</answer>', three, 845, 0.05],
    ['<answer>44*19 + 35</answer>', three, 801, 0.05],
    ['<answer>44 + 19 + 35</answer>', three, 801, 0.05],
    ['<answer>801</answer>', three, 801, 0.05],
    ['<answer>(44 - 19)/35</answer>', three, 801, 0.05],
    ['<answer>19 - 44 - 35</answer>', three, 801, 0.05],
    ['<answer>44 * 19 - 35 +</answer>', three, 801, 0.01],
    ['<answer>(44 * 19 - 35</answer>', three, 801, 0.01],
    ['<answer>I make 44 * 19 - 35</answer>', three, 801, 0.01],
    ['<answer>44 19 35</answer>', three, 801, 0.01],
    ['<answer></answer>', three, 801, 0.01],
    ['44*19 - 35', three, 801, 0.01],
    ['<answer>44*19 - 35', three, 801, 0.01],
    ['no idea', three, 801, 0.01],
  ],
  exploits: [
    ['<answer>5!</answer>', [5], 120, 1, 'operator-not-allowed'],
    ['<answer>2**7</answer>', [2, 7], 128, 1, 'operator-not-allowed'],
    ['<answer>sqrt(16)*25</answer>', [16, 25], 100, 1, 'operator-not-allowed'],
    ['<answer>-(3 - 103)</answer>', [3, 103], 100, 1, 'operator-not-allowed'],
    ['<answer>999 + 1/99/2</answer>', [999, 1, 99, 2], 999, 1, 'wrong-value'],
  ],
};

const cards = [1, 4, 6, 10] as const;
const puzzle24: DatasetRows = {
  toRow: (completion, numbers) => ({
    question: `Make 24 using ${numbers.join(', ')}.`,
    answer: 'a reference that is not judged',
    metadata: { source_dataset: 'puzzle24', source_index: 0, numbers, difficulty: { value: [1, 10] } },
    completion,
  }),
  rows: [
    ['<answer>4*(10 - 6 + 1) + 4</answer>', cards, 24, 0.01],
    ['<answer>10 + 4 + 6 + 4</answer>', [10, 4, 6, 4], 24, 1],
    ['<answer>6/(1 - 3/4)</answer>', [1, 3, 4, 6], 24, 1],
    ['<answer>8/(3 - 8/3)</answer>', [3, 3, 8, 8], 24, 1],
    ['<think>...</think>\n<answer>\n(10 - 4)*(5 - 1)\n</answer>', [1, 4, 5, 10], 24, 1],
    ['<answer>1</answer> <answer>2*3*4*1</answer>', [1, 2, 3, 4], 24, 1],
    ['<answer>2*3*4*1</answer> <answer>1</answer>', [1, 2, 3, 4], 24, 0.01],
    ['<answer>3 - 4 + 5*5</answer>', [3, 4, 5, 5], 24, 1],
    ['<answer>4*6*1</answer>', cards, 24, 0.01],
    ['<answer>4*6</answer>', cards, 24, 0.01],
    ['<answer>24</answer>', cards, 24, 0.01],
    ['<answer>10 - (4 + 6) + 1</answer>', cards, 24, 0.01],
    ['<answer>4 + 6 + 10 + 1</answer>', cards, 24, 0.01],
    ['<answer>4*6*10/1</answer>', cards, 24, 0.01],
    ['<answer>10 - 6 - 4 - 1</answer>', cards, 24, 0.01],
    ['<answer>2*3*4*1 = 24</answer> or so', [1, 2, 3, 5], 24, 0.01],
    ['<answer>2*3*4*</answer>', [1, 2, 3, 4], 24, 0.01],
    ['<answer>I make 2*3*4*1</answer>', [1, 2, 3, 4], 24, 0.01],
    ['<answer></answer>', cards, 24, 0.01],
    ['2*3*4*1', [1, 2, 3, 4], 24, 0.01],
    ['<answer>2*3*4*1', [1, 2, 3, 4], 24, 0.01],
  ],
  exploits: [
    ['<answer>6*4*1*1</answer>', [2, 7, 8, 9], 24, 1, 'number-not-given'],
    ['<answer>5*5 - 1/2</answer>', [1, 2, 5, 5], 24, 1, 'wrong-value'],
    ['<answer>4! + 1 - 1*1</answer>', [1, 1, 1, 4], 24, 1, 'operator-not-allowed'],
    ['<answer>2**3*3*1</answer>', [1, 2, 3, 3], 24, 1, 'operator-not-allowed'],
    ['<answer>-(1 - 10 - 10 - 5)</answer>', [1, 5, 10, 10], 24, 1, 'operator-not-allowed'],
  ],
};

const hand = [4, 9, 10, 13] as const;
const treeOfThoughts: DatasetRows = {
  toRow: (completion, numbers) => ({
    Rank: 1,
    Puzzles: numbers.join(' '),
    'AMT (s)': 4.4,
    'Solved rate': '99.20%',
    '1-sigma Mean (s)': 4.67,
    '1-sigma STD (s)': 1.48,
    completion,
  }),
  rows: [
    ['(13 - 9) * (10 - 4) = 24', hand, 24, 1],
    ['Answer: (13 - 9) * (10 - 4) = 24', hand, 24, 1],
    ['Answer: (13 - 9) * (10 - 4)', hand, 24, 1],
    ['answer: 4 * (9 - (13 - 10)) = 24', hand, 24, 1],
    [
      'Steps:\n13 - 10 = 3 (left: 3 4 9)\n9 - 3 = 6 (left: 4 6)\n4 * 6 = 24 (left: 24)\nAnswer: 4 * (9 - (13 - 10)) = 24',
      hand,
      24,
      1,
    ],
    [
      '13 - 9 = 4 (left: 4 4 10)\n10 - 4 = 6 (left: 4 6)\n4 * 6 = 24 (left: 24)\nAnswer: (13 - 9) * (10 - 4) = 24\n',
      hand,
      24,
      1,
    ],
    ['Answer: 8 / (3 - 8 / 3) = 24', [3, 3, 8, 8], 24, 1],
    ['Answer: 6 / (1 - 3 / 4) = 24', [1, 3, 4, 6], 24, 1],
    ['Answer: 5 + 5 + 5 + 9 = 24', [5, 5, 5, 9], 24, 1],
    ['Answer: 3 - 4 + 5 * 5 = 24', [3, 4, 5, 5], 24, 1],
    ['Answer: (13 - 9) * 6 = 24', hand, 24, 0],
    ['Answer: (13 - 9) * (10 - 4) + 4 = 28', hand, 24, 0],
    ['Answer: (13 + 9) * (10 - 4) = 132', hand, 24, 0],
    ['Answer: 13 + 9 + 10 - 4 = 28', hand, 24, 0],
    ['Answer: 13 - 9 - 10 - 4', hand, 24, 0],
    ['Answer: 24', hand, 24, 0],
    ['Answer: 12 * 2 = 24', hand, 24, 0],
    ['Answer: (13 - 9) * (10 - 4 = 24', hand, 24, 0],
    ['Answer: 4 / (13 - 13) * 9', [4, 13, 13, 9], 24, 0],
    ['Answer: (13 - 9) * (10 - 4) = 24\nAnswer: 4 + 9', hand, 24, 0],
    ['Answer: impossible', hand, 24, 0],
    ['I cannot make it.', hand, 24, 0],
    ['', hand, 24, 0],
  ],
  exploits: [
    ['Answer: (13 - 9) * (10 - 4) = 25', hand, 24, 1, 'wrong-result'],
    ['Answer: 2**3 * 3 * 1 = 24', [1, 2, 3, 3], 24, 1, 'operator-not-allowed'],
    ['Answer: 4! + 1 - 1 * 1 = 24', [1, 1, 1, 4], 24, 1, 'operator-not-allowed'],
    ['Answer: -(1 - 25) * (3 - 2)', [1, 2, 3, 25], 24, 1, 'operator-not-allowed'],
    ['Answer: 4.8 * 5 * 1', [4, 8, 5, 1], 24, 1, 'not-an-expression'],
  ],
};

/** Rows of each data set, by its id. */
export const datasetRows: Readonly<Record<string, DatasetRows>> = {
  tinyzero,
  'reasoning-gym-countdown': gymCountdown,
  'reasoning-gym-puzzle24': puzzle24,
  'tree-of-thoughts-24': treeOfThoughts,
};
