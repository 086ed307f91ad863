// Marks of the small values that a build of a list has met, in a byte for each, its cell: made by a sum, by a
// product, by both, or not wanted, as if made by both, since a strict subset makes it.
//
//   bit  7           2   1         0
//        | epoch      | product | sum |        cell - epoch = 0 unknown, 1 sum, 2 product, 3 both
//
// Each build has an epoch of its own, larger by 4 than that of the build before. A cell below the epoch was
// marked by an earlier build and is unknown too, so nothing is cleared between builds; only when the epochs
// are used up, after 62 builds, all cells are. The cell of 0, which is not a value, is NEVER, so that no
// build takes it.
//
// An engine keeps the address of its cells and the epoch of its build: a map at a fixed address saves
// natural/ an addition for each value, and reach/ has one as large as its range of targets.

/** Kinds of last operation that make a value. */
export const BY_SUM: u32 = 1;
export const BY_PRODUCT: u32 = 2;
export const BY_BOTH: u32 = BY_SUM | BY_PRODUCT;

const EPOCH_STEP: u32 = BY_BOTH + 1;
/** A cell that no build may take. */
const NEVER: u32 = 255;
/** The largest multiple of EPOCH_STEP whose marks stay below NEVER; the epoch before the first build. */
export const LAST_EPOCH: u32 = 248;

/**
 * The epoch of a new build, in which the values of all cells are unknown. Clears the cells if epochs are used
 * up.
 */
export function startEpoch(cells: usize, count: usize, epoch: u32): u32 {
  if (epoch != LAST_EPOCH) return epoch + EPOCH_STEP;
  memory.fill(cells, 0, count);
  barCell(cells);
  return EPOCH_STEP;
}

/** Bars the value of a cell from all later builds, until the epochs are used up. */
export function barCell(cell: usize): void {
  store<u8>(cell, <u8>NEVER);
}

/** Marks a value as made by a product; returns whether it was unknown. */
@inline export function markProduct(cell: usize, epoch: u32): bool {
  const known = <u32>load<u8>(cell);
  store<u8>(cell, max<u32>(known, epoch | BY_PRODUCT));
  return known <= epoch;
}

/** Marks a value as made by a sum; returns whether it was unknown. No product is marked after a sum. */
@inline export function markSum(cell: usize, epoch: u32): bool {
  const known = <u32>load<u8>(cell);
  store<u8>(cell, max<u32>(known, epoch) | BY_SUM);
  return known <= epoch;
}

/** Marks a value as not wanted. */
@inline export function blockCell(cell: usize, epoch: u32): void {
  store<u8>(cell, <u8>(epoch | BY_BOTH));
}

/** Whether a value that the build took is made by a product and by a sum. */
@inline export function isCellBoth(cell: usize, epoch: u32): bool {
  return <u32>load<u8>(cell) == (epoch | BY_BOTH);
}
