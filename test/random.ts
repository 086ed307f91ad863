// Seeded random numbers for tests. `SEED=n npm run test:quick` runs them on other puzzles; the seed is in the
// name of each such test.

/** The seed of all random tests of this run. */
export const seed = Number(process.env.SEED ?? 20_260_614);

export interface Random {
  /** An integer from `from` to `to`. */
  integer(from: number, to: number): number;
  pick<T>(choices: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** A generator of its own for each `stream`. The steps are those of mulberry32, by Tommy Ettinger. */
export function createRandom(stream: number): Random {
  let state = (seed + Math.imul(stream, 0x9e3779b9)) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
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
