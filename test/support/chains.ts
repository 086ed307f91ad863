// What the refined decomposition finds: chains, in which each operation takes a number of the board, built
// from the numbers up without a search. Slow and plain; lists are kept for all boards with the same numbers.

const lists = new Map<string, ReadonlySet<number>>();

/** All that chains make of exactly these numbers, which ascend. */
function chainsOf(numbers: readonly number[]): ReadonlySet<number> {
  const key = numbers.join();
  const known = lists.get(key);
  if (known !== undefined) return known;
  const values = new Set<number>();
  if (numbers.length === 1) values.add(numbers[0]);
  else forEachChain(numbers, (value) => values.add(value));
  lists.set(key, values);
  return values;
}

/**
 * Calls back for every last operation of a chain of exactly these numbers, at least two, that gives a natural
 * number.
 */
function forEachChain(numbers: readonly number[], use: (value: number) => void): void {
  numbers.forEach((x, i) => {
    if (x === numbers[i - 1]) return;
    for (const v of chainsOf(numbers.toSpliced(i, 1))) {
      use(v + x);
      use(v * x);
      if (v !== x) use(Math.abs(v - x));
      if (v % x === 0) use(v / x);
      if (x % v === 0) use(x / v);
    }
  });
}

const marks = new Map<string, Uint8Array>();

/** 1 for each target of from..to that a chain of some of the numbers makes. All calls are for one range. */
export function markChains(numbers: readonly number[], from: number, to: number, keeps = true): Uint8Array {
  const key = numbers.join();
  const known = marks.get(key);
  if (known !== undefined) return known;
  const reachable = new Uint8Array(to - from + 1);
  const mark = (value: number) => {
    if (value >= from && value <= to) reachable[value - from] = 1;
  };
  if (numbers.length === 1) mark(numbers[0]);
  else {
    for (let i = 0; i < numbers.length; i++) {
      markChains(numbers.toSpliced(i, 1), from, to).forEach((each, t) => (reachable[t] |= each));
    }
    forEachChain(numbers, mark);
  }
  if (keeps) marks.set(key, reachable);
  return reachable;
}
