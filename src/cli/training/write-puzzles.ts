// Writes generated puzzles in a format: as lines of text, or as a table.
import type { Generated } from '../../generate/generate-types.js';
import type { Format, FormatColumns } from '../puzzle-formats.js';
import { version } from '../package-version.js';
import { toJson } from '../printable.js';
import type { FormattedPuzzle } from '../puzzle-words.js';
import { writeParquet } from './parquet-rows.js';
import type { RowContext, ToRow } from './training-rows.js';

/** Puzzles as they are made. */
type Puzzles = AsyncIterable<Generated>;

export interface PuzzleWriter {
  lines(puzzles: Puzzles): AsyncGenerator<string>;
  /** Yields the bytes of a Parquet file. */
  table(puzzles: Puzzles): AsyncGenerator<Uint8Array>;
}

/** Whether the name of a file asks for Parquet. */
export function isParquet(path: string): boolean {
  return /\.parquet$/i.test(path);
}

/** Returns the writer of a format of lines. Precondition: no table is asked for. */
export function plainWriter({ header, line }: Format, columns: FormatColumns): PuzzleWriter {
  return {
    async *lines(puzzles) {
      if (header !== null) yield `${header(columns)}\n`;
      for await (const puzzle of puzzles) yield `${line(puzzle, columns)}\n`;
    },
    table() {
      throw new Error('this format has no table');
    },
  };
}

export function trainingWriter(toRow: ToRow, context: RowContext): PuzzleWriter {
  return {
    async *lines(puzzles) {
      for await (const puzzle of puzzles) yield `${toJson(toRow(puzzle, context))}\n`;
    },
    table(puzzles) {
      const sample = toRow(SAMPLE, context);
      async function* rows() {
        for await (const puzzle of puzzles) yield toRow(puzzle, context);
      }
      return writeParquet(rows(), sample, `numbers-game ${version}`);
    },
  };
}

/** A puzzle with every property that a puzzle may have, for the types of the columns. */
const SAMPLE: FormattedPuzzle = {
  numbers: [1],
  target: 1,
  rules: { values: 'natural', use: 'any', operators: ['+'], limits: {} },
  expression: '1',
  operations: 0,
  solvable: true,
  leastDistance: 0,
  solutions: 1,
  difficulty: 0,
  level: 1,
  split: 'train',
  generator: 1,
  seed: 0,
  index: 0,
};
