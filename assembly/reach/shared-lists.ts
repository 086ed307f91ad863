// Where the records of lists.ts are: each mask of a board has its own, or boards of
// one pool share them, one for each multiset of numbers. There the bound of a
// list is that for the board with the largest other numbers, so that it serves all.
//
// The records of a pool are the nodes of a tree: the children of a multiset are
// those with one more number, which is not smaller. A hash table, slots of the address of a node or 0 and at most
// half full, finds a child by its parent and that number.
//
//   0        4        8                      48
//   | parent | number | record               |        64 bytes
//
// When memory is exhausted all is dropped and begun afresh: boards come in
// lexicographic order, so what one needs, the next needs too. A board whose shared lists do not fit even so is done by itself.
import { reserve } from '../core/arena';
import { boundOfSubset, n, valuesOfLeaf } from '../core/board';
import { MAX_NUMBERS, MAX_SUBSETS, saturatingProduct } from '../core/limits';
import { RECORD_BYTES, recordOf, setRecord } from './reach-lists';
import { masksOfSize } from '../core/subsets';

/** The records of a board that shares none. */
const OWN = memory.data(MAX_SUBSETS * 40, 64);

const RECORD: usize = 8;
const NODE_BYTES: usize = 64;

/** A node that is none. */
const NOWHERE = memory.data(64, 64);

/** Whether the board shares its records. */
export let isShared: bool = false;

/** The largest numbers of the pool, descending, u64: as many as two boards take. */
const LARGEST = memory.data((2 * MAX_NUMBERS) << 3, 16);
let largestCount: i32 = 0;

let table: usize = 0;
let capacity: u32 = 0;
let nodeCount: u32 = 0;
const FIRST_CAPACITY: u32 = 1 << 10;

/** The records are those of a board that shares none. */
export function useOwnRecords(): void {
  isShared = false;
  for (let mask = 1; mask < 1 << n; mask++) setRecord(mask, OWN + <usize>mask * RECORD_BYTES);
}

/** Takes the largest numbers of a pool, u64 values from an address, descending, as many as two boards take or all. */
export function setPool(values: usize, count: i32): void {
  largestCount = count;
  memory.copy(LARGEST, values, (<usize>count) << 3);
}

/** The product of the largest numbers of the pool, a 1 counted as 2, so many of them, that are left without those of a mask. */
export function largestProduct(size: i32, mask: i32): u64 {
  let product: u64 = 1;
  for (let i = 0; i < largestCount && size > 0; i++) {
    const x = load<u64>(LARGEST + ((<usize>i) << 3));
    const top = 31 - clz(mask);
    if (mask && load<u64>(valuesOfLeaf(top)) == x) {
      mask ^= 1 << top;
      continue;
    }
    product = saturatingProduct(product, max<u64>(x, 2));
    size--;
  }
  return product;
}

export function largestOfPool(): u64 {
  return load<u64>(LARGEST);
}

/** The largest value of a subset that is possible and leads to a target up to hi, on this board or, if lists are shared, on any. */
export function boundOf(mask: i32, hi: u32): u32 {
  const least = max<u64>(hi, 2);
  if (!isShared) return <u32>boundOfSubset(mask, least);
  const outside = largestProduct(n - popcnt(mask), mask);
  return <u32>min<u64>(boundOfSubset(mask, u64.MAX_VALUE), saturatingProduct(least, outside));
}

/** No multiset has a record. False if memory is exhausted. */
export function openRecords(): bool {
  isShared = true;
  for (let mask = 1; mask < MAX_SUBSETS; mask++) setRecord(mask, NOWHERE + RECORD);
  nodeCount = 0;
  return setCapacity(FIRST_CAPACITY);
}

function setCapacity(newCapacity: u32): bool {
  const bytes = (<usize>newCapacity) << 2;
  const address = reserve(bytes);
  if (!address) return false;
  memory.fill(address, 0, bytes);
  const old = table,
    oldEnd = table + ((<usize>capacity) << 2);
  table = address;
  capacity = newCapacity;
  if (!nodeCount) return true;
  for (let k = old; k < oldEnd; k += 4) {
    const node = load<u32>(k);
    if (node) store<u32>(slotOf(load<u64>(node)), node);
  }
  return true;
}

/** The slot of the node with a key, its parent and its number as they lie in memory; or the empty one where it belongs. */
function slotOf(key: u64): usize {
  let i = (<u32>((key * 0x9e3779b97f4a7c15) >> 32)) & (capacity - 1);
  while (true) {
    const slot = table + ((<usize>i) << 2);
    const node = load<u32>(slot);
    if (!node || load<u64>(node) == key) return slot;
    i = (i + 1) & (capacity - 1);
  }
}

/** The node with a key, made if need be; 0 if memory is exhausted. */
function nodeOf(key: u64): usize {
  let slot = slotOf(key);
  const node = load<u32>(slot);
  if (node) return node;
  if (nodeCount << 1 >= capacity) {
    if (!setCapacity(capacity << 1)) return 0;
    slot = slotOf(key);
  }
  const made = reserve(NODE_BYTES);
  if (!made) return 0;
  memory.fill(made, 0, NODE_BYTES);
  store<u64>(made, key);
  store<u32>(slot, <u32>made);
  nodeCount++;
  return made;
}

/** The records are those that the multisets of the board have in the pool; false if memory is exhausted. */
export function useSharedRecords(): bool {
  // All numbers together have a record only where they are listed, or have a window (planes.ts).
  const sizes = n > 2 ? n - 1 : n;
  for (let m = masksOfSize(1), end = masksOfSize(sizes + 1); m < end; m += 2) {
    const mask = <i32>load<u16>(m);
    const top = 31 - clz(mask);
    const rest = mask ^ (1 << top);
    const parent = rest ? recordOf(rest) - RECORD : 0;
    const key = (load<u64>(valuesOfLeaf(top)) << 32) | parent;
    // Boards differ in their last numbers.
    if (load<u64>(recordOf(mask) - RECORD) == key) continue;
    const node = nodeOf(key);
    if (!node) return false;
    setRecord(mask, node + RECORD);
  }
  return true;
}
