// The fast-check arbitraries for boards.
import fc from 'fast-check';

/** Small ones most often. */
export const anyNumber = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 10 }) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 100 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 1000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 100_000, max: 10_000_000 }) },
);

/** Boards of up to `size` numbers, many with equal ones; none is too large. */
export function anyBoardUpTo(size: number): fc.Arbitrary<number[]> {
  return fc
    .oneof(
      fc.array(anyNumber, { minLength: 1, maxLength: size }),
      fc
        .tuple(fc.array(anyNumber, { minLength: 1, maxLength: 2 }), fc.integer({ min: 2, max: size }))
        .map(([few, count]) => Array.from({ length: count }, (_, i) => few[i % few.length])),
    )
    .filter((numbers) => numbers.reduce((product, n) => product * Math.max(2, n), 1) < 2 ** 70);
}
