// Dense sets of small values in linear memory: bit v of the bitmap says that v
// is in the set. Read and written as 32-bit words; sizes are powers of two from
// 128 bits on, so that a bitmap is also whole 16-byte vectors.

@inline function wordOf(bitmap: usize, v: u32): usize {
  return bitmap + (((<usize>v) >> 5) << 2);
}

/** Precondition: v is below the size of the bitmap. */
@inline export function setBit(bitmap: usize, v: u32): void {
  const word = wordOf(bitmap, v);
  store<u32>(word, load<u32>(word) | ((<u32>1) << (v & 31)));
}

/** Precondition: v is below the size of the bitmap. */
@inline export function hasBit(bitmap: usize, v: u32): bool {
  return ((load<u32>(wordOf(bitmap, v)) >> (v & 31)) & 1) != 0;
}
