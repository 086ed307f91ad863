// Dense sets of small values in linear memory: bit v of the bitmap says that v is in the set. Read and
// written as 32-bit words; sizes are powers of two from 128 bits on, or multiples of 128 bits, so that a
// bitmap is also whole 16-byte vectors.

const BITS_PER_BYTE_SHIFT: u32 = 3;
const BITS_PER_WORD_SHIFT: u32 = 5;

/** The bytes of a bitmap of a given number of bits. */
@inline export function bytesOfBits(bits: u32): usize {
  return (<usize>bits) >> BITS_PER_BYTE_SHIFT;
}

/** The address of the word that has bit v. */
@inline function wordOf(bitmap: usize, v: u32): usize {
  return bitmap + (((<usize>v) >> BITS_PER_WORD_SHIFT) << alignof<u32>());
}

/** Adds v. Precondition: v is below the size of the bitmap. */
@inline export function setBit(bitmap: usize, v: u32): void {
  const word = wordOf(bitmap, v);
  store<u32>(word, load<u32>(word) | ((<u32>1) << (v & 31)));
}

/** Whether v is in the set. Precondition: v is below the size of the bitmap. */
@inline export function hasBit(bitmap: usize, v: u32): bool {
  return ((load<u32>(wordOf(bitmap, v)) >> (v & 31)) & 1) != 0;
}
