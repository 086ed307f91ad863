// The second method for whole pools: every value of a multiset of numbers from the values of its parts, kept
// for all boards that hold that multiset. Plain numbers in sorted lists. It shares nothing with the engine,
// and nothing with forward-definition.ts but the idea of the bounds.
//
// Call w the product of some numbers, each counted as at least 2. As a + b <= a * b for a, b >= 2, no value
// of these numbers exceeds w. And an operation with a value of these numbers leads from a value v to v / w at
// the least: v - x <= v / x only for v < x * x / (x - 1) <= 2 * x, where v / x < 2 already. So of what is
// made of s numbers of a board of n, only values up to limit * W lead to a target up to the limit (at least
// 2), W being the w of the other numbers, and at most that of the n - s largest of the pool. A whole board
// has no list, but marks up to the limit.
//
// Cost: 5 ms a board of six standard numbers, for all targets up to 20,000 and both uses.

/** The fewest operations for each value up to the limit, 255 where it cannot be made. */
export interface Reachable {
  readonly any: Uint8Array;
  readonly all: Uint8Array;
}

export const UNREACHABLE = 255;

/** Quotients are told apart exactly, and sums are exact, up to here. */
const MAX_BOUND = 2 ** 50;
/** Up to here a byte for each value that a list may hold. */
const MAX_MARKED = 2 ** 25;

type List = Float64Array | Uint32Array;

/**
 * Gives a function that tells what can be made of `size` numbers of the pool, for every target from 1 to
 * `limit`.
 */
export function reachPool(
  pool: readonly number[],
  size: number,
  limit: number,
): (numbers: readonly number[]) => Reachable {
  const weights = pool.map((n) => Math.max(2, n)).sort((a, b) => b - a);
  /** By how many numbers a value is made of, what it must not exceed. */
  const bounds = Array.from({ length: size + 1 }, (_, count) => {
    const others = weights.slice(0, size - count);
    const own = weights.slice(0, count);
    return Math.min(product(own), Math.max(2, limit) * product(others));
  });
  bounds[size] = limit;
  if (Math.max(...bounds) > MAX_BOUND) throw new RangeError(`${pool.join()} up to ${limit}`);

  const known = new Map<string, List>();
  const marks = new Uint8Array(Math.min(MAX_MARKED, Math.max(...bounds)) + 1);

  /** The values of all these numbers, ascending. They are ascending, too. */
  function listOf(numbers: readonly number[]): List {
    const key = numbers.join();
    let list = known.get(key);
    if (list !== undefined) return list;
    const bound = bounds[numbers.length];
    const lists = listsOf(numbers); // before the marks are used
    const found: number[] = [];
    if (numbers.length === 1) {
      if (numbers[0] <= bound) found.push(numbers[0]);
    } else if (bound < marks.length) {
      for (const [lefts, rights] of lists) {
        combine(lefts, rights, bound, (value) => {
          if (marks[value] !== 0) return;
          marks[value] = 1;
          found.push(value);
        });
      }
      for (const value of found) marks[value] = 0;
    } else {
      const set = new Set<number>();
      for (const [lefts, rights] of lists) combine(lefts, rights, bound, (value) => set.add(value));
      found.push(...set);
    }
    list = (bound < 2 ** 32 ? Uint32Array : Float64Array).from(found).sort();
    known.set(key, list);
    return list;
  }

  /** The lists of the two parts of each split. */
  function listsOf(numbers: readonly number[]): [List, List][] {
    return splitsOf(numbers).map(([part, rest]) => [listOf(part), listOf(rest)]);
  }

  return (numbers) => {
    const board = [...numbers].sort((a, b) => a - b);
    const any = new Uint8Array(limit + 1).fill(UNREACHABLE);
    const all = new Uint8Array(limit + 1).fill(UNREACHABLE);
    if (size === 1) {
      if (board[0] <= limit) all[board[0]] = 0;
    } else {
      for (const [lefts, rights] of listsOf(board)) {
        combine(lefts, rights, limit, (value) => {
          all[value] = size - 1;
        });
      }
    }
    any.set(all);
    for (const part of partsOf(board)) {
      const operations = part.length - 1;
      for (const value of listOf(part)) {
        if (value > limit) break;
        if (any[value] > operations) any[value] = operations;
      }
    }
    return { any, all };
  };
}

/** The ways to split ascending numbers into two parts, each once: the smaller part first. */
function splitsOf(numbers: readonly number[]): [number[], number[]][] {
  const splits = new Map<string, [number[], number[]]>();
  for (const part of partsOf(numbers)) {
    if (2 * part.length > numbers.length) continue;
    const rest = [...numbers];
    for (const n of part) rest.splice(rest.indexOf(n), 1);
    const isSecond = splits.has(`${rest.join()} | ${part.join()}`);
    if (!isSecond) splits.set(`${part.join()} | ${rest.join()}`, [part, rest]);
  }
  return [...splits.values()];
}

/** Every multiset of some of the numbers, but not all: ascending lists, each once. */
function partsOf(numbers: readonly number[]): number[][] {
  const parts = new Map<string, number[]>();
  for (let mask = 1; mask < (1 << numbers.length) - 1; mask++) {
    const part = numbers.filter((_, i) => (mask >> i) & 1);
    parts.set(part.join(), part);
  }
  return [...parts.values()];
}

/** Calls `add` for all results up to the bound of one value of each list. */
function combine(lefts: List, rights: List, bound: number, add: (value: number) => void): void {
  const count = rights.length;
  for (const a of lefts) {
    let j = 0;
    for (; j < count && rights[j] < a; j++) {
      const b = rights[j];
      if (a + b <= bound) add(a + b);
      if (a * b <= bound) add(a * b);
      if (a - b <= bound) add(a - b);
      const quotient = a / b;
      if (quotient <= bound && quotient === Math.floor(quotient)) add(quotient);
    }
    for (; j < count && rights[j] - a <= bound; j++) {
      const b = rights[j];
      if (a + b <= bound) add(a + b);
      if (a * b <= bound) add(a * b);
      if (b > a) add(b - a);
      const quotient = b / a;
      if (quotient === Math.floor(quotient)) add(quotient);
    }
    for (const end = bound * a; j < count && rights[j] <= end; j++) {
      const quotient = rights[j] / a;
      if (quotient === Math.floor(quotient)) add(quotient);
    }
  }
}

function product(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a * b, 1);
}
