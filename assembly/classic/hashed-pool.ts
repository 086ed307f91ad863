// A pool of numbers that knows its hash: the sum, modulo 2^64, of a value h(x) for each number x in it, which
// the paper takes from Zobrist. The order of the numbers does not matter, a number that occurs twice counts
// twice, and an operation changes the hash by two subtractions and an addition. A record for each number:
//
//   0       8       16
//   | x     | h(x)  |    u32 or u64; u64
//
// h has to be far from linear: a sum of its values must not depend on a relation between the numbers. With
// h(x) = c * x all pools with the same sum would share a hash, and h(7) + h(7) = h(14) is enough to lose
// answers. Here h(x) is the finalizer of SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number
// generators", 2014; constants of Stafford's variant 13) of x plus the golden ratio, so that h(0) is not 0.

/** Ways to make h(x): Strong, or Weak, which is linear and only for tests. Only their sizes are looked at. */
export type Strong = u8;
export type Weak = u16;

const HASH_OFFSET: usize = sizeof<u64>();
export const POOL_RECORD_BYTES: usize = HASH_OFFSET + sizeof<u64>();

/** Returns h(x), the hash of a number (header). */
@inline export function mixNumber<H>(x: u64): u64 {
  if (sizeof<H>() == sizeof<Weak>()) return x * 0x9e3779b97f4a7c15;
  let h: u64 = x + 0x9e3779b97f4a7c15;
  h = (h ^ (h >> 30)) * 0xbf58476d1ce4e5b9;
  h = (h ^ (h >> 27)) * 0x94d049bb133111eb;
  return h ^ (h >> 31);
}

/** The record at an index. */
@inline export function poolRecord(pool: usize, i: i32): usize {
  return pool + <usize>i * POOL_RECORD_BYTES;
}

/** The number at an index. */
@inline export function poolNumber<T>(pool: usize, i: i32): T {
  return load<T>(poolRecord(pool, i));
}

/** The h(x) of the number at an index. */
@inline export function poolHash(pool: usize, i: i32): u64 {
  return load<u64>(poolRecord(pool, i), HASH_OFFSET);
}

/** Writes a record. */
@inline export function putPoolRecord<T>(record: usize, x: T, hash: u64): void {
  store<T>(record, x);
  store<u64>(record, hash, HASH_OFFSET);
}

/** Copies all records but i and j to `next`; returns the end of the copies. */
@inline export function copyOthers(pool: usize, size: i32, i: i32, j: i32, next: usize): usize {
  let end = next;
  for (let k = 0; k < size; k++) {
    putPoolRecord<u64>(end, poolNumber<u64>(pool, k), poolHash(pool, k));
    end += select<usize>(0, POOL_RECORD_BYTES, k == i || k == j);
  }
  return end;
}
