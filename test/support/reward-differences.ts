// The tables of docs/guide/training.md about published rewards: what seven of them do with twelve answers,
// and which answers our records of data sets reward differently. For the second, each answer is judged under
// every data set that can have its puzzle.
import { datasets, score, twentyFour, verify } from '../../src/verify/index.js';
import { Accident, publishedRewards, publishedSources } from './published-rewards.js';

interface Case {
  readonly answer: string;
  readonly numbers: readonly number[];
  readonly target: number;
  /** Why the rewards differ, if they do. */
  readonly why: string;
}

const hand = [1, 4, 5, 10];
/** An answer for 1, 4, 5, 10 and 24. */
const of24 = (answer: string, why: string): Case => ({ answer, numbers: hand, target: 24, why });
const of = (answer: string, numbers: readonly number[], target: number, why: string): Case => ({
  answer,
  numbers,
  target,
  why,
});

const SAME = 'the rewards are the same';

/** Answers of both tables, each to make 24 of four numbers. */
const TWELVE: readonly Case[] = [
  of24('(10 - 4) * (5 - 1)', SAME),
  of24('(10 - 4) * (5 + 1)', SAME),
  of('6*4*1*1', [2, 7, 8, 9], 24, 'the numbers are not compared with those of the puzzle there'),
  of24('(10 - 4) * (5 - 1) = 24', 'a stated result'),
  of24('(10 − 4) × (5 − 1)', 'signs of print'),
  of24('(10 - 4) \\times (5 - 1)', 'LaTeX'),
  of('2**3 * 3 * 1', [1, 2, 3, 3], 24, 'a power'),
  of('7 * 7 // 2 * 1', [1, 2, 7, 7], 24, 'a division rounded down'),
  of('4.8 * 5 * 1', [1, 4, 5, 8], 24, 'the digits of a decimal count as two numbers there'),
  of('24 + 1/999/999', [1, 24, 999, 999], 24, 'values are compared with a tolerance there'),
  of24("__import__('os').getpid() + 1 + 4 + 5 + 10", 'code in an answer'),
  of('9**9**9**9', [9, 9, 9, 9], 24, 'a power of a power of a power'),
];

/** Answers in their tag or behind their label. */
const ANSWERS: readonly Case[] = [
  ...TWELVE,
  of24('4 * 5 + 10', SAME),
  of24('(10 - 4) * (5 - 2)', SAME),
  of24('(10 - 4) * (5 - 1', SAME),
  of24('I make (10 - 4) * (5 - 1)', SAME),
  of24('24', SAME),
  of24('24 = (10 - 4) * (5 - 1)', 'an equation that begins with the result'),
  of24('(10 - 4) * (5 - 1) = 25', 'what follows the first `=` is not judged there'),
  of24('(10 - 4) * (5 - 1) = 6 * 5 = 24', 'what follows the first `=` is not judged there'),
  of24('10 - 4 = 6, 5 - 1 = 4, 6 * 4 = 24', 'steps'),
  of24('[10 - 4] * [5 - 1]', 'brackets other than round ones'),
  of24('(10 - 4)(5 - 1)', 'brackets side by side'),
  of24('(10 - 4) x (5 - 1)', 'x as a times sign'),
  of24('(10.0 - 4) * (5 - 1)', 'a whole number with a decimal point'),
  of24('(10 - 04) * (5 - 1)', 'a zero before a number'),
  of24('(-4 + 10) * (5 - 1)', 'a minus at the begin of a sum'),
  of24('-(4 - 10) * (5 - 1)', 'a sign that is not an operation'),
  of24('10 / (5 - 4 - 1)', 'a division by zero is readable here'),
  of24('impossible', 'a claim that there is no solution is read here, but not proved'),
  of('2 ** 3', [2, 3], 8, 'a power'),
  of('2**7', [2, 7], 128, 'a power'),
  of('5!', [5], 120, 'a factorial'),
  of('4! + 1 - 1 * 1', [1, 1, 1, 4], 24, 'a factorial'),
  of('sqrt(16)*25', [16, 25], 100, 'a function'),
  of('4.5 * 2', [2, 4, 5], 9, 'the digits of a decimal count as two numbers there'),
  of('999 + 1/99/2', [1, 2, 99, 999], 999, 'values are compared with a tolerance there'),
  of('5*5 - 1/2', [1, 2, 5, 5], 24, 'the value is rounded to an integer there'),
];

/** Whole texts of a model. */
const TEXTS: readonly Case[] = [
  of24('<answer>(10 - 4) * (5 - 1)</answer>\nDone.', 'an answer before the last line'),
  of24('<answer>\n(10 - 4) * (5 - 1)\n</answer>', 'an answer on a line of its own'),
  of24('\\boxed{(10 - 4) * (5 - 1)}', 'a box'),
  of24('<think>Is it <answer>(10 - 4) * (5 - 1)</answer>?', 'an answer in thoughts that do not end'),
  of24('Answer: (10 - 4) * (5 - 1)\n\nThis uses all numbers.', 'an answer before the last line'),
  of24('```\n(10 - 4) * (5 - 1)\n```', 'a code fence'),
  of24('(10 - 4) * (5 - 1)', SAME),
];

interface Format {
  /** The text round an answer. Without it, a tag. */
  readonly wrap?: (answer: string) => string;
  /** Text before the answer. */
  readonly open?: string;
  /** Whether the data set can have a puzzle. Without it, the data set can have any. */
  readonly takes?: (puzzle: Case) => boolean;
}

const FORMATS: Readonly<Record<string, Format>> = {
  tinyzero: { open: 'User: Make it.\nAssistant: ' },
  'reasoning-gym-countdown': {},
  'reasoning-gym-puzzle24': { takes: ({ numbers, target }) => target === 24 && numbers.length === 4 },
  'tree-of-thoughts-24': { wrap: (answer) => `Answer: ${answer}`, takes: ({ target }) => target === 24 },
  'ms-swift': {},
  ragen: { open: '<think>Make it.</think>' },
  synlogic: { wrap: (answer) => `\`\`\`python\n${answer}\n\`\`\`` },
};
const ids = Object.keys(datasets);

/** How many answers are compared with how many rewards. */
export const compared = [ANSWERS.length + TEXTS.length, ids.length] as const;

/** Table of what the rewards do with twelve answers, and table of their sources. */
export function formatAnswers(): string {
  const names = Object.keys(FORMATS);
  const rows = TWELVE.map((given) => {
    const { answer, numbers, target } = given;
    const { ok, reason } = verify(answer, { numbers, target, rules: twentyFour });
    const rewards = names.map((id) => `${rewardOf(id, complete(id, answer), given)}`);
    return [...namesOf(given), ...rewards, ok ? 'right' : `wrong: \`${reason}\``];
  });
  const sources = names.map((id) => {
    const { repository, file, commit } = publishedSources[id];
    const name = repository.replace('https://github.com/', '');
    return [
      `\`${id}\``,
      `[${name}](${repository})`,
      `[\`${file}\`](${repository}/blob/${commit}/${file})`,
      `\`${commit}\``,
    ];
  });
  return [
    formatTable([['answer', 'puzzle', ...names.map((id) => `\`${id}\``), '`verify`'], ...rows]),
    formatTable([['reward', 'repository', 'file', 'commit'], ...sources]),
  ].join('\n\n');
}

/** The table of differences: an answer with its rewards, `published → ours` where they differ. */
export function formatDifferences(): string {
  const rows = [
    ...ANSWERS.map((given) => rowOf(given, true)),
    ...TEXTS.map((given) => rowOf(given, false)),
  ].filter((row) => row !== null);
  const head = ['answer', 'puzzle', ...ids.map((id) => `\`${id}\``), 'because of'];
  return formatTable([head, ...rows]);
}

function rowOf(given: Case, isWrapped: boolean): string[] | null {
  const cells = ids.map((id) => {
    if (FORMATS[id].takes?.(given) === false) return '';
    const completion = complete(id, given.answer, isWrapped);
    const published = rewardOf(id, completion, given);
    const ours = score(completion, { numbers: given.numbers, target: given.target }, { dataset: id });
    return published === ours ? '=' : `${published} → ${ours}`;
  });
  return cells.some((cell) => cell.includes('→')) ? [...namesOf(given), ...cells, given.why] : null;
}

/** The text of a model in the format of a reward. */
function complete(id: string, answer: string, isWrapped = true): string {
  const { open = '', wrap = (text: string) => `<answer>${text}</answer>` } = FORMATS[id];
  return open + (isWrapped ? wrap(answer) : answer);
}

/** The first two cells of a row: the answer and its puzzle. */
function namesOf({ answer, numbers, target }: Case): string[] {
  const shown = answer.replaceAll('\n', '⏎');
  return [shown.includes('`') ? `\` ${shown} \`` : `\`${shown}\``, `${numbers.join(' ')} → ${target}`];
}

/** The published reward, or what happens instead. */
function rewardOf(id: string, completion: string, { numbers, target }: Case): number | string {
  try {
    return publishedRewards[id](completion, numbers, target);
  } catch (error) {
    if (error instanceof Accident) return error.message;
    throw error;
  }
}

/** A table as it is formatted. */
function formatTable(rows: readonly (readonly string[])[]): string {
  const [head, ...body] = rows;
  return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
