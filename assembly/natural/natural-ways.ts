// The ways to make a value over a subset by a last operation on a value p of the near half and a value w of
// the far half of a split: what the search for the tidiest expression (src/solver/tidy) is put together from.
import { OUT_OF_MEMORY, WAY_BYTES } from '../core/boundary-types';
import { arenaTop, ensureBytes } from '../core/arena';
import { endOf, listOf } from '../core/list-record';
import { BY_BOTH } from '../core/mark-cells';
import { SPLIT_BYTES, halfB, halfC, isNearB, splitsOf } from '../core/plan';
import { putOperandOfWay, putOperatorOfWay } from '../core/way-record';
import { makesInWidth } from './backward-search';
import { OPERATION_COUNT, allowsSide, operatorOf, otherOperand } from './inverse-operations';
import { valueInWidth } from './list-width';
import { listInWidth } from './natural-lists';
import { valueBoundOf, valueRecordOf } from './value-list';
import { naturalLists } from './natural-state';

/**
 * Writes the ways to make t over a subset to the top of the arena, where they are until the next call of
 * anything; returns how many there are, or OUT_OF_MEMORY.
 */
export function writeNaturalWays(mask: i32, t: u64): i32 {
  // First only counted: lists that are made on the way come to lie at the top.
  const count = visitWays(mask, t, 0);
  if (naturalLists.isExhausted) return OUT_OF_MEMORY;
  if (!ensureBytes(arenaTop(), <u64>count * WAY_BYTES)) return OUT_OF_MEMORY;
  return visitWays(mask, t, arenaTop());
}

/** Counts ways, and writes them from an address on unless that is 0. */
function visitWays(mask: i32, t: u64, address: usize): i32 {
  let count = 0;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    const nearIsB = isNearB(b, c);
    const nearMask = nearIsB ? b : c,
      far = nearIsB ? c : b;
    const near = listInWidth(nearMask);
    if (!near) return 0;
    const limit = valueBoundOf(valueRecordOf(far)) / t;
    for (let operation = 0; operation < OPERATION_COUNT; operation++) {
      for (let k = listOf(near), to = endOf(near); k < to; k += naturalLists.width) {
        const p = valueInWidth(k);
        const w = otherOperand<u64>(operation, p, t, limit);
        if (!w || !makesInWidth(far, w, BY_BOTH)) continue;
        for (let side = 0; side < 2; side++) {
          const isLeft = side == 0;
          if (!allowsSide(operation, isLeft)) continue;
          if (address) {
            const way = address + <usize>count * WAY_BYTES;
            putOperatorOfWay(way, operatorOf(operation));
            putOperandOfWay(way, isLeft, nearMask, p, 1);
            putOperandOfWay(way, !isLeft, far, w, 1);
          }
          count++;
        }
      }
    }
  }
  return count;
}
