// What the engine's module exports, and where it reads and writes: assembly/board.ts and assembly/rebuild.ts
// have the pictures. Integers and addresses only.
import { addition, division, multiplication, subtraction, type Operator } from '../operators.js';

/** The exports of the module. Addresses are bytes of `memory`. */
export interface EngineExports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  readonly INPUT: { readonly value: number };
  readonly TREE: { readonly value: number };
  /** Bounds the memory, in pages of 64 KiB. */
  limitPages(pages: number): void;
  /** How many numbers the answer uses, or a status. `largestResult` 0: none. */
  solve(count: number, usesAll: number, nearest: number, target: bigint, largestResult: bigint): number;
  /** The address of the canonical masks of a size, u16; those of the next size follow. */
  masksOfSize(size: number): number;
  /** How many decompositions of a value over a subset there are under the last `solve`, or a status. */
  decompose(mask: number, value: bigint): number;
  /** Where they are. */
  decompositions(): number;
  /** The first expression of p / q under rational rules: how many numbers it uses, or a status. */
  first(count: number, usesAll: number, negative: number, p: bigint, q: bigint): number;
  /**
   * How many solutions there are over a subset, or (0) over all that the rules allow, up to `most`; or a
   * status.
   */
  countSolutions(
    count: number,
    usesAll: number,
    natural: number,
    distinct: number,
    negative: number,
    p: bigint,
    q: bigint,
    mask: number,
    most: number,
  ): number;
  /** Writes solutions over a subset beyond the first `skip`; how many, or a status. */
  listSolutions(
    count: number,
    usesAll: number,
    natural: number,
    distinct: number,
    negative: number,
    p: bigint,
    q: bigint,
    mask: number,
    skip: number,
    most: number,
  ): number;
  /**
   * The address of the expressions that `first` or `listSolutions` wrote, f64: numbers, and minus the codes
   * of operators.
   */
  spellings(): number;
  /** Finds what so many numbers make next to p / q or to its negation: 1, or a status. */
  closest(
    count: number,
    usesAll: number,
    size: number,
    negated: number,
    p: bigint,
    q: bigint,
    within: number,
  ): number;
  /**
   * Where it is: numerator and denominator of the value not above and of that not below, u64, 0 / 0 for none;
   * then their spellings.
   */
  readonly BEST: { readonly value: number };
  /** Finds the fewest operations of each target from..to: 1, or a status. */
  reach(count: number, usesAll: number, from: bigint, to: bigint): number;
  /** Where they are, a byte for each target, 255 for none. */
  operations(): number;
  /**
   * Opens a pool whose boards share lists: 1, or a status. INPUT has its `count` largest numbers, descending.
   */
  openPool(size: number, count: number, from: bigint, to: bigint): number;
  /** As `reach` under use 'any', for a board of the pool. */
  reachInstance(count: number): number;
}

/** What tells solutions apart, by number. */
export const DISTINCT = ['trees', 'function', 'essential'] as const;

/** Statuses of `solve` and `decompose`. */
export const NONE = 0;
export const OUT_OF_MEMORY = -1;
export const TOO_LARGE = -2;

/** INPUT as u32: counts of values from 0, values from here, low and high word each. */
export const INPUT_VALUES = 12;
/** The values of all leaves together. */
export const MAX_LEAF_VALUES = 1024;

/** Records of TREE as u32: the code of an operator or 0, nothing, low and high word of the value. */
export const TREE_WORDS = 4;

/** Decompositions as u32: near mask, far mask, operation, nothing, low and high words of p and of w. */
export const DECOMPOSITION_WORDS = 8;

/**
 * By operation: its row, and whether the operand of the far half is the left one; null if the order is free.
 */
export const OPERATIONS = [
  { row: addition, farIsLeft: null },
  { row: subtraction, farIsLeft: true },
  { row: subtraction, farIsLeft: false },
  { row: multiplication, farIsLeft: null },
  { row: division, farIsLeft: true },
  { row: division, farIsLeft: false },
] as const;

/** By the code of an operator in trees and spellings, which is that of ASCII: the operator. */
export const OPERATOR_OF_CODE: readonly Operator[] = [];
for (const { operator } of [addition, subtraction, multiplication, division]) {
  (OPERATOR_OF_CODE as Operator[])[operator.charCodeAt(0)] = operator;
}

/** The bytes of a spelling in BEST. */
export const SPELLING_BYTES = 8 * 19;

export const PAGE_BYTES = 65536;
/** 2 GiB: the engine bounds its memory itself, and reports where that does not suffice. */
export const MAX_PAGES = 32768;

/** A value of two 32-bit words. */
export function wordsToValue(low: number, high: number): bigint {
  return high < 0x200000 ? BigInt(high * 0x100000000 + low) : (BigInt(high) << 32n) | BigInt(low);
}
