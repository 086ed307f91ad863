// Where the records of data sets and the code of these data sets reward an answer differently, as the table
// of docs/guide/training.md. Each answer is judged under every data set that can have its puzzle.
import { score } from '../../src/verify/index.js';
import { Accident, publishedRewards } from './published-rewards.js';

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

/** Answers in their tag or behind their label. */
const ANSWERS: readonly Case[] = [
  of24('(10 - 4) * (5 - 1)', SAME),
  of24('(10 - 4) * (5 + 1)', SAME),
  of24('4 * 5 + 10', SAME),
  of24('(10 - 4) * (5 - 2)', SAME),
  of24('(10 - 4) * (5 - 1', SAME),
  of24('I make (10 - 4) * (5 - 1)', SAME),
  of24('24', SAME),
  of24('(10 - 4) * (5 - 1) = 24', 'a stated result'),
  of24('24 = (10 - 4) * (5 - 1)', 'an equation that begins with the result'),
  of24('(10 - 4) * (5 - 1) = 25', 'what follows the first `=` is not judged there'),
  of24('(10 - 4) * (5 - 1) = 6 * 5 = 24', 'what follows the first `=` is not judged there'),
  of24('10 - 4 = 6, 5 - 1 = 4, 6 * 4 = 24', 'steps'),
  of24('(10 − 4) × (5 − 1)', 'signs of print'),
  of24('(10 - 4) \\times (5 - 1)', 'LaTeX'),
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
  of('2**3 * 3 * 1', [1, 2, 3, 3], 24, 'a power'),
  of('2**7', [2, 7], 128, 'a power'),
  of('7 // 2', [2, 7], 3, 'a division rounded down'),
  of('5!', [5], 120, 'a factorial'),
  of('4! + 1 - 1 * 1', [1, 1, 1, 4], 24, 'a factorial'),
  of('sqrt(16)*25', [16, 25], 100, 'a function'),
  of('4.5 * 2', [2, 4, 5], 9, 'the digits of a decimal count as two numbers there'),
  of('4.8 * 5 * 1', [1, 4, 5, 8], 24, 'the digits of a decimal count as two numbers there'),
  of('98 - 1 / 99 / 99 / 99', [1, 98, 99, 99, 99], 98, 'values are compared with a tolerance there'),
  of('999 + 1/99/2', [1, 2, 99, 999], 999, 'values are compared with a tolerance there'),
  of('5*5 - 1/2', [1, 2, 5, 5], 24, 'the value is rounded to an integer there'),
  of24("__import__('os').getpid() + 1 + 4 + 5 + 10", 'code in an answer'),
  of('9**9**9**9', [9, 9, 9, 9], 24, 'a power of a power of a power'),
  of('6*4*1*1', [2, 7, 8, 9], 24, 'the numbers are not compared with those of the puzzle there'),
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
  readonly wrap: (answer: string) => string;
  readonly open: string;
  readonly takes: (puzzle: Case) => boolean;
}

const tag = (answer: string) => `<answer>${answer}</answer>`;
const FORMATS: Readonly<Record<string, Format>> = {
  tinyzero: { wrap: tag, open: 'User: Make it.\nAssistant: ', takes: () => true },
  'reasoning-gym-countdown': { wrap: tag, open: '', takes: () => true },
  'reasoning-gym-puzzle24': {
    wrap: tag,
    open: '',
    takes: ({ numbers, target }) => target === 24 && numbers.length === 4,
  },
  'tree-of-thoughts-24': {
    wrap: (answer) => `Answer: ${answer}`,
    open: '',
    takes: ({ target }) => target === 24,
  },
};

/** How many answers are compared with how many rewards. */
export const compared = [ANSWERS.length + TEXTS.length, Object.keys(FORMATS).length] as const;

/** The table: an answer with its rewards, `published → ours` where they differ. */
export function formatDifferences(): string {
  const rows = [
    ...ANSWERS.map((given) => rowOf(given, true)),
    ...TEXTS.map((given) => rowOf(given, false)),
  ].filter((row) => row !== null);
  const head = ['answer', 'puzzle', ...Object.keys(FORMATS).map((id) => `\`${id}\``), 'because of'];
  return formatTable([head, ...rows]);
}

function rowOf({ answer, ...puzzle }: Case, isWrapped: boolean): string[] | null {
  const { numbers, target, why } = puzzle;
  const cells = Object.entries(FORMATS).map(([id, { wrap, open, takes }]) => {
    if (!takes({ answer, ...puzzle })) return '';
    const completion = open + (isWrapped ? wrap(answer) : answer);
    const published = rewardOf(id, completion, puzzle);
    const ours = score(completion, { numbers, target }, { dataset: id });
    return published === ours ? '=' : `${published} → ${ours}`;
  });
  if (!cells.some((cell) => cell.includes('→'))) return null;
  const shown = answer.replaceAll('\n', '⏎');
  const code = shown.includes('`') ? `\` ${shown} \`` : `\`${shown}\``;
  return [code, `${numbers.join(' ')} → ${target}`, ...cells, why];
}

/** The published reward, or what happens instead. */
function rewardOf(
  id: string,
  completion: string,
  { numbers, target }: Omit<Case, 'answer'>,
): number | string {
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
