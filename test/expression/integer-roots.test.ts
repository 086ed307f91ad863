// Roots of integers: rounded down whatever the length of the number, whatever the index.
import { expect, it } from 'vitest';
import { exactRoot, integerRoot } from '../../src/expression/exact/integer-roots.js';
import { createRandom, seed } from '../support/random.js';

/** Lengths on both sides of the largest double, and of the halves from which roots of long numbers begin. */
const LENGTHS = [1, 2, 10, 53, 54, 1000, 1022, 1023, 1024, 1025, 1100, 2047, 2048, 2049, 2600, 4200];

function expectFloor(n: bigint, index: number): void {
  const root = integerRoot(n, index);
  const degree = BigInt(index);
  expect(root ** degree <= n && n < (root + 1n) ** degree, `root(${n}, ${index}) = ${root}`).toBe(true);
  expect(exactRoot(n, index)).toBe(root ** degree === n ? root : null);
}

it.each(LENGTHS)(`roots of numbers of %i binary digits are rounded down (seed ${seed})`, (length) => {
  const random = createRandom(seed + length);
  const shares = [1, 2, 3, 4, 7, 20, length].map((parts) => Math.floor(length / parts));
  const indices = shares.flatMap((share) => [share - 1, share, share + 1]).filter((index) => index >= 1);
  for (const index of new Set([1, 2, 3, 5, ...indices])) {
    let digits = 1n;
    for (let place = 1; place < length; place++) digits = 2n * digits + BigInt(random.integer(0, 1));
    const least = 1n << BigInt(length - 1);
    for (const n of [digits, least, 2n * least - 1n]) expectFloor(n, index);
    const power = integerRoot(digits, index) ** BigInt(index);
    for (const n of [power - 1n, power, power + 1n]) expectFloor(n, index);
  }
});

it('a root of an index beyond all lengths is 1, and that of 0 is 0', () => {
  expect([integerRoot(3n ** 700n, 2 ** 53), integerRoot(0n, 7), integerRoot(1n, 1)]).toEqual([1n, 0n, 1n]);
});
