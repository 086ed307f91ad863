// Formats of `numbers-game generate`: one line for each puzzle.
//
// No cell of CSV needs quotes here: numbers are separated by blanks, and expressions have no commas.
import type { Generated } from '../bulk/generate/generate-types.js';
import type { Limits } from '../core/api-types.js';
import { selectRows } from '../core/operator-rows.js';

/** Format of puzzles. */
interface Format {
  /** Returns the line before all puzzles; null if there is none. */
  readonly header: ((options: FormatColumns) => string) | null;
  readonly line: (puzzle: Generated, options: FormatColumns) => string;
}

/** Optional columns, and the cell that is equal in all lines. */
interface FormatColumns {
  /** Id of the game; empty if no game has the rules. */
  readonly game: string;
  readonly operators: boolean;
  readonly limits: boolean;
  readonly solutions: boolean;
  readonly rate: boolean;
  readonly split: boolean;
}

export const FORMATS: Readonly<Record<string, Format>> = {
  native: { header: null, line: (puzzle) => JSON.stringify(puzzle) },
  'nums-target': { header: null, line: (puzzle) => JSON.stringify(toNumsTarget(puzzle)) },
  'question-answer': { header: null, line: (puzzle) => JSON.stringify(toQuestionAnswer(puzzle)) },
  csv: {
    header: (columns) => namesOf(columns).join(),
    line: (puzzle, columns) => {
      const { numbers, rules, ...others } = puzzle;
      const { game } = columns;
      const { values, use, limits } = rules;
      const cells: Readonly<Record<string, string | number | null | undefined>> = {
        ...others,
        values,
        use,
        operators: selectRows(rules)
          .map(({ operator }) => operator)
          .join(' '),
        limits: limits && `"${writeLimits(limits)}"`,
        numbers: numbers.join(' '),
        game,
      };
      return namesOf(columns)
        .map((name) => cells[name] ?? '')
        .join();
    },
  },
};

/** Converts a puzzle to the property names that data sets for language models use. */
function toNumsTarget({
  numbers,
  target,
  difficulty,
  band,
  split,
  generator,
  seed,
  index,
}: Generated): object {
  return { nums: numbers, target, difficulty, band, split, generator, seed, index };
}

function toQuestionAnswer(puzzle: Generated): object {
  const { expression, ...metadata } = puzzle;
  return { question: askFor(puzzle), answer: expression ?? 'impossible', metadata };
}

/** Returns the question. It is the same for puzzles without a solution, so it reveals nothing. */
function askFor({ numbers, target, rules }: Generated): string {
  const list =
    numbers.length === 1 ? String(numbers[0]) : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)!}`;
  const operators = selectRows(rules)
    .map(({ operator }) => operator)
    .join(' ');
  const times = rules.use === 'all' ? 'exactly once' : 'at most once';
  const bounds = rules.limits === undefined ? '' : ` (${writeLimits(rules.limits)})`;
  const values = {
    natural: 'Every result on the way must be a positive integer.',
    integer: 'Every result on the way must be an integer; it may be zero or negative.',
    rational: 'Results on the way may be fractions, zero or negative.',
    real: 'Results on the way may be any real numbers.',
  }[rules.values];
  return `Make ${target} from the numbers ${list}, each used ${times}, with ${operators}${bounds} and brackets. ${values} Answer with an expression, or with "impossible".`;
}

/** Formats limits in the syntax of `--limits`. */
function writeLimits(limits: Partial<Limits>): string {
  return Object.entries(limits)
    .map(([name, value]) => `${name}=${value}`)
    .join();
}

function namesOf({ operators, limits, solutions, rate, split }: FormatColumns): string[] {
  return [
    ...['numbers', 'target', 'game', 'values', 'use'],
    ...(operators ? ['operators'] : []),
    ...(limits ? ['limits'] : []),
    ...['expression', 'operations'],
    ...(solutions ? ['solutions'] : []),
    ...(rate ? ['difficulty', 'band'] : []),
    ...(split ? ['split'] : []),
    ...['generator', 'seed', 'index'],
  ];
}
