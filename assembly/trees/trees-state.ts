// The state of the engine for trees, all of it but the tallies themselves, and the order of the calls:
//
//   open    openForms (forms/open-forms.ts): the rules and bounds are those of the forms
//   ask     countTrees (count-trees.ts) or writeTrees (unrank-tree.ts)
//   check   formLists.isExhausted after each question: if it is set, memory ran out and the answer is
//           incomplete
//   close   nothing: the tallies die with the board, by its age
//
// Counts are returned through treeCount, because a function of AssemblyScript returns one value only. Tried:
// WebAssembly globals instead of linear memory, as fast.
import { FRACTION_BYTES } from '../core/boundary-types';

/** Results and settings of the last count. */
@unmanaged class TreeCount {
  /** The trees worth the value, and those worth its negation. */
  trees: f64;
  negated: f64;
  /** Largest size of the subsets that are listed when they are asked for. */
  listedSize: i32;
}

/** Place of the last tree of a page, from which the search for the next one goes on. */
@unmanaged class TreeCursor {
  /** Number of trees before the wanted one, from the current split and near value on. */
  ordinal: f64;
  /** The split and the near value of the last tree, and what `ordinal` was when the search came to them. */
  split: usize;
  entry: usize;
  reached: f64;
  /** Number of trees before those of the near value at `entry`. */
  passed: f64;
}

/** The list of ways to make a value (unrank-tree.ts). */
@unmanaged class TreeWays {
  /** Whether ways are listed, and no tree is written. */
  isListing: bool;
  /** Address of the list, the number of ways that it has room for, and how many there are. */
  page: usize;
  room: u32;
  count: u32;
}

/** The range of integers that a reach marks, and the marks (mark-values.ts). */
@unmanaged class IntegerMarks {
  from: f64;
  /** Number of integers in the range. */
  span: u64;
  /** Largest and least absolute value in the range. */
  most: f64;
  least: f64;
  /** Address of a byte for each integer: the operations that were marked first, or UNREACHABLE. */
  operations: usize;
  /** Address in it before which all integers have a mark that is final. */
  firstLeft: usize;
  /** State of the marking: the operations of the current subsets. */
  mark: u8;
  /** Whether all integers that natural rules give are marked. */
  hasNatural: bool;
}

/** The target s / t of four-cards.ts. */
@unmanaged class FourCards {
  s: f32;
  t: f32;
}

const CURSOR_OFFSET: usize = (offsetof<TreeCount>() + 7) & ~7;
const OTHER_OFFSET: usize = (CURSOR_OFFSET + offsetof<TreeCursor>() + 7) & ~7;
const MARKS_OFFSET: usize = OTHER_OFFSET + FRACTION_BYTES;
const CARDS_OFFSET: usize = (MARKS_OFFSET + offsetof<IntegerMarks>() + 7) & ~7;
const WAYS_OFFSET: usize = (CARDS_OFFSET + offsetof<FourCards>() + 7) & ~7;
const STATE: usize = memory.data(<i32>(WAYS_OFFSET + offsetof<TreeWays>()), 8);
export const treeCount = changetype<TreeCount>(STATE);
export const treeCursor = changetype<TreeCursor>(STATE + CURSOR_OFFSET);
/** The y that findOther found, a fraction (trees-of-operation.ts). */
export const OTHER: usize = STATE + OTHER_OFFSET;
export const integerMarks = changetype<IntegerMarks>(STATE + MARKS_OFFSET);
export const treeWays = changetype<TreeWays>(STATE + WAYS_OFFSET);
export const fourCards = changetype<FourCards>(STATE + CARDS_OFFSET);
