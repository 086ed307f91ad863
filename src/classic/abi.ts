// What the module of the six published algorithms exports: assembly/classic/index.ts. Integers and addresses
// only.

/** The exports of the module. Addresses are bytes of `memory`. */
export interface ClassicExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** The address of the numbers, u64 each. */
  readonly INPUT: { readonly value: number };
  /** Bounds the memory, in pages of 64 KiB. */
  limitPages(pages: number): void;
  /** Runs an algorithm, by its place in NAMES: 1, or a status (../abi). */
  run(
    algorithm: number,
    numbers: number,
    from: bigint,
    to: bigint,
    fewest: number,
    trims: number,
    bits: number,
    least: number,
    weak: number,
  ): number;
  /** Where the result is, a byte for each target. */
  targets(): number;
  combinationsTried(): number;
  completeTried(): number;
}

/** The algorithms, in the order of their numbers. */
export const NAMES = [
  'decomposition-published',
  'decomposition-refined',
  'depth-first',
  'depth-first-hash-array',
  'depth-first-hash-set',
  'breadth-first-arrays',
  'breadth-first-sets',
] as const;

/** An algorithm by its name. */
export type ClassicName = (typeof NAMES)[number];

export const MAX_NUMBERS = 9;

/**
 * Bits of the size of the hash array by how many numbers there are, and of the hash set, which grows from
 * there.
 */
export const ARRAY_BITS: readonly number[] = [15, 15, 15, 15, 15, 15, 15, 18, 20, 24];
export const SET_BITS: readonly number[] = [10, 10, 10, 10, 10, 10, 15, 18, 18, 22];

/** From eight numbers on, pools of three are not looked up: there are too many of them for any table. */
export function leastPool(numbers: number): number {
  return numbers < 8 ? 3 : 4;
}
