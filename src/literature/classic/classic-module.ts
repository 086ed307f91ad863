// The exports of the module of the published algorithms, assembly/index.classic.ts. Integers and addresses
// only.

/** The exports of the module. Addresses are bytes of `memory`. */
export interface ClassicExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** The address of the numbers, u64 each. */
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
  /** The address of the result, a byte for each target. */
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
 * log2 of the size of the hash array, by the count of numbers; and of the hash set, which grows from there.
 */
export const ARRAY_BITS: readonly number[] = [15, 15, 15, 15, 15, 15, 15, 18, 20, 24];
export const SET_BITS: readonly number[] = [10, 10, 10, 10, 10, 10, 15, 18, 18, 22];

/**
 * The size of the smallest pools that are looked up. From eight numbers on, pools of three are too many for
 * any table.
 */
export function leastPool(numbers: number): number {
  return numbers < 8 ? 3 : 4;
}
