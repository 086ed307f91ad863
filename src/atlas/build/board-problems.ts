// Problems of one board: the values that the paper's database has for each target, and a row about the board.
//
// A problem is a board with a target. Its distance is the one to the nearest value *within the range* that
// the board makes, as in "(The Final) Countdown", section 5; `solve` looks outside, too. Its operations are
// the fewest of the target, or of the nearest values if there are two of them.
/** Entry of `reach` for a target that cannot be made, and the operations of a problem without any. */
export const NO_OPERATIONS = 255;
/** Distance of a problem whose board makes no target of the range. */
export const NO_DISTANCE = 2 ** 32 - 1;

/** Distances and operations of the targets of one board. The arrays are reused for the next board. */
export interface BoardProblems {
  readonly distance: Uint32Array;
  readonly operations: Uint8Array;
}

/** Allocates room for the problems of a board with `width` targets. */
export function createProblems(width: number): BoardProblems {
  return { distance: new Uint32Array(width), operations: new Uint8Array(width) };
}

/** Computes the problems of a board from the result of `reach`. */
export function fillProblems({ distance, operations }: BoardProblems, reached: Uint8Array): void {
  const width = reached.length;
  operations.set(reached);
  distance.fill(0);
  for (let at = 0; at < width; at++) {
    if (reached[at] !== NO_OPERATIONS) continue;
    // Gap between two reachable targets; -1 and the width stand for a missing end.
    const before = at - 1;
    while (at < width && reached[at] === NO_OPERATIONS) at++;
    if (before < 0 && at === width) {
      distance.fill(NO_DISTANCE);
      return;
    }
    const left = before >= 0 ? reached[before] : NO_OPERATIONS;
    const right = at < width ? reached[at] : NO_OPERATIONS;
    for (let target = before + 1; target < at; target++) {
      // The width exceeds every distance within the range.
      const down = before >= 0 ? target - before : width;
      const up = at < width ? at - target : width;
      distance[target] = Math.min(down, up);
      operations[target] = down < up ? left : up < down ? right : Math.min(left, right);
    }
  }
}

/** Converts the problems of a board back to the result of `reach`. */
export function reachedOf({ distance, operations }: BoardProblems): Uint8Array {
  return operations.map((fewest, at) => (distance[at] === 0 ? fewest : NO_OPERATIONS));
}
