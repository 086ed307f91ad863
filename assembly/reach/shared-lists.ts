// Where the records of reach-lists.ts are: each mask of a board has its own, or boards of one pool share
// them, one for each multiset of numbers. There the bound of a list is that for the board with the largest
// other numbers, so that it serves all.
//
// The records of a pool are the nodes of a tree: the children of a multiset are those with one more number,
// which is not smaller. A hash table, slots of the address of a node or 0 and at most half full, finds a
// child by its key: its parent and that number.
//
//   a node:  0        4        8              60   64
//            | parent | number | record       |    |
//
//   parent, number   u32, together the key; the parent is 0 for a multiset of one number
//   record           reach-lists.ts
//
// When memory is exhausted all is dropped and begun afresh: boards come in lexicographic order, so what one
// needs, the next needs too. A board whose shared lists do not fit even so is done by itself.
//
// Tried: keys only for the multisets with a number that has changed since the board before: 0.98 to 1.03 of
// the time (n = 6); in each node the address of the one that took its place on the next board: 1.00.
import { MAX_NUMBERS } from '../core/boundary-types';
import { reserve } from '../core/arena';
import { boundOfSubset, n, valuesOfLeaf } from '../core/board';
import { elementAt, putElement } from '../core/elements';
import { MAX_SUBSETS, saturatingProduct } from '../core/limits';
import { MASK_BYTES, maskAt, masksOfSize } from '../core/plan';
import { REACH_RECORD_BYTES, reachRecordOf, setReachRecord } from './reach-records';
import { reachPool } from './reach-state';

const PARENT_OFFSET: usize = 0;
const NUMBER_OFFSET: usize = PARENT_OFFSET + sizeof<u32>();
const RECORD_OFFSET: usize = NUMBER_OFFSET + sizeof<u32>();
export const NODE_FIELDS_END: usize = RECORD_OFFSET + REACH_RECORD_BYTES;
/** Bytes of a record: a cache line. */
export const NODE_BYTES: usize = 64;

/** Address of a node without a key; the other fixed areas of a pool lie behind it. */
const NOWHERE: usize = memory.data(
  <i32>NODE_BYTES + 2 * MAX_NUMBERS * sizeof<u64>() + MAX_SUBSETS * <i32>REACH_RECORD_BYTES,
  64,
);
/** The largest numbers of the pool, descending, u64: as many as two boards take. */
const LARGEST: usize = NOWHERE + NODE_BYTES;
/** The records of a board that shares none. */
const OWN: usize = LARGEST + <usize>(2 * MAX_NUMBERS) * sizeof<u64>();

const FIRST_CAPACITY: u32 = 1 << 10;
const SLOT_BYTES: usize = sizeof<u32>();
/** The slots of a cache line. */
const LINE_SLOTS: u32 = 16;

/** The records are those of a board that shares none. */
export function useOwnRecords(): void {
  reachPool.isShared = false;
  for (let mask = 1; mask < 1 << n; mask++) setReachRecord(mask, OWN + <usize>mask * REACH_RECORD_BYTES);
}

/**
 * Takes the range of a pool and its largest numbers, u64 values from an address, descending: as many as two
 * boards take, or all.
 */
export function setPool(from: u32, to: u32, values: usize, count: i32): void {
  reachPool.from = from;
  reachPool.to = to;
  reachPool.largestCount = count;
  memory.copy(LARGEST, values, <usize>count * sizeof<u64>());
}

/** The product of the `size` largest numbers of the pool outside a mask of the board; a 1 counts as 2. */
export function largestProductOfPool(size: i32, mask: i32): u64 {
  let product: u64 = 1;
  for (let i = 0; i < reachPool.largestCount && size > 0; i++) {
    const x = elementAt<u64>(LARGEST + <usize>i * sizeof<u64>());
    const top = 31 - clz(mask);
    if (mask && elementAt<u64>(valuesOfLeaf(top)) == x) {
      mask ^= 1 << top;
      continue;
    }
    product = saturatingProduct(product, max<u64>(x, 2));
    size--;
  }
  return product;
}

/** The largest number of the pool. */
export function largestOfPool(): u64 {
  return load<u64>(LARGEST);
}

/**
 * The largest value of a subset that is possible and leads to a target up to hi, on this board or, if shared,
 * on any.
 */
export function boundOfReached(mask: i32, hi: u32): u32 {
  const least = max<u64>(hi, 2);
  if (!reachPool.isShared) return <u32>boundOfSubset(mask, least);
  const outside = largestProductOfPool(n - popcnt(mask), mask);
  return <u32>min<u64>(boundOfSubset(mask, u64.MAX_VALUE), saturatingProduct(least, outside));
}

/** Starts without any record. False if memory is exhausted. */
export function openSharedRecords(): bool {
  reachPool.isShared = true;
  for (let mask = 1; mask < MAX_SUBSETS; mask++) setReachRecord(mask, NOWHERE + RECORD_OFFSET);
  reachPool.nodeCount = 0;
  return setCapacity(FIRST_CAPACITY);
}

/** Uses the records that the multisets of the board have in the pool; false if memory is exhausted. */
export function useSharedRecords(): bool {
  // All numbers together have a record only if they are listed, or have a window (planes.ts).
  const sizes = n > 2 ? n - 1 : n;
  for (let m = masksOfSize(1), end = masksOfSize(sizes + 1); m < end; m += MASK_BYTES) {
    const mask = maskAt(m);
    const top = 31 - clz(mask);
    const rest = mask ^ (1 << top);
    const key = keyFor(rest ? nodeOfRecord(reachRecordOf(rest)) : 0, elementAt<u64>(valuesOfLeaf(top)));
    // Boards differ in their last numbers.
    if (keyOf(nodeOfRecord(reachRecordOf(mask))) == key) continue;
    const node = findNode(key);
    if (!node) return false;
    setReachRecord(mask, node + RECORD_OFFSET);
  }
  return true;
}

/** The node that a record is in. */
@inline function nodeOfRecord(record: usize): usize {
  return record - RECORD_OFFSET;
}

/** A key as it lies in memory. */
@inline function keyFor(parent: usize, number: u64): u64 {
  return (number << (8 * NUMBER_OFFSET)) | parent;
}

/** The key of a node. */
@inline function keyOf(node: usize): u64 {
  return elementAt<u64>(node + PARENT_OFFSET);
}

/** The slot of the node with a key, or the empty one where it belongs. */
function slotOfKey(key: u64): usize {
  const number = <u32>(key >> (8 * NUMBER_OFFSET));
  // Children with neighbouring numbers share a cache line of slots: boards come in lexicographic order.
  const line = key ^ ((<u64>(number & (LINE_SLOTS - 1))) << (8 * NUMBER_OFFSET));
  const table = reachPool.table,
    last = reachPool.capacity - 1;
  let i =
    (((<u32>((line * 0x9e3779b97f4a7c15) >> 32)) & ~(LINE_SLOTS - 1)) | (number & (LINE_SLOTS - 1))) & last;
  while (true) {
    const slot = table + <usize>i * SLOT_BYTES;
    const node = elementAt<u32>(slot);
    if (!node || keyOf(node) == key) return slot;
    i = (i + 1) & last;
  }
}

/** The node with a key, made if need be; 0 if memory is exhausted. */
function findNode(key: u64): usize {
  let slot = slotOfKey(key);
  const node = elementAt<u32>(slot);
  if (node) return node;
  const capacity = reachPool.capacity;
  if (reachPool.nodeCount << 1 >= capacity) {
    if (!setCapacity(capacity << 1)) return 0;
    slot = slotOfKey(key);
  }
  const made = reserve(NODE_BYTES);
  if (!made) return 0;
  memory.fill(made, 0, NODE_BYTES);
  putElement<u64>(made + PARENT_OFFSET, key);
  putElement<u32>(slot, <u32>made);
  reachPool.nodeCount++;
  return made;
}

/** Moves the nodes to a table of a given number of slots; false if memory is exhausted. */
function setCapacity(newCapacity: u32): bool {
  const bytes = <usize>newCapacity * SLOT_BYTES;
  const address = reserve(bytes);
  if (!address) return false;
  memory.fill(address, 0, bytes);
  const old = reachPool.table;
  const oldEnd = old + <usize>reachPool.capacity * SLOT_BYTES;
  reachPool.table = address;
  reachPool.capacity = newCapacity;
  if (!reachPool.nodeCount) return true;
  for (let k = old; k < oldEnd; k += SLOT_BYTES) {
    const node = elementAt<u32>(k);
    if (node) putElement<u32>(slotOfKey(keyOf(node)), node);
  }
  return true;
}
