// The values of a tally once more, integers first, for loops over pairs of values (mark-values.ts): what two
// integers make, and what an integer and a fraction make, takes fewer tests than what two fractions make. An
// item:
//
//   0   8   16          24
//   | p | q | negatable |
//
//   p, q        of the width of the board, p / q the value; q is 1 for an integer
//   negatable   u32, whether the negation is a value, too
import { reserve } from '../core/arena';
import { elementAt, putElement } from '../core/elements';
import { denominatorOf, numeratorOf, putFraction } from '../core/fraction';
import { formLists } from '../forms/forms-state';
import { listTally } from './list-tally';
import {
  TALLY_ENTRY_BYTES,
  entriesEnd,
  entriesOf,
  entryCount,
  itemsOf,
  negatedOfEntry,
  setItems,
  valueOfEntry,
} from './tally';

const NEGATABLE_OFFSET: usize = 2 * sizeof<u64>();
export const TALLY_ITEM_BYTES: usize = NEGATABLE_OFFSET + sizeof<u64>();

/** Whether the negation of an item is a value, too. */
@inline export function isNegatable(item: usize): bool {
  return elementAt<u32>(item + NEGATABLE_OFFSET) != 0;
}

/** Returns p / q without its fractional part. q > 0. */
@inline export function floorOf<T>(p: T, q: T): T {
  return isFloat<T>() ? floor<T>(p / q) : p / q;
}

/** The tally of a subset, after its items stand; 0 if memory is exhausted. */
export function sortTally<T>(mask: i32): usize {
  const tally = listTally<T>(mask);
  if (!tally || itemsOf(tally)) return tally;
  const items = reserve(<usize>entryCount(tally) * TALLY_ITEM_BYTES);
  if (!items) {
    formLists.isExhausted = true;
    return 0;
  }
  const wholesEnd = putItems<T>(tally, items, true);
  setItems(tally, items, wholesEnd, putItems<T>(tally, wholesEnd, false));
  return tally;
}

/** Writes the integers of a tally, or its other values, from an address on; returns the end. */
function putItems<T>(tally: usize, item: usize, areWhole: bool): usize {
  const end = entriesEnd(tally);
  for (let x = entriesOf(tally); x < end; x += TALLY_ENTRY_BYTES) {
    let p = numeratorOf<T>(valueOfEntry(x)),
      q = denominatorOf<T>(valueOfEntry(x));
    const whole = floorOf<T>(p, q);
    const isWhole = whole * q == p;
    if (isWhole != areWhole) continue;
    if (isWhole) {
      p = whole;
      q = 1;
    }
    putFraction<T>(item, p, q);
    putElement<u32>(item + NEGATABLE_OFFSET, <u32>(negatedOfEntry(x) > 0));
    item += TALLY_ITEM_BYTES;
  }
  return item;
}
