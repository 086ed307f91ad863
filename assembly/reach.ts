// Every target of a range: the fewest operations for each, in one pass over the
// subsets by size. The first size that makes a target uses the fewest numbers.
//
//   operations   one byte for each target, from first: operations, or UNREACHABLE
import { closeBoard, dropPlans, n, openBoard, openTo, usesAll, widthFor } from './board';
import { OUT_OF_MEMORY, TOO_LARGE } from './limits';
import { reserve } from './arena';
import { endOf, listOf, recordOf } from './record';
import { masksOfSize } from './subset';
import { listed } from './values';

const UNREACHABLE: u8 = 255;
const DONE: i32 = 1;

let reached: usize = 0;

function reachAs<T>(from: u64, to: u64): i32 {
  if (!openTo<T>(max<u64>(to, 2), 0)) return OUT_OF_MEMORY;
  const bytes = to - from + 1;
  if (bytes > <u64>i32.MAX_VALUE) return OUT_OF_MEMORY;
  reached = reserve(<usize>bytes);
  if (!reached) return OUT_OF_MEMORY;
  memory.fill(reached, UNREACHABLE, <usize>bytes);
  for (let size = usesAll ? n : 1; size <= n; size++) {
    for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += 2) {
      const mask = load<u16>(m);
      if (!listed<T>(mask)) return OUT_OF_MEMORY;
      const record = recordOf(mask);
      for (let k = listOf(record), last = endOf(record); k < last; k += sizeof<T>()) {
        const index = <u64>load<T>(k) - from;
        if (index >= bytes) continue;
        const at = reached + <usize>index;
        if (load<u8>(at) == UNREACHABLE) store<u8>(at, <u8>(size - 1));
      }
    }
  }
  return DONE;
}

/**
 * Which targets from..to, from at least 1, the board in INPUT makes, and in how few operations; where operations() says. Returns
 * DONE, OUT_OF_MEMORY or TOO_LARGE.
 */
export function reach(count: i32, all: bool, from: u64, to: u64): i32 {
  let status = OUT_OF_MEMORY;
  // What is kept for other boards must not be what is missing for this one.
  for (let attempt = 0; attempt < 2 && status == OUT_OF_MEMORY; attempt++) {
    if (attempt) dropPlans();
    if (!openBoard(count, all)) continue;
    const width = widthFor(max<u64>(to, 2));
    status = !width ? TOO_LARGE : width == 4 ? reachAs<u32>(from, to) : reachAs<u64>(from, to);
    if (status < 0) closeBoard();
  }
  return status;
}

/** The address of the operations of each target that reach was asked for, a byte each: 255 for none. Until the next call. */
export function operations(): usize {
  return reached;
}
