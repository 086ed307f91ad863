// The problems of one board: what the paper's database says of each target, and a row about the board.
//
// A problem is a board with a target. Its distance is the one to the nearest value *within the range* that
// the board makes, as in "(The Final) Countdown", section 5; `solve` looks outside, too. Its operations are
// the fewest of the target, or of the nearest values if there are two of them.
import { MAX_NUMBERS } from '../puzzle/parse-numbers.js';

/** The entry of `reach` for a target that cannot be made; the operations of a problem without any. */
export const NO_OPERATIONS = 255;
/** The distance of a problem whose board makes no target of the range. */
export const NO_DISTANCE = 2 ** 32 - 1;

/** How many numbers of operations there are: 0 for a given number up to 9 for ten numbers. */
export const OPERATION_COUNTS = MAX_NUMBERS;

/** The distances and operations of the targets of one board. The arrays are used again for the next board. */
export interface BoardProblems {
  readonly distance: Uint32Array;
  readonly operations: Uint8Array;
}

/** Room for the problems of a board with `width` targets. */
export function createProblems(width: number): BoardProblems {
  return { distance: new Uint32Array(width), operations: new Uint8Array(width) };
}

/** Fills in the problems of a board from what `reach` says of its targets. */
export function fillProblems({ distance, operations }: BoardProblems, reached: Uint8Array): void {
  const width = reached.length;
  operations.set(reached);
  distance.fill(0);
  for (let at = 0; at < width; at++) {
    if (reached[at] !== NO_OPERATIONS) continue;
    const before = at - 1;
    while (at < width && reached[at] === NO_OPERATIONS) at++;
    fillGap(distance, operations, before, at);
  }
}

/** Fills in the targets between two neighbouring ones that are made; -1 and the width stand for none. */
function fillGap(distance: Uint32Array, operations: Uint8Array, before: number, behind: number): void {
  const width = operations.length;
  const left = before >= 0 ? operations[before] : NO_OPERATIONS;
  const right = behind < width ? operations[behind] : NO_OPERATIONS;
  if (left === NO_OPERATIONS && right === NO_OPERATIONS) {
    distance.fill(NO_DISTANCE);
    return;
  }
  for (let at = before + 1; at < behind; at++) {
    const down = before >= 0 ? at - before : Infinity;
    const up = behind < width ? behind - at : Infinity;
    distance[at] = Math.min(down, up);
    operations[at] = down < up ? left : up < down ? right : Math.min(left, right);
  }
}
