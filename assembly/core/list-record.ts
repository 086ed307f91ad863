// The head of the record of a list: where the values of a subset are that natural/ or reach/ made, and which
// of them are made by a product (or quotient) last and by a sum (or difference) last. Each of the two has a
// record of its own that begins with this head, and lists of its own, of which it says whether the two ranges
// overlap in the middle.
//
//   0      4             8        12    16
//   | list | productsEnd | sumsAt | end |        u32 each
//
//   list, end     where the values begin and end; 0 for the end says that nothing is listed
//   productsEnd   products are from `list` to here
//   sumsAt        sums are from here to `end`
//
// A leaf is both, as an operand: its products and its sums are all its values. Behind the end of a list are
// 16 bytes of zeros, so that four values of 32 bits can be read at any place; 0 is never a value.
import { arenaTop, ensureMemory, reserveTo } from './arena';
import { putElement } from './elements';

/** The record. */
@unmanaged export class ListRecord {
  list: usize;
  productsEnd: usize;
  sumsAt: usize;
  end: usize;
}
export const LIST_RECORD_BYTES: usize = offsetof<ListRecord>();

/** The zeros behind a list. */
export const LIST_GUARD_BYTES: usize = 16;

/** Start address of the list. */
@inline export function listOf(record: usize): usize {
  return changetype<ListRecord>(record).list;
}

/** End address of the products of a list. */
@inline export function productsEnd(record: usize): usize {
  return changetype<ListRecord>(record).productsEnd;
}

/** Start address of the sums of a list. */
@inline export function sumsAt(record: usize): usize {
  return changetype<ListRecord>(record).sumsAt;
}

/** End address of the list. */
@inline export function endOf(record: usize): usize {
  return changetype<ListRecord>(record).end;
}

/** Whether the list is made. */
@inline export function isListed(record: usize): bool {
  return endOf(record) != 0;
}

/** Forgets the list. */
@inline export function unlist(record: usize): void {
  changetype<ListRecord>(record).end = 0;
}

/** Sets the head of a record. */
export function setListRecord(record: usize, list: usize, products: usize, sums: usize, end: usize): void {
  changetype<ListRecord>(record).list = list;
  changetype<ListRecord>(record).productsEnd = products;
  changetype<ListRecord>(record).sumsAt = sums;
  changetype<ListRecord>(record).end = end;
}

/**
 * Takes a list that was written from the top of the arena to an end, with the zeros behind it; false if
 * memory is exhausted.
 */
export function reserveList(end: usize): bool {
  assert(end >= arenaTop());
  if (!ensureMemory(end + LIST_GUARD_BYTES)) return false;
  putElement<u64>(end, 0);
  putElement<u64>(end + sizeof<u64>(), 0);
  reserveTo(end + LIST_GUARD_BYTES);
  return true;
}
