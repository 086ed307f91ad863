// The lists of both breadth-first algorithms: for each subset of the numbers, bit i for number i, the list of
// its values. The splits of a subset are pairs of a part and the rest; the part is the larger mask, so that
// each pair occurs once. The paper keeps them in an array of lists instead.
//
//   0       4       8
//   | begin | end   |    u32, the addresses of a list; one record for each subset
import { elementAt } from '../core/elements';
import { finishTwo } from './last-operations';
import { addCombinations } from './run-state';
import { classicRun, MAX_PART_LISTS, PART_LIST_BYTES, PART_LISTS } from './classic-state';

const END_OFFSET: usize = sizeof<u32>();

/** The address of the first value of a subset. */
@inline export function partBegin(subset: i32): usize {
  return load<u32>(PART_LISTS + <usize>subset * PART_LIST_BYTES);
}

/** The address behind the last value of a subset. */
@inline export function partEnd(subset: i32): usize {
  return load<u32>(PART_LISTS + <usize>subset * PART_LIST_BYTES, END_OFFSET);
}

export function putPartList(subset: i32, begin: usize, end: usize): void {
  assert(subset < MAX_PART_LISTS);
  store<u32>(PART_LISTS + <usize>subset * PART_LIST_BYTES, <u32>begin);
  store<u32>(PART_LISTS + <usize>subset * PART_LIST_BYTES, <u32>end, END_OFFSET);
}

/** The next smaller part of a subset; the first is that of the subset itself. */
@inline export function nextPart(subset: i32, part: i32): i32 {
  return (part - 1) & subset;
}

/** Marks all that all numbers together make, from the lists of their parts. */
export function markWhole<T, M>(all: i32): void {
  const places = classicRun.targetMap;
  const first = <T>classicRun.firstTarget;
  const spare = <T>classicRun.span;
  const least = <T>classicRun.leastBits;
  const operations = <u32>(classicRun.count - 1);
  let results: u64 = 0;
  for (let part = nextPart(all, all); part > (all ^ part); part = nextPart(all, part)) {
    const begin = partBegin(all ^ part);
    const last = partEnd(all ^ part);
    for (let p = partBegin(part), lastOfPart = partEnd(part); p < lastOfPart; p += sizeof<T>()) {
      const a = elementAt<T>(p);
      for (let q = begin; q < last; q += sizeof<T>()) {
        results += finishTwo<T, M>(a, elementAt<T>(q), places, first, spare, least, operations);
      }
    }
  }
  addCombinations<M>(results, results);
}
