// All ways in which the natural engine can make a value by a last operation, and the subsets of the board
// that it searches: what the tidiest expression is put together from.
import type { BasicRow } from '../../core/operator-notation.js';
import {
  DECOMPOSITION_BYTES,
  DECOMPOSITION_FAR_OFFSET,
  DECOMPOSITION_NEAR_OFFSET,
  DECOMPOSITION_OPERATION_OFFSET,
  DECOMPOSITION_P_OFFSET,
  DECOMPOSITION_W_OFFSET,
} from './boundary-layout.js';
import { checkStatus } from './check-status.js';
import { OPERATIONS } from './engine-exports.js';
import type { EngineMemory } from './memory-views.js';
import type { NaturalInstance } from './natural-instance.js';

/** Way to make a value: an operation on a value of one subset and a value of another. */
interface Decomposition {
  readonly near: number;
  readonly far: number;
  readonly row: BasicRow;
  /** Whether the operand of the far subset is the left one; null if the order is free. */
  readonly farIsLeft: boolean | null;
  readonly p: bigint;
  readonly w: bigint;
}

/** Lists the subsets of `size` numbers of the board last solved, one of all that hold equal numbers. */
export function subsetsOfSize({ exports }: NaturalInstance, size: number): number[] {
  const from = exports.masksOfSize(size);
  const to = exports.masksOfSize(size + 1);
  return [...new Uint16Array(exports.memory.buffer, from, (to - from) / 2)];
}

/** Lists the ways to make a value over a subset, under the rules and largest result of the last `solve`. */
export function decompose(
  { exports, memory, limit }: NaturalInstance,
  mask: number,
  value: bigint,
): Decomposition[] {
  const count = exports.decomposeNatural(mask, value);
  checkStatus(count, limit);
  const first = exports.decompositions();
  return Array.from({ length: count }, (_, i) => readDecomposition(memory, first + i * DECOMPOSITION_BYTES));
}

function readDecomposition(memory: EngineMemory, address: number): Decomposition {
  const operation = memory.readWord(address + DECOMPOSITION_OPERATION_OFFSET) as keyof typeof OPERATIONS;
  return {
    near: memory.readWord(address + DECOMPOSITION_NEAR_OFFSET),
    far: memory.readWord(address + DECOMPOSITION_FAR_OFFSET),
    ...OPERATIONS[operation],
    p: memory.readValue(address + DECOMPOSITION_P_OFFSET),
    w: memory.readValue(address + DECOMPOSITION_W_OFFSET),
  };
}
