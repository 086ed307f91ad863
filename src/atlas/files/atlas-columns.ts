// The columns of the tables of an atlas. They depend on its plan: targets are signed if some are negative,
// and there is a column for each number of operations that a problem may take.
import { square } from '../../expression/operators/square.js';
import { MAX_NUMBERS } from '../../core/puzzle/parse-numbers.js';
import type { Rules } from '../../core/api-types.js';
import type { AtlasPlan } from '../atlas-types.js';

/** Type of a column, as Parquet names it. */
export type ColumnType = 'UINT_8' | 'UINT_32' | 'INT_32';

export type ColumnValues = Uint8Array | Uint32Array | Int32Array;

/** Columns of a table, in order: the type of each by its name. */
export type TableColumns = Readonly<Record<string, ColumnType>>;

/** Rows of a table, column by column. */
export type TableRows = Readonly<Record<string, ColumnValues>>;

/** The part of a plan on which the columns depend. */
export type AtlasShape = Pick<AtlasPlan, 'size' | 'from' | 'to' | 'rules'>;

/**
 * Number of possible counts of operations with squares, which no bound limits. The codes of the table of
 * problems have four bits, of which one stands for none.
 */
const COUNTS_WITH_SQUARES = 15;

/**
 * Returns the number of possible counts of operations: without squares 0 for a given number up to 9 for ten
 * numbers.
 */
export function countsOf({ rules }: Pick<AtlasShape, 'rules'>): number {
  return hasSquares(rules) ? COUNTS_WITH_SQUARES : MAX_NUMBERS;
}

/** Whether rules allow squares, with which a problem may take more operations than there are columns. */
export function hasSquares({ operators }: Rules): boolean {
  return operators?.includes(square.operator) === true;
}

/** Returns the names of the columns of the numbers of a board. */
export function namesOfNumbers({ size }: Pick<AtlasShape, 'size'>): string[] {
  return Array.from({ length: size }, (_, index) => `n${index + 1}`);
}

/** Returns the names of the columns that count problems, by their operations. */
export function namesOfCounts(shape: Pick<AtlasShape, 'rules'>): string[] {
  return Array.from({ length: countsOf(shape) }, (_, operations) => `ops${operations}`);
}

export function targetType({ from }: Pick<AtlasShape, 'from'>): 'UINT_32' | 'INT_32' {
  return from < 0 ? 'INT_32' : 'UINT_32';
}

export function boardColumns(shape: AtlasShape): TableColumns {
  return {
    board: 'UINT_32',
    ...unsignedColumns(namesOfNumbers(shape)),
    solvable: 'UINT_32',
    max_distance: 'UINT_32',
    max_operations: 'UINT_8',
    ...unsignedColumns(namesOfCounts(shape)),
  };
}

export function targetColumns(shape: AtlasShape): TableColumns {
  return { target: targetType(shape), solvable: 'UINT_32', ...unsignedColumns(namesOfCounts(shape)) };
}

function unsignedColumns(names: readonly string[]): TableColumns {
  return Object.fromEntries(names.map((name) => [name, 'UINT_32']));
}

export function createColumn(type: ColumnType, rows: number): ColumnValues {
  if (type === 'UINT_8') return new Uint8Array(rows);
  return type === 'UINT_32' ? new Uint32Array(rows) : new Int32Array(rows);
}

export function createRows(columns: TableColumns, rows: number): Record<string, ColumnValues> {
  return Object.fromEntries(Object.entries(columns).map(([name, type]) => [name, createColumn(type, rows)]));
}

/** Allocates a row of targets.parquet for each target of an atlas. */
export function createTargetRows(
  columns: TableColumns,
  { from, to }: Pick<AtlasShape, 'from' | 'to'>,
): Record<string, ColumnValues> {
  const rows = createRows(columns, to - from + 1);
  for (let i = 0; i <= to - from; i++) rows.target[i] = from + i;
  return rows;
}
