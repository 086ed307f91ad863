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
// The records have static fields, which the compiler makes WebAssembly globals: in linear memory they take 60
// bytes more after gzip, and the package has none to spare for pages (test/package/sizes.test.ts); markSlots
// alone makes solve and reach of seven numbers 1 % slower there. The epoch and the stamp of a build are
// globals (value-marks.ts).
import { ANSWER_BYTES } from '../core/boundary-types';

/** State of the lists of the board. */
export class naturalLists {
  /** Largest target that the lists serve, and largest result, 0 for no bound. */
  static largestTarget: u64 = 0;
  static cap: u64 = 0;
  /** Age of the lists (core/board.ts). */
  static age: u32 = 0;
  /** coreState.dropCount while lists are kept (kept-lists.ts), and how many records they have. */
  static dropCount: u32 = u32.MAX_VALUE;
  static keptCount: u32 = 0;
  /** Bytes of a value of the lists. */
  static width: usize = 0;
  /** Largest size of the subsets that are listed when they are asked for. */
  static listedSize: i32 = 0;
  /** Number of subsets of four numbers without a list, 0 once a second target is asked. */
  static unmadeCount: i32 = 0;
  /** Whether every value counts as made by a sum and a product: no normal form. */
  static isPlain: bool = false;
  /** Whether memory did not suffice for a list. */
  static isExhausted: bool = false;
}

/** The slots for the marks of large values (value-marks.ts). */
export class markSlots {
  static table: usize = 0;
  static capacity: u32 = 0;
  static shift: u32 = 0;
  /** Number of values that the table still takes before it is half full; below 0 the build has failed. */
  static left: i32 = 0;
  /** Bytes of the values that the own slots hold: values of the other width have stamps without meaning. */
  static width: usize = 0;
}

const QUOTIENTS_BYTES: usize = 16;
const STATE: usize = memory.data(<i32>(QUOTIENTS_BYTES + ANSWER_BYTES), 16);
/** Four quotients, u32 (combine-values.ts). */
export const QUOTIENTS: usize = STATE;
/** The last value that was rebuilt and its expression (picture: src/solver/wasm/boundary-layout.ts). */
export const ANSWER: usize = QUOTIENTS + QUOTIENTS_BYTES;
