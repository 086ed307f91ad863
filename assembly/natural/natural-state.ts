// The state of the engine for natural values, all of it but the lists themselves, and the order of the calls:
//
//   open    openBoard (core/board.ts), then openNaturalLists (natural-lists.ts) for each target: it keeps the
//           lists that stand if they serve the target
//   ask     chooseListed, for each search: which subsets are worth a list. Then makesValue
//           (backward-search.ts) and findNearestNatural (nearest-natural.ts)
//   check   naturalLists.isExhausted after each search: if it is set, memory ran out and the answer is
//           incomplete
//   close   nothing: lists are dropped with the board's (listsAge)
//
// naturalLists has static fields, which the compiler makes WebAssembly globals: in linear memory they take 40
// bytes more after gzip, and the package has none to spare for pages (test/package/sizes.test.ts). markSlots
// is an unmanaged class in linear memory, with fixed tables behind it. The epoch and the stamp of a build are
// globals (value-marks.ts).
import { ANSWER_BYTES } from '../core/boundary-types';

/** State of the lists of the board. */
export class naturalLists {
  /** They serve targets up to this, and results up to `cap`, 0 for no such bound. */
  static largestTarget: u64 = 0;
  static cap: u64 = 0;
  /** Age of the lists (core/board.ts). */
  static age: u32 = 0;
  /** Bytes of their values. */
  static width: usize = 0;
  /** Subsets up to this size are listed when they are asked for. */
  static listedSize: i32 = 0;
  /** Every value counts as made by a sum and a product: no normal form. */
  static isPlain: bool = false;
  /** Memory did not suffice for a list. */
  static isExhausted: bool = false;
}

/** The slots for the marks of large values (value-marks.ts). */
@unmanaged class MarkSlots {
  table: usize;
  capacity: u32;
  shift: u32;
  /** Number of values that the table still takes before it is half full; below 0 the build has failed. */
  left: i32;
  /** Bytes of the values that the own slots hold: values of the other width have stamps without meaning. */
  width: usize;
}

const FIELDS_BYTES: usize = (offsetof<MarkSlots>() + 15) & ~15;
const QUOTIENTS_BYTES: usize = 16;
const STATE: usize = memory.data(<i32>(FIELDS_BYTES + QUOTIENTS_BYTES + ANSWER_BYTES), 16);
export const markSlots = changetype<MarkSlots>(STATE);
/** Four quotients, u32 (combine-values.ts). */
export const QUOTIENTS: usize = STATE + FIELDS_BYTES;
/** The last value that was rebuilt and its expression (picture: src/solver/wasm/boundary-layout.ts). */
export const ANSWER: usize = QUOTIENTS + QUOTIENTS_BYTES;
