// A pool of numbers that knows its hash: the sum of a 64-bit value h(x) for each number x in it, modulo 2^64, as
// the paper has it after Zobrist. The order of the numbers does not count, a number that is there twice counts
// twice, and an operation changes the hash by two subtractions and an addition.
//
//   0        8        16
//   | x (T)  | h(x)   |   one record for each number
//
// h has to be far from linear: a sum of its values must not depend on a relation between the numbers. With
// h(x) = c * x all pools of one sum would share a hash, and h(7) + h(7) = h(14) suffices to lose answers.
// Here it is the finalizer of SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators",
// 2014; constants of its variant 13 by Stafford) of x plus the golden ratio, so that h(0) is not 0.

/** How h(x) is made: Strong, or Weak, which is linear and for tests alone. Only their sizes are looked at. */
export type Strong = u8;
export type Weak = u16;

export const POOL_RECORD: usize = 16;

/** h(x). */
@inline export function mix<H>(x: u64): u64 {
  if (sizeof<H>() == sizeof<Weak>()) return x * 0x9e3779b97f4a7c15;
  let h: u64 = x + 0x9e3779b97f4a7c15;
  h = (h ^ (h >> 30)) * 0xbf58476d1ce4e5b9;
  h = (h ^ (h >> 27)) * 0x94d049bb133111eb;
  return h ^ (h >> 31);
}


@inline export function record(pool: usize, i: i32): usize {
  return pool + <usize>i * POOL_RECORD;
}


@inline export function valueAt<T>(pool: usize, i: i32): T {
  return load<T>(record(pool, i));
}


@inline export function hashAt(pool: usize, i: i32): u64 {
  return load<u64>(record(pool, i), 8);
}


@inline export function writeRecord<T>(address: usize, x: T, hash: u64): void {
  store<T>(address, x);
  store<u64>(address, hash, 8);
}

/** Copies all records but i and j to `next`, and gives where the record behind them goes. */
@inline export function copyOthers(pool: usize, size: i32, i: i32, j: i32, next: usize): usize {
  let end = next;
  for (let k = 0; k < size; k++) {
    const source = record(pool, k);
    store<u64>(end, load<u64>(source));
    store<u64>(end, load<u64>(source, 8), 8);
    end += select<usize>(0, POOL_RECORD, k == i || k == j);
  }
  return end;
}
