// Exports of the module of the published algorithms, assembly/index.classic.ts: integers and addresses only.

/** Exports of the module. Addresses are byte offsets in `memory`. */
export interface ClassicExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** Address of the numbers, u64 each. */
  readonly INPUT: { readonly value: number };
  /** Limits the memory, in pages of 64 KiB. */
  limitPages(pages: number): void;
  /** Runs an algorithm, by its index in NAMES. Returns 1 or a status (solver/wasm/boundary-layout.ts). */
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
  /** Returns the address of the result, one byte for each target. */
  targets(): number;
  combinationsTried(): number;
  completeTried(): number;
}

/** Algorithms, in the order of their indices in the module. */
export const NAMES = [
  'decomposition-published',
  'decomposition-refined',
  'depth-first',
  'depth-first-hash-array',
  'depth-first-hash-set',
  'breadth-first-arrays',
  'breadth-first-sets',
] as const;

/** Name of an algorithm. */
export type ClassicName = (typeof NAMES)[number];

export const MAX_NUMBERS = 9;

/** log2 of the size of the hash array, by the count of numbers. */
export const ARRAY_BITS: readonly number[] = [15, 15, 15, 15, 15, 15, 15, 18, 20, 24];
/** log2 of the initial size of the hash set, by the count of numbers. */
export const SET_BITS: readonly number[] = [10, 10, 10, 10, 10, 10, 15, 18, 18, 22];

/**
 * Returns the size of the smallest pools that are looked up. From eight numbers on, there are too many pools
 * of three for any table.
 */
export function leastPool(numbers: number): number {
  return numbers < 8 ? 3 : 4;
}
