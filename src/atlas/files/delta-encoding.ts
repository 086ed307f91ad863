// The encoding DELTA_BINARY_PACKED of Parquet for columns of 32-bit integers: differences in blocks of 128,
// each block with its least difference and four groups of 32, each group with its own width in bits.
//
// The columns of an atlas are long runs: in most blocks all differences are equal, which takes five bytes and
// no packing. hyparquet-writer has this encoding for arrays of any kind, but this code takes a quarter of its
// time on typed arrays. That matters because writing Parquet takes as long as the search for the targets.
// Source: "Parquet encoding definitions", section "Delta Encoding".

const BLOCK = 128;
const GROUPS = 4;
const GROUP = BLOCK / GROUPS;
/** Maximum size of a block in bytes: its least difference, four widths, and 128 differences of 32 bits. */
const MAX_BLOCK_BYTES = 5 + GROUPS + BLOCK * 4;
const MAX_HEADER_BYTES = 20;

/** Returns the most bytes that `encodeDeltas` writes for `count` integers. */
export function deltaBytes(count: number): number {
  return MAX_HEADER_BYTES + Math.ceil(count / BLOCK) * MAX_BLOCK_BYTES;
}

const deltas = new Int32Array(BLOCK);

/**
 * Encodes the first `count` integers. Differences wrap around at 32 bits, as the format requires.
 *
 * @param out has room for `deltaBytes(count)` bytes
 * @returns the number of bytes written
 */
export function encodeDeltas(values: Uint32Array | Int32Array, count: number, out: Uint8Array): number {
  let at = putVarint(out, 0, BLOCK);
  at = putVarint(out, at, GROUPS);
  at = putVarint(out, at, count);
  at = putZigzag(out, at, count > 0 ? values[0] | 0 : 0);
  for (let start = 1; start < count; start += BLOCK)
    at = putBlock(values, start, Math.min(BLOCK, count - start), out, at);
  return at;
}

/** Writes the differences between `size` integers from `start` on and those before them. */
function putBlock(
  values: Uint32Array | Int32Array,
  start: number,
  size: number,
  out: Uint8Array,
  at: number,
): number {
  let least = (values[start] - values[start - 1]) | 0;
  let equal = 1;
  while (equal < size && ((values[start + equal] - values[start + equal - 1]) | 0) === least) equal++;
  if (equal === size) {
    at = putZigzag(out, at, least);
    out.fill(0, at, at + GROUPS);
    return at + GROUPS;
  }
  for (let i = 0; i < size; i++) {
    const delta = (values[start + i] - values[start + i - 1]) | 0;
    deltas[i] = delta;
    if (delta < least) least = delta;
  }
  at = putZigzag(out, at, least);
  const widths = at;
  at += GROUPS;
  // The format requires whole groups; the integers behind the last one take no bits.
  deltas.fill(least, size);
  for (let group = 0; group < GROUPS; group++) {
    const from = group * GROUP;
    let bits = 0;
    for (let i = from; i < from + GROUP; i++) bits |= deltas[i] - least;
    const width = 32 - Math.clz32(bits);
    out[widths + group] = width;
    if (width > 0) at = packGroup(from, least, width, out, at);
  }
  return at;
}

/** Writes 32 differences above the least one in `width` bits each. */
function packGroup(from: number, least: number, width: number, out: Uint8Array, at: number): number {
  // At most 7 bits are left over and at most 16 join them at a time, which fits into 32 bits.
  const low = Math.min(width, 16);
  const high = width - low;
  const mask = (1 << low) - 1;
  let pending = 0;
  let count = 0;
  for (let i = from; i < from + GROUP; i++) {
    const value = deltas[i] - least;
    pending |= (value & mask) << count;
    for (count += low; count >= 8; count -= 8) {
      out[at++] = pending;
      pending >>>= 8;
    }
    if (high === 0) continue;
    pending |= (value >>> 16) << count;
    for (count += high; count >= 8; count -= 8) {
      out[at++] = pending;
      pending >>>= 8;
    }
  }
  return at;
}

/** Writes a signed integer so that those near 0 are short. */
function putZigzag(out: Uint8Array, at: number, value: number): number {
  return putVarint(out, at, ((value << 1) ^ (value >> 31)) >>> 0);
}

/** Writes an unsigned integer of at most 32 bits, seven bits in a byte. */
export function putVarint(out: Uint8Array, at: number, value: number): number {
  for (; value >= 128; value >>>= 7) out[at++] = value | 128;
  out[at++] = value;
  return at;
}
