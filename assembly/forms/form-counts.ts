// The number of forms of each sort that a subset has, whatever they are worth: a record for each mask, which
// count-forms.ts fills and search-forms.ts reads. A form that is part of another one is an item of a
// collection: a product is a collection of factors, a sum a collection of terms. An entry is NaN until it is
// known.
//
//   0       48            96            104     112           120
//   | items | collections | differences | zeros | neutralSums |    f64 each
//
//   items          by sort    forms of a sort over exactly the numbers of the mask
//   collections    by sort    multisets of two or more of them, over these numbers together
//   differences               differences of sums and terms that are not neutral
//   zeros                     those of them that are worth 0
//   neutralSums               neutral terms and sums of them, 0 until it is known: a search must not read it
//                             before that
//
// Counts are sums and products of integers, exact below 2^53 = 9.0 * 10^15. The largest sum is n times the
// multisets of a board; ten numbers make 2.9 * 10^12 functions (OEIS A140606). Alternatives multiply that by
// the number of choices, which only hundreds of choices of ten numbers would carry past 2^53, after a day.
import { fillBytes, reserve } from '../core/arena';
import { putElement } from '../core/elements';
import { MAX_SUBSETS } from '../core/limits';
import { formCounts, formLists } from './forms-state';

/** The sorts of items: factors, those not worth 0, and those worth neither 0 nor 1. */
export const FACTORS: u32 = 0,
  NONZERO_FACTORS: u32 = 1,
  DIVIDING_FACTORS: u32 = 2,
  /** The sorts of terms: all, those that are not neutral, and those that are. */
  TERMS: u32 = 3,
  PLAIN_TERMS: u32 = 4,
  NEUTRAL_TERMS: u32 = 5;
const SORTS: usize = 6;

const ITEMS_OFFSET: usize = 0;
const COLLECTIONS_OFFSET: usize = ITEMS_OFFSET + SORTS * sizeof<f64>();
const DIFFERENCES_OFFSET: usize = COLLECTIONS_OFFSET + SORTS * sizeof<f64>();
const ZEROS_OFFSET: usize = DIFFERENCES_OFFSET + sizeof<f64>();
const NEUTRAL_SUMS_OFFSET: usize = ZEROS_OFFSET + sizeof<f64>();
const RECORD_BYTES: usize = NEUTRAL_SUMS_OFFSET + sizeof<f64>();

/** Byte of unknown counts: eight bytes of this value are a NaN. */
const UNKNOWN: u8 = 0xff;

/** Makes room for the records of the lists that stand, unless there is; false if memory is exhausted. */
export function openCounts(): bool {
  if (formCounts.edition == formLists.edition) return true;
  const bytes = <usize>MAX_SUBSETS * RECORD_BYTES;
  const records = reserve(bytes);
  if (!records) return false;
  formCounts.records = records;
  fillBytes(records, UNKNOWN, bytes);
  for (let mask = 0; mask < MAX_SUBSETS; mask++) putElement<f64>(neutralSumsAt(mask), 0);
  formCounts.edition = formLists.edition;
  return true;
}

/** The address of the record of a subset. */
@inline function recordOf(mask: i32): usize {
  return formCounts.records + <usize>mask * RECORD_BYTES;
}

/** Address of the number of items of a sort in the record of a subset. */
@inline export function itemsAt(sort: u32, mask: i32): usize {
  return recordOf(mask) + ITEMS_OFFSET + <usize>sort * sizeof<f64>();
}

/** Address of the number of collections of a sort in the record of a subset. */
@inline export function collectionsAt(sort: u32, mask: i32): usize {
  return recordOf(mask) + COLLECTIONS_OFFSET + <usize>sort * sizeof<f64>();
}

/** Address of the number of differences in the record of a subset. */
@inline export function differencesAt(mask: i32): usize {
  return recordOf(mask) + DIFFERENCES_OFFSET;
}

/** Address of the number of differences worth 0 in the record of a subset. */
@inline export function zerosAt(mask: i32): usize {
  return recordOf(mask) + ZEROS_OFFSET;
}

/** Address of the number of neutral terms and sums of them in the record of a subset. */
@inline export function neutralSumsAt(mask: i32): usize {
  return recordOf(mask) + NEUTRAL_SUMS_OFFSET;
}
