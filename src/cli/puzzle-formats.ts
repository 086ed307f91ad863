// Formats of `numbers-game generate`: one line for each puzzle.
import {
  describePuzzle,
  joinWords,
  formatLimits,
  formatOperators,
  type FormattedPuzzle,
} from './puzzle-words.js';

export interface Format {
  /** Returns the line before all puzzles, if there is one. */
  readonly header?: (options: FormatColumns) => string;
  readonly line: (puzzle: FormattedPuzzle, options: FormatColumns) => string;
}

/** Optional columns, and the cell that is equal in all lines. */
export interface FormatColumns {
  /** Id of the game; empty if none has the rules and the target. */
  readonly game: string;
  readonly operators: boolean;
  readonly limits: boolean;
  readonly solutions: boolean;
  readonly rate: boolean;
  readonly split: boolean;
}

export const FORMATS: Readonly<Record<string, Format>> = {
  native: { line: (puzzle) => JSON.stringify(puzzle) },
  'nums-target': { line: (puzzle) => JSON.stringify(toNumsTarget(puzzle)) },
  'question-answer': { line: (puzzle) => JSON.stringify(toQuestionAnswer(puzzle)) },
  csv: {
    header: (columns) => namesOf(columns).join(),
    line: (puzzle, columns) => {
      const { numbers, rules, ...others } = puzzle;
      const { game } = columns;
      const { values, use, limits } = rules;
      const cells: Readonly<Record<string, string | number | boolean | null | undefined>> = {
        ...others,
        values,
        use,
        operators: formatOperators(rules),
        limits: limits && formatLimits(limits),
        numbers: numbers.join(' '),
        game,
      };
      return namesOf(columns)
        .map((name) => quoteCell(cells[name]))
        .join();
    },
  },
};

/** Yields puzzles in a format, one on each line. */
export async function* formatLines(
  puzzles: AsyncIterable<FormattedPuzzle>,
  { header, line }: Format,
  columns: FormatColumns,
): AsyncGenerator<string> {
  let head = header === undefined ? '' : `${header(columns)}\n`;
  for await (const puzzle of puzzles) {
    yield `${head}${line(puzzle, columns)}\n`;
    head = '';
  }
  if (head !== '') yield head;
}

/** Writes a cell of CSV, in quotes if it needs them; null and undefined are empty. */
export function quoteCell(value: unknown): string {
  const cell = value ?? '';
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Converts a puzzle to the property names that data sets for language models use. */
function toNumsTarget({ numbers, ...puzzle }: FormattedPuzzle): object {
  const { target, solvable, leastDistance, difficulty, level, split, generator, seed, index } = puzzle;
  return { nums: numbers, target, solvable, leastDistance, difficulty, level, split, generator, seed, index };
}

function toQuestionAnswer(puzzle: FormattedPuzzle): object {
  const { expression, ...metadata } = puzzle;
  return { question: askFor(puzzle), answer: expression ?? 'impossible', metadata };
}

/** Returns the question. It is the same for puzzles without a solution, so it reveals nothing. */
function askFor({ numbers, target, rules }: FormattedPuzzle): string {
  const { operators, times, values } = describePuzzle({ rules });
  return `Make ${target} from the numbers ${joinWords(numbers)}, each used ${times}, with ${operators} and brackets. ${values} Answer with an expression, or with "impossible".`;
}

function namesOf({ operators, limits, solutions, rate, split }: FormatColumns): string[] {
  return [
    ...['numbers', 'target', 'game', 'values', 'use'],
    ...(operators ? ['operators'] : []),
    ...(limits ? ['limits'] : []),
    ...['expression', 'operations', 'solvable'],
    ...(solutions ? ['solutions'] : []),
    ...(rate ? ['difficulty', 'level'] : []),
    ...(split ? ['split'] : []),
    ...['generator', 'seed', 'index'],
  ];
}
