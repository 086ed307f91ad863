// What both breadth-first algorithms keep: for each subset of the numbers, bit i for the i-th, the list of its
// values. The splits of a subset are walked through as pairs of a part and the rest, the part being the larger
// mask, so that each comes once; the paper keeps them in an array of lists instead.
import { finishTwo } from './finish';
import { addCombinations, count, firstTarget, leastBits, map, MAX_NUMBERS, span } from './run';

const MAX_SUBSETS: i32 = 1 << MAX_NUMBERS;

/** Where the list of each subset begins and ends, usize each. */
const LISTS: usize = memory.data(8 * (1 << 9), 8);


@inline export function listBegin(subset: i32): usize {
  return load<u32>(LISTS + ((<usize>subset) << 3));
}


@inline export function listEnd(subset: i32): usize {
  return load<u32>(LISTS + ((<usize>subset) << 3), 4);
}

export function setList(subset: i32, begin: usize, end: usize): void {
  assert(subset < MAX_SUBSETS);
  store<u32>(LISTS + ((<usize>subset) << 3), <u32>begin);
  store<u32>(LISTS + ((<usize>subset) << 3), <u32>end, 4);
}

/** The next smaller part of a subset; the first is that of the subset itself. */
@inline export function nextPart(subset: i32, part: i32): i32 {
  return (part - 1) & subset;
}

/** Marks all that all numbers together make, of the lists of their parts. */
export function markAll<T, M>(all: i32): void {
  const places = map;
  const first = <T>firstTarget;
  const spare = <T>span;
  const least = <T>leastBits;
  const operations = <u32>(count - 1);
  let results: u64 = 0;
  for (let part = nextPart(all, all); part > (all ^ part); part = nextPart(all, part)) {
    const begin = listBegin(all ^ part);
    const last = listEnd(all ^ part);
    for (let p = listBegin(part), lastOfPart = listEnd(part); p < lastOfPart; p += sizeof<T>()) {
      const a = load<T>(p);
      for (let q = begin; q < last; q += sizeof<T>()) {
        results += finishTwo<T, M>(a, load<T>(q), places, first, spare, least, operations);
      }
    }
  }
  addCombinations<M>(results, results);
}
