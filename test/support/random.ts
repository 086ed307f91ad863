// Seeded random numbers for tests. `SEED=n npm run test:quick` runs the tests on other puzzles; the seed is
// in the name of each such test.
import { createRandom as createSource } from '../../src/core/random.js';

/** The seed of all random tests of this run. */
export const seed = Number(process.env.SEED ?? 20_260_614);

export interface Random {
  /** An integer from `from` to `to`. */
  integer(from: number, to: number): number;
  pick<T>(choices: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** A generator of its own for each `stream`. */
export function createRandom(stream: number): Random {
  return createSeededRandom(seed + Math.imul(stream, 0x9e3779b9));
}

/** A generator from a seed, whatever that of this run is. */
export function createSeededRandom(from: number): Random {
  const source = createSource(from);
  const integer = (from: number, to: number) => source.integer(from, to);
  return {
    integer,
    pick: (choices) => choices[integer(0, choices.length - 1)],
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = integer(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
      }
      return shuffled;
    },
  };
}
