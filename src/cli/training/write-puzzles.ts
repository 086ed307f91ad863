// Writes generated puzzles as a table.
import { version } from '../package-version.js';
import type { FormattedPuzzle } from '../puzzle-words.js';
import { writeParquet } from './parquet-rows.js';
import type { RowContext, ToRow } from './training-rows.js';

/** Whether the name of a file asks for Parquet. */
export function isParquet(path: string): boolean {
  return /\.parquet$/i.test(path);
}

/** Yields the bytes of a Parquet file. */
export function formatTable(puzzles: AsyncIterable<FormattedPuzzle>, toRow: ToRow, context: RowContext) {
  async function* rows() {
    for await (const puzzle of puzzles) yield toRow(puzzle, context);
  }
  return writeParquet(rows(), toRow(SAMPLE, context), `numbers-game ${version}`);
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
