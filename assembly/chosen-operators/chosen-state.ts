// The state of the engine for fewer than the four operators, all of it but the lists themselves, and the
// order of the calls:
//
//   open    openBoard (core/board.ts), then openRules and openLists (chosen-bounds.ts) with the rules and
//           the largest target: lists that stand are kept if they serve both
//   ask     listValues (chosen-lists.ts), makesValue (find-value.ts), passBoard (whole-board.ts)
//   check   chosen.isExhausted after each search: if it is set, memory ran out and the answer is incomplete
//   close   nothing: lists are dropped with the board's (listsAge)
//
// A value is p / q. In the code it has one of three widths, the type parameter T:
//
//   i64   integers, q = 1: natural and integer values
//   f64   fractions that are not reduced; p and q are integers that an f64 holds exactly
//   u64   fractions in lowest terms; p is the bits of an i64
import { EXPRESSION_BYTES, FRACTION_BYTES } from '../core/boundary-types';
import { MAX_SUBSETS } from '../core/limits';

/** Maximum number of bits in the bitmap of a list that is being made, 128 kB (list-builder.ts). */
export const MOST_WINDOW_BITS: u64 = 1 << 20;

/** Rules and lists of the board. */
@unmanaged class Chosen {
  /**
   * Upper bound of all values of the board: of integers |p|, of fractions |p| + q. A little above what
   * doubles give, which are rounded.
   */
  most: f64;
  /** Upper bound of the fractions of a search, in u64. */
  widest: f64;
  /** Largest absolute value of a target that the lists serve. */
  largest: u64;
  /** Age of the lists (core/board.ts). */
  age: u32;
  operators: i32;
  values: i32;
  /** Bits for equal neighbours: bit i if leaves i and i + 1 are equal. */
  twins: i32;
  /** Largest size of the subsets that are listed when they are asked for. */
  listedSize: i32;
  /** Whether a list has all values of its subset, not just those that no strict subset makes. */
  keepsAll: bool;
  /** Whether fractions are reduced and take 64 bits. */
  isWide: bool;
  /** Whether memory did not suffice for a list. */
  isExhausted: bool;
}

/** The list that is being made (list-builder.ts). */
@unmanaged class Builder {
  list: usize;
  end: usize;
  table: usize;
  /** Number of slots of the table; 0 for no table, if the bitmap has all integers that are taken. */
  capacity: u32;
  shift: u32;
  /** Number of slots that are taken. */
  used: u32;
  /** Address of the bitmap that marks windowBits integers from windowLow on; 0 for none. */
  window: usize;
  windowBits: u64;
  windowLow: i64;
  /** Least integer that is taken; the largest is low + span. */
  low: i64;
  span: u64;
}

/** Use of values that are not listed: they are marked, or the nearest to a target is kept. */
@unmanaged class Goal {
  /** Address of the fewest operations of the integers from `from` on, a byte each; 0 for the nearest. */
  operations: usize;
  from: i64;
  to: i64;
  /** The target, and the distance of the best value from it. */
  targetP: i64;
  targetQ: i64;
  distanceP: u64;
  distanceQ: u64;
  bestP: i64;
  bestQ: i64;
  /** The target, and slightly more than the distance, as doubles. */
  target: f64;
  within: f64;
  /** Number of numbers that make the best value; 0 for none. */
  bestSize: i32;
  /** Number of numbers that make the values that are passed on. */
  size: i32;
  /** Whether 64 bits did not hold the distance of a value that may be the nearest. */
  isTooFar: bool;
}

/** A value as 64 bits each of its width: the missing operand (inverse-values.ts). */
@unmanaged class Operand {
  p: u64;
  q: u64;
}

/** The list of a subset. */
@unmanaged export class ValuesRecord {
  list: usize;
  end: usize;
  /** Hash table of the values, made when one is first looked for; 0 for none. */
  table: usize;
  shift: u32;
}
export const VALUES_RECORD_BYTES: usize = offsetof<ValuesRecord>();

const CHOSEN_OFFSET: usize = FRACTION_BYTES + EXPRESSION_BYTES;
const BUILDER_OFFSET: usize = (CHOSEN_OFFSET + offsetof<Chosen>() + 7) & ~7;
const GOAL_OFFSET: usize = (BUILDER_OFFSET + offsetof<Builder>() + 7) & ~7;
const OPERAND_OFFSET: usize = (GOAL_OFFSET + offsetof<Goal>() + 7) & ~7;
const BOUNDS_OFFSET: usize = OPERAND_OFFSET + offsetof<Operand>();
const RECORDS_OFFSET: usize = BOUNDS_OFFSET + <usize>MAX_SUBSETS * sizeof<u64>();
const TWINS_OFFSET: usize = RECORDS_OFFSET + <usize>MAX_SUBSETS * VALUES_RECORD_BYTES;

/** The last value that was found: numerator and denominator, i64 each, and its expression. */
export const CHOSEN_ANSWER: usize = memory.data(<i32>(TWINS_OFFSET + <usize>MAX_SUBSETS * sizeof<u16>()), 16);
export const chosen = changetype<Chosen>(CHOSEN_ANSWER + CHOSEN_OFFSET);
export const builder = changetype<Builder>(CHOSEN_ANSWER + BUILDER_OFFSET);
export const goal = changetype<Goal>(CHOSEN_ANSWER + GOAL_OFFSET);
export const operand = changetype<Operand>(CHOSEN_ANSWER + OPERAND_OFFSET);

/** Distance from a target that no integer has. */
export const FARTHEST: i64 = 1 << 62;

/** The record of a subset. */
@inline export function valuesRecord(mask: i32): ValuesRecord {
  return changetype<ValuesRecord>(CHOSEN_ANSWER + RECORDS_OFFSET + <usize>mask * VALUES_RECORD_BYTES);
}

/** Forgets the lists of all subsets of a board of n leaves. */
export function forgetValues(n: i32): void {
  memory.fill(CHOSEN_ANSWER + RECORDS_OFFSET, 0, ((<usize>1) << n) * VALUES_RECORD_BYTES);
}

/** Address of the bound of the integers of a subset, u64. */
@inline export function boundAt(mask: i32): usize {
  return CHOSEN_ANSWER + BOUNDS_OFFSET + <usize>mask * sizeof<u64>();
}

/** Address of the subset with the same numbers that takes the first of equal ones, u16. */
@inline export function firstTwinsAt(mask: i32): usize {
  return CHOSEN_ANSWER + TWINS_OFFSET + <usize>mask * sizeof<u16>();
}
