// Every way to make a value over a subset by one last operation of a value p of the near half and a value w
// of the far half of a split: what the search for the tidiest expression
// (src/solver/four-operators/tidiest-natural.ts) is put together from. The record of a decomposition has its
// picture in src/solver/wasm/boundary-layout.ts.
import {
  DECOMPOSITION_BYTES,
  DECOMPOSITION_FAR_OFFSET,
  DECOMPOSITION_NEAR_OFFSET,
  DECOMPOSITION_OPERATION_OFFSET,
  DECOMPOSITION_P_OFFSET,
  DECOMPOSITION_W_OFFSET,
  OUT_OF_MEMORY,
} from '../core/boundary-types';
import { arenaTop, ensureBytes } from '../core/arena';
import { endOf, listOf } from '../core/list-record';
import { BY_BOTH } from '../core/mark-cells';
import { SPLIT_BYTES, halfB, halfC, isNearB, splitsOf } from '../core/plan';
import { makesInWidth } from './backward-search';
import { OPERATION_COUNT, otherOperand } from './inverse-operations';
import { valueInWidth } from './list-width';
import { listInWidth } from './natural-lists';
import { valueBoundOf, valueRecordOf } from './value-list';
import { naturalLists } from './natural-state';

/**
 * Writes the decompositions of t over a subset to the top of the arena, where they are until the next call of
 * anything; returns how many there are, or OUT_OF_MEMORY.
 */
export function writeDecompositions(mask: i32, t: u64): i32 {
  // First only counted: lists that are made on the way come to lie at the top.
  const count = visitDecompositions(mask, t, 0);
  if (naturalLists.isExhausted) return OUT_OF_MEMORY;
  if (!ensureBytes(arenaTop(), <u64>count * DECOMPOSITION_BYTES)) return OUT_OF_MEMORY;
  return visitDecompositions(mask, t, arenaTop());
}

/** Writes the halves of a decomposition and its operation. */
@inline function putOperation(record: usize, near: i32, far: i32, operation: i32): void {
  store<u32>(record, near, DECOMPOSITION_NEAR_OFFSET);
  store<u32>(record, far, DECOMPOSITION_FAR_OFFSET);
  store<u32>(record, operation, DECOMPOSITION_OPERATION_OFFSET);
}

/** Writes the operands of a decomposition. */
@inline function putOperands(record: usize, p: u64, w: u64): void {
  store<u64>(record, p, DECOMPOSITION_P_OFFSET);
  store<u64>(record, w, DECOMPOSITION_W_OFFSET);
}

/** Counts decompositions, and writes them from an address on unless that is 0. */
function visitDecompositions(mask: i32, t: u64, address: usize): i32 {
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
        if (address) {
          const record = address + <usize>count * DECOMPOSITION_BYTES;
          putOperation(record, nearMask, far, operation);
          putOperands(record, p, w);
        }
        count++;
      }
    }
  }
  return count;
}
