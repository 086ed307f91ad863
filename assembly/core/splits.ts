// How the engines for forms and trees walk through the plan of a board (subsets.ts): the steps from one mask
// and one split to the next, and the rule that takes each split of a multiset once.
/** A canonical mask in the list of its size: u16. */
export const MASK_BYTES: usize = sizeof<u16>();
/** A split: the masks of its halves, u16 each. */
export const SPLIT_BYTES: usize = 2 * MASK_BYTES;

/** The mask at an address between masksOfSize(k) and masksOfSize(k + 1). */
@inline export function maskAt(address: usize): i32 {
  return load<u16>(address);
}

/**
 * Whether a split (B, C) of a subset with this lowest bit also occurs as (C, B), and that is the one to take.
 * It does where C holds a number equal to the lowest one.
 */
@inline export function isMirrored(b: i32, c: i32, lowest: i32): bool {
  return (c & lowest) != 0 && c < b;
}
