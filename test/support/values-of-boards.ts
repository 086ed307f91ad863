// The natural numbers that boards make, by the definition alone and without the engine: sets of values of
// multisets, kept from board to board, each from all ways to split it in two. Slow, but simple enough to
// read.

/** Every value that all numbers of a multiset make, by its numbers. */
type ValueSets = Map<string, Set<number>>;

/** Splits numbers in two parts that are not empty: each way once, up to the order of the parts. */
function splitsOf(numbers: readonly number[]): [number[], number[]][] {
  const splits: [number[], number[]][] = [];
  for (let mask = 1; mask < 1 << (numbers.length - 1); mask++) {
    splits.push([
      numbers.filter((_, index) => (mask >> index) & 1),
      numbers.filter((_, index) => !((mask >> index) & 1)),
    ]);
  }
  return splits;
}

function valuesOf(numbers: readonly number[], known: ValueSets): Set<number> {
  const key = numbers.join();
  let values = known.get(key);
  if (values !== undefined) return values;
  values = new Set(numbers.length === 1 ? numbers : []);
  for (const [left, right] of splitsOf(numbers)) {
    combine(valuesOf(left, known), valuesOf(right, known), (value) => values.add(value));
  }
  known.set(key, values);
  return values;
}

function combine(left: Set<number>, right: Set<number>, take: (value: number) => void): void {
  for (const a of left) {
    for (const b of right) {
      take(a + b);
      take(a * b);
      if (a !== b) take(Math.abs(a - b));
      if (a % b === 0) take(a / b);
      if (b % a === 0) take(b / a);
    }
  }
}

/** Opens a function that finds the fewest operations of each target of a range for a board; 255 for none. */
export function openDirectReach(from: number, to: number): (board: readonly number[]) => number[] {
  const known: ValueSets = new Map();
  return (board) => {
    const fewest = new Array<number>(to - from + 1).fill(255);
    const take = (operations: number) => (value: number) => {
      if (value >= from && value <= to) fewest[value - from] = Math.min(fewest[value - from], operations);
    };
    for (let mask = 1; mask < 1 << board.length; mask++) {
      const numbers = board.filter((_, index) => (mask >> index) & 1);
      // Values of the whole board are many, and no other board needs them.
      if (numbers.length < board.length) valuesOf(numbers, known).forEach(take(numbers.length - 1));
      else {
        for (const [left, right] of splitsOf(numbers)) {
          combine(valuesOf(left, known), valuesOf(right, known), take(numbers.length - 1));
        }
      }
    }
    return fewest;
  };
}
