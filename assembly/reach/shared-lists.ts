// Where the records of reach-lists.ts are: each mask of a board has its own, or boards of one pool share
// them, one for each multiset of numbers. There the bound of a list is that for the board with the largest
// other numbers, so that it serves all.
//
// The records of a pool are the nodes of a tree: the children of a multiset are those with one more number,
// which is not smaller. Distinct numbers have an index, in the order in which boards first have them, and
// fourteen consecutive indexes are a run. The children of a node whose last numbers are of one run are a
// branch, which is found by parent and run in a hash table: slots of the address of a branch or 0, at most
// half full. A node also remembers the branch that was used last, which is the one wanted in 82 to 99 % of
// cases. That takes 0.94 of the time of a hash table of nodes (n = 6, the standard pool), 0.93 to 0.98
// (1..100 in blocks), with as much memory.
//
//   a node:  0        4       8        60   64
//            | branch | index | record |    |
//
//   branch   the branch of its children that was used last, or 0
//   index    for a multiset of one number: how many distinct numbers boards had before it
//   record   reach-lists.ts
//
//   a branch:  0        4     8          64
//              | parent | run | children |
//
//   parent, run   u32 each, together the key. For a multiset of one number, parent is 0, run is the number
//                 itself, and only the first child is used
//   children      u32 x 14, the addresses of nodes, or 0
//
// When memory is exhausted all is dropped and begun afresh: boards come in lexicographic order, so what one
// needs, the next needs too. A board whose shared lists do not fit even so is done by itself, and so is one
// whose values need 64 bits, which takes far longer than what those after it make afresh.
//
// Tried, with a table of nodes: in each node the address of the one that took its place on the next board:
// 1.00 of the time (n = 6).
import { MAX_NUMBERS } from '../core/boundary-types';
import { reserve } from '../core/arena';
import { boundOfSubset, n, possibleOfSubset, valuesOfLeaf } from '../core/board';
import { elementAt, putElement } from '../core/elements';
import { MAX_SUBSETS, saturatingProduct } from '../core/limits';
import { REACH_RECORD_BYTES, reachRecordOf, setReachRecord } from './reach-records';
import { reachPool } from './reach-state';

const BRANCH_OFFSET: usize = 0;
const INDEX_OFFSET: usize = BRANCH_OFFSET + sizeof<u32>();
const RECORD_OFFSET: usize = INDEX_OFFSET + sizeof<u32>();
export const NODE_FIELDS_END: usize = RECORD_OFFSET + REACH_RECORD_BYTES;
/** Bytes of a node: a cache line. */
export const NODE_BYTES: usize = 64;

const PARENT_OFFSET: usize = 0;
const RUN_OFFSET: usize = PARENT_OFFSET + sizeof<u32>();
const CHILDREN_OFFSET: usize = RUN_OFFSET + sizeof<u32>();
/** Numbers of a run: as many as make a branch a cache line. */
const RUN_NUMBERS: u32 = 14;
export const BRANCH_BYTES: usize = CHILDREN_OFFSET + <usize>RUN_NUMBERS * sizeof<u32>();

/** The largest numbers of the pool, descending, u64: as many as two boards take. */
const LARGEST: usize = memory.data(
  3 * MAX_NUMBERS * sizeof<u64>() + MAX_SUBSETS * <i32>REACH_RECORD_BYTES,
  64,
);
/** The numbers of the last board, u64, or 0. */
const LAST_NUMBERS: usize = LARGEST + <usize>(2 * MAX_NUMBERS) * sizeof<u64>();
/** The records of a board that shares none. */
const OWN: usize = LAST_NUMBERS + <usize>MAX_NUMBERS * sizeof<u64>();

const FIRST_CAPACITY: u32 = 1 << 10;
const SLOT_BYTES: usize = sizeof<u32>();

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
 * on any whose values fit into 32 bits: its numbers and hi have a product below 2^62.
 */
export function boundOfReached(mask: i32, hi: u32): u32 {
  const least = max<u64>(hi, 2);
  if (!reachPool.isShared) return <u32>boundOfSubset(mask, least);
  const possible = possibleOfSubset(mask);
  const outside = saturatingProduct(least, largestProductOfPool(n - popcnt(mask), mask));
  return <u32>min<u64>(possible, min<u64>(outside, ((<u64>1) << 62) / possible));
}

/** Starts without any record. False if memory is exhausted. */
export function openSharedRecords(): bool {
  reachPool.isShared = true;
  memory.fill(LAST_NUMBERS, 0, <usize>MAX_NUMBERS * sizeof<u64>());
  reachPool.indexCount = 0;
  reachPool.branchCount = 0;
  return setCapacity(FIRST_CAPACITY);
}

/**
 * Uses the records that the multisets of the board have in the pool; false if memory is exhausted, and then
 * all records are to be dropped. Precondition: all boards of a pool have the same number of numbers.
 */
export function useSharedRecords(): bool {
  // Consecutive boards mostly share their first numbers, whose records still stand.
  let first = 0;
  while (first < n && elementAt<u64>(valuesOfLeaf(first)) == elementAt<u64>(lastNumberAt(first))) first++;
  for (let i = first; i < n; i++) {
    const number = elementAt<u64>(valuesOfLeaf(i));
    putElement<u64>(lastNumberAt(i), number);
    const leaf = nodeOfNumber(number);
    if (!leaf) return false;
    const bit = 1 << i;
    setReachRecord(bit, leaf + RECORD_OFFSET);
    const index = elementAt<u32>(leaf + INDEX_OFFSET);
    const run = index / RUN_NUMBERS,
      child = index % RUN_NUMBERS;
    // All numbers together have a record only if they are listed, or have a window (planes.ts).
    const end = i == n - 1 && n > 2 ? bit - 1 : bit;
    // Masks that differ by twins lead to the same node.
    for (let rest = 1; rest < end; rest++) {
      const branch = branchOf(reachRecordOf(rest) - RECORD_OFFSET, run);
      if (!branch) return false;
      const node = childOf(branch, child);
      if (!node) return false;
      setReachRecord(bit | rest, node + RECORD_OFFSET);
    }
  }
  return true;
}

/** Address of number i of the last board. */
@inline function lastNumberAt(i: i32): usize {
  return LAST_NUMBERS + <usize>i * sizeof<u64>();
}

/** The node of a multiset of one number, made and given an index if need be; 0 if memory is exhausted. */
function nodeOfNumber(number: u64): usize {
  const branch = findBranch(0, <u32>number);
  if (!branch) return 0;
  const isNew = !elementAt<u32>(branch + CHILDREN_OFFSET);
  const node = childOf(branch, 0);
  if (isNew && node) putElement<u32>(node + INDEX_OFFSET, reachPool.indexCount++);
  return node;
}

/** A child of a branch, made if need be; 0 if memory is exhausted. */
@inline function childOf(branch: usize, child: u32): usize {
  const at = branch + CHILDREN_OFFSET + <usize>child * sizeof<u32>();
  const node = elementAt<u32>(at);
  return node ? <usize>node : addChild(at);
}

/** Makes a node and writes its address; 0 if memory is exhausted. */
function addChild(at: usize): usize {
  const node = reserve(NODE_BYTES);
  if (!node) return 0;
  memory.fill(node, 0, NODE_BYTES);
  putElement<u32>(at, <u32>node);
  return node;
}

/** The branch of a node for a run, made if need be; 0 if memory is exhausted. */
@inline function branchOf(node: usize, run: u32): usize {
  const last = elementAt<u32>(node + BRANCH_OFFSET);
  return last && elementAt<u32>(<usize>last + RUN_OFFSET) == run ? <usize>last : useBranch(node, run);
}

/** Finds or makes the branch of a node for a run, and remembers it; 0 if memory is exhausted. */
function useBranch(node: usize, run: u32): usize {
  const branch = findBranch(<u32>node, run);
  putElement<u32>(node + BRANCH_OFFSET, <u32>branch);
  return branch;
}

/** The key of a branch. */
@inline function keyOf(branch: usize): u64 {
  return elementAt<u64>(branch + PARENT_OFFSET);
}

/** The slot of the branch with a key, or the empty one where it belongs. */
function slotOfKey(key: u64): usize {
  const table = reachPool.table,
    last = reachPool.capacity - 1;
  let i = (<u32>((key * 0x9e3779b97f4a7c15) >> 32)) & last;
  while (true) {
    const slot = table + <usize>i * SLOT_BYTES;
    const branch = elementAt<u32>(slot);
    if (!branch || keyOf(branch) == key) return slot;
    i = (i + 1) & last;
  }
}

/** The branch of a parent for a run, made if need be; 0 if memory is exhausted. */
function findBranch(parent: u32, run: u32): usize {
  const key = ((<u64>run) << (8 * RUN_OFFSET)) | parent;
  let slot = slotOfKey(key);
  const branch = elementAt<u32>(slot);
  if (branch) return branch;
  const capacity = reachPool.capacity;
  if (reachPool.branchCount << 1 >= capacity) {
    if (!setCapacity(capacity << 1)) return 0;
    slot = slotOfKey(key);
  }
  const made = reserve(BRANCH_BYTES);
  if (!made) return 0;
  memory.fill(made, 0, BRANCH_BYTES);
  putElement<u64>(made + PARENT_OFFSET, key);
  putElement<u32>(slot, <u32>made);
  reachPool.branchCount++;
  return made;
}

/** Moves the addresses of branches to a table of a given number of slots; false if memory is exhausted. */
function setCapacity(newCapacity: u32): bool {
  const bytes = <usize>newCapacity * SLOT_BYTES;
  const address = reserve(bytes);
  if (!address) return false;
  memory.fill(address, 0, bytes);
  const old = reachPool.table;
  const oldEnd = old + <usize>reachPool.capacity * SLOT_BYTES;
  reachPool.table = address;
  reachPool.capacity = newCapacity;
  if (!reachPool.branchCount) return true;
  for (let k = old; k < oldEnd; k += SLOT_BYTES) {
    const branch = elementAt<u32>(k);
    if (branch) putElement<u32>(slotOfKey(keyOf(branch)), branch);
  }
  return true;
}
