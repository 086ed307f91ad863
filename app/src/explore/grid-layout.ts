// Places the targets of a range in the grid: rows of a round number of targets, so that multiples stand in
// columns, as in a hundred chart. Sizes are in CSS pixels.

/** A grid of cells. */
export interface Layout {
  readonly from: number;
  readonly to: number;
  readonly columns: number;
  readonly rows: number;
  /** The target in the first cell of the first row, which may be less than `from`. */
  readonly first: number;
  /** The side of a cell, and the left edge of the cells; the labels of the rows stand to the left. */
  readonly cell: number;
  readonly left: number;
  readonly height: number;
}

const COLUMNS = [10, 20, 25, 40, 50, 100];
const LARGEST_CELL = 40;
const DIGIT_PIXELS = 7.5;
const PHONE_PIXELS = 480;
/** The ratio of height to width of the grid. */
const TALL = 1.4;
const WIDE = 0.62;

/** Lays out a range for a width: higher than wide on a phone, wider than high on a desktop. */
export function layOut(from: number, to: number, width: number): Layout {
  const left = Math.ceil(String(to).length * DIGIT_PIXELS + 8);
  const space = Math.max(width - left, 100);
  const wanted = Math.sqrt((to - from + 1) / (width < PHONE_PIXELS ? TALL : WIDE));
  const columns = COLUMNS.reduce((best, each) =>
    distance(each, wanted) < distance(best, wanted) ? each : best,
  );
  const first = from - (from % columns);
  const rows = Math.floor((to - first) / columns) + 1;
  const cell = Math.min(space / columns, LARGEST_CELL);
  return { from, to, columns, rows, first, cell, left, height: Math.ceil(rows * cell) };
}

/** Finds the target at a place; null if there is none. */
export function targetAt(
  { from, to, columns, first, cell, left }: Layout,
  x: number,
  y: number,
): number | null {
  const column = Math.floor((x - left) / cell);
  const target = first + Math.floor(y / cell) * columns + column;
  return column >= 0 && column < columns && target >= from && target <= to ? target : null;
}

/** Returns the upper left corner of the cell of a target. */
export function placeOf({ columns, first, cell, left }: Layout, target: number): { x: number; y: number } {
  const index = target - first;
  return { x: left + (index % columns) * cell, y: Math.floor(index / columns) * cell };
}

function distance(columns: number, wanted: number): number {
  return Math.abs(Math.log(columns / wanted));
}
