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
import { elementAt } from '../core/elements';
import { endOf, listOf } from '../core/list-record';
import { BY_BOTH } from '../core/mark-cells';
import { SPLIT_BYTES, halfB, halfC, isNearB, splitsOf } from '../core/plan';
import { makesValue } from './backward-search';
import { OPERATION_COUNT, otherOperand } from './inverse-operations';
import { listValues } from './natural-lists';
import { valueBoundOf, valueRecordOf } from './value-list';
import { naturalLists } from './natural-state';

/**
 * Writes the decompositions of t over a subset to the top of the arena, where they are until the next call of
 * anything; returns how many there are, or OUT_OF_MEMORY.
 */
export function writeDecompositions<T>(mask: i32, t: T): i32 {
  // First only counted: lists that are made on the way come to lie at the top.
  const count = visitDecompositions<T>(mask, t, 0);
  if (naturalLists.isExhausted) return OUT_OF_MEMORY;
  if (!ensureBytes(arenaTop(), <u64>count * DECOMPOSITION_BYTES)) return OUT_OF_MEMORY;
  return visitDecompositions<T>(mask, t, arenaTop());
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
function visitDecompositions<T>(mask: i32, t: T, address: usize): i32 {
  let count = 0;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    const nearIsB = isNearB(b, c);
    const nearMask = nearIsB ? b : c,
      far = nearIsB ? c : b;
    const near = listValues<T>(nearMask);
    if (!near) return 0;
    const largest = <T>valueBoundOf(valueRecordOf(far));
    for (let operation = 0; operation < OPERATION_COUNT; operation++) {
      for (let k = listOf(near), to = endOf(near); k < to; k += sizeof<T>()) {
        const p = elementAt<T>(k);
        const w = otherOperand<T>(operation, p, t, largest);
        if (!w || !makesValue<T>(far, w, BY_BOTH)) continue;
        if (address) {
          const record = address + <usize>count * DECOMPOSITION_BYTES;
          putOperation(record, nearMask, far, operation);
          putOperands(record, <u64>p, <u64>w);
        }
        count++;
      }
    }
  }
  return count;
}
