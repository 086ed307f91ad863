// The state of the engine for ranges, all of it but the lists and windows themselves, and the order of the
// calls:
//
//   open    openBoard, dropLists and useOwnRecords, then openReachAreas (reach-areas.ts) and resetCandidates
//           (candidates.ts). For a pool: setPool, openReachAreas and openSharedRecords once; openPoolBoard
//           and useSharedRecords for each board (shared-lists.ts)
//   ask     makePlanes (planes.ts), then writeOperations (plane-operations.ts)
//   check   makePlanes, which is false if memory is exhausted
//   close   nothing: lists and areas are dropped with the board's (core/board.ts)
//
// Each record is a class of static fields, which the compiler makes WebAssembly globals. Tried: unmanaged
// classes in linear memory, as in forms/forms-state.ts: as fast (0.99 to 1.01, n = 6, 7), but 0.6 % more code
// after gzip, which pages load. Loops that ask for a field again and again take it into a local first. The
// fixed tables lie one behind the other.
import { LIST_GUARD_BYTES } from '../core/list-record';
import { MAX_SUBSETS } from '../core/limits';

/** Bytes of a candidate. */
export const CANDIDATE_BYTES: usize = sizeof<u32>();
/** Number of candidates that the buffer holds when it is drained. */
export const BUFFERED: usize = 2048;
/** The most candidates that an operation may append before it asks whether the buffer is full. */
export const MAX_ROW: usize = 4096;
/**
 * Room for the candidates that a kernel may write behind the last one of a row, and for the zeros that end
 * the buffer.
 */
export const SPARE: usize = 16;
/** Limit of the divisors whose greatest common divisors are in a table. */
export const DIVISORS: u32 = 128;
/** Factors up to this have their products with eight bits in a table, a word each (multiples.ts). */
export const MOST_SPREAD: u32 = 8;
/** Products that are made with that table are below this. */
export const SPREAD_LIMIT: u32 = 2048;

/** The range of targets, and the areas whose size follows from it (reach-areas.ts). */
export class reachAreas {
  /** The range of targets. */
  static leastTarget: u32 = 0;
  static largestTarget: u32 = 0;
  /** The part of it that findMissing found missing (missing-targets.ts). */
  static leastMissing: u32 = 0;
  static largestMissing: u32 = 0;
  /** The largest value that can be one step from a target, and the first multiple of 128 above it. */
  static widest: u32 = 0;
  static smallLimit: u32 = 0;
  /** The addresses of the areas; of the window that of bit 0. */
  static cells: usize = 0;
  static marks: usize = 0;
  static planes: usize = 0;
  static operationBytes: usize = 0;
  static smallProducts: usize = 0;
  static windowZero: usize = 0;
  /** Address of the operations of the last range. */
  static operations: usize = 0;
}

/** The stream of candidates (candidates.ts). */
export class candidateStream {
  /** End address of the candidates in the buffer. */
  static bufferEnd: usize = 0;
  /** The epoch of the cells (core/mark-cells.ts). */
  static epoch: u32 = 0;
  /** Destination of candidates: BY_SUM or BY_PRODUCT to a list, or TO_MARKS. */
  static kind: u32 = 0;
  /** Address for the next small and for the next large value of a list. */
  static smallTail: usize = 0;
  static largeTail: usize = 0;
  /** The largest large value that is wanted, less smallLimit. */
  static span: u32 = 0;
  /** Whether large values may be among the candidates. */
  static mayBeLarge: bool = false;
  /** Whether memory did not suffice for large values. */
  static isExhausted: bool = false;
}

/** The records of a pool (shared-lists.ts). */
export class reachPool {
  /** Whether the board shares its records. */
  static isShared: bool = false;
  /** The range of targets of the pool. */
  static from: u32 = 0;
  static to: u32 = 0;
  /** Number of the pool's largest numbers that are known. */
  static largestCount: i32 = 0;
  /** How many distinct numbers boards had so far. */
  static indexCount: u32 = 0;
  /** The hash table, its slots, and how many branches it holds. */
  static table: usize = 0;
  static capacity: u32 = 0;
  static branchCount: u32 = 0;
  /** Sum of values that were read only to bring their lists into the caches (planes.ts). */
  static fetched: u32 = 0;
}

/** Room for the record of a list, 52 bytes (reach-records.ts). */
const RECORD_ROOM: usize = 64;
const DIVISOR_BYTES: usize = RECORD_ROOM + sizeof<u32>() + LIST_GUARD_BYTES;
const RECORDS_OFFSET: usize = (DIVISOR_BYTES + 15) & ~15;
const COMMON_OFFSET: usize = RECORDS_OFFSET + <usize>MAX_SUBSETS * sizeof<u32>();
const BUFFER_OFFSET: usize = COMMON_OFFSET + <usize>(DIVISORS * DIVISORS);
const SPREADS_OFFSET: usize = BUFFER_OFFSET + (BUFFERED + MAX_ROW + SPARE) * CANDIDATE_BYTES;
const PRODUCTS_OFFSET: usize = SPREADS_OFFSET + <usize>(MOST_SPREAD + 1) * 256 * sizeof<u64>();
const PRODUCTS_BYTES: usize = SPREAD_LIMIT / 8 + 4 * sizeof<u64>();
const STATE: usize = memory.data(<i32>(PRODUCTS_OFFSET + PRODUCTS_BYTES), 16);
/** The record of a list of one divisor, the list, and the zeros behind it (reach-records.ts). */
export const DIVISOR: usize = STATE;
/** Addresses of the records, u32, by mask: boards of a pool share records (reach-lists.ts). */
export const RECORDS: usize = STATE + RECORDS_OFFSET;
/** Greatest common divisors (combine-lists.ts). */
export const COMMON: usize = STATE + COMMON_OFFSET;
/** The buffer of candidates (candidates.ts). */
export const BUFFER: usize = STATE + BUFFER_OFFSET;
/** By factor and byte, the byte with its bits as far apart as the factor, u64 (multiples.ts). */
export const SPREADS: usize = STATE + SPREADS_OFFSET;
/** The bitmap of products that is made from them. */
export const PRODUCTS: usize = STATE + PRODUCTS_OFFSET;
