// The results of operations on two lists, u32, on their way to where they are
// wanted: a list that is being built, or a window. Operations (combine.ts) append to a
// buffer without asking whether a result is known; the buffer is emptied in one
// plain loop without branches, which is where the time goes.
//
// A list (lists.ts) takes each value below limit once. One byte per value, its
// cell, says what the value is known as in this build: cell - epoch = 0 unknown,
// 1 sum, 2 product, 3 both, or made by a strict subset; a cell below the epoch is
// unknown too, so nothing is cleared between builds. Values from limit on are
// taken as they come.
//
// A window (window.ts) takes a mark for each value below limit, one byte each.
//
// Tried: emptying after each pair of lists: the same time at n = 6, up to 1.07 of it at n = 7, 1000..6000.
import { ensure } from '../core/arena';

/** Candidates that the buffer holds when it is emptied; an operation may add MAX_ROW more before it looks. */
const BUFFERED: usize = 2048;
/** The most candidates that are appended between two looks. */
export const MAX_ROW: usize = 4096;
const BUFFER = memory.data((2048 + 4096 + 16) << 2, 16);
const FULL: usize = BUFFER + (BUFFERED << 2);

/** Where the candidates in the buffer end. */
let end: usize = BUFFER;

/** Values below this are small: they have a cell, and a place in a window. A multiple of 128. */
export let limit: u32 = 0;

/** What makes a value last. */
const SUM: u32 = 1;
const PRODUCT: u32 = 2;
const BOTH: u32 = SUM | PRODUCT;
/** A cell that no build may take: that of 0, which is no value, and that of limit, which stands for all large values. */
const NEVER: u32 = 255;
/** The largest multiple of 4 whose marks stay below NEVER. */
const LAST_EPOCH: u32 = 248;

let cells: usize = 0;
let epoch: u32 = 0;

/** The marks of a window: 255 for a value that is in it. */
export let marks: usize = 0;

/** Where candidates go: SUM or PRODUCT to a list, 0 to marks. */
let kind: u32 = 0;
/** Whether large values may be among the candidates. */
let mayBeLarge: bool = false;
/** Where the next small and the next large value of a list goes. */
export let smallTail: usize = 0;
export let largeTail: usize = 0;
/** The largest large value that is wanted, less limit. */
let span: u32 = 0;
/** Whether memory has been exhausted. */
export let isExhausted: bool = false;

/** Takes cells and marks for values below a limit. Precondition: candidateBytes of it were reserved at address. */
export function openCandidates(address: usize, newLimit: u32): void {
  limit = newLimit;
  cells = address;
  marks = address + newLimit + 64;
  memory.fill(address, 0, 2 * (<usize>newLimit + 64));
  epoch = LAST_EPOCH;
  end = BUFFER;
  isExhausted = false;
}

export function candidateBytes(newLimit: u32): usize {
  return 2 * (<usize>newLimit + 64);
}

/** A build begins: all values are unknown, and none above bound is wanted. */
export function startCells(bound: u32): void {
  if (epoch == LAST_EPOCH) {
    memory.fill(cells, 0, limit);
    store<u8>(cells, <u8>NEVER);
    store<u8>(cells + limit, <u8>NEVER);
    epoch = 0;
  }
  epoch += 4;
  span = bound > limit ? bound - limit : 0;
}

/** The values of a list, all small, are not wanted. */
export function block(from: usize, to: usize): void {
  const blocked = <u8>(epoch | BOTH);
  for (let k = from; k < to; k += 4) store<u8>(cells + load<u32>(k), blocked);
}

/** Whether v, small and taken by the build, is made by a product and by a sum. */
@inline export function isBoth(v: u32): bool {
  return <u32>load<u8>(cells + v) == (epoch | BOTH);
}

/** From here on candidates are products of the list whose values go to two places. */
export function takeProducts(small: usize, large: usize): void {
  kind = PRODUCT;
  smallTail = small;
  largeTail = large;
  mayBeLarge = false;
}

/** The same for sums. No product is taken after a sum. */
export function takeSums(small: usize, large: usize): void {
  takeProducts(small, large);
  kind = SUM;
}

/** From here on candidates are marked; all are at most limit, which stands for those that are not wanted. */
export function takeMarks(): void {
  kind = 0;
}

/** Where an operation appends its results; most is the largest of them. */
@inline export function room(most: u64): usize {
  if (most >= limit) mayBeLarge = true;
  return end;
}

/** After an operation, or a row of it: the candidates end here. Returns where the next go. */
@inline export function took(at: usize): usize {
  return at < FULL ? at : empty(at);
}

/** The operation is done. */
@inline export function done(at: usize): void {
  end = at;
}

/** Empties what is left in the buffer. */
export function flush(): void {
  end = empty(end);
  mayBeLarge = false;
}

function empty(to: usize): usize {
  // Zeros up to a multiple of four: 0 is never taken.
  store<u64>(to, 0);
  store<u32>(to, 0, 8);
  if (!kind) emptyToMarks(to);
  else if (!mayBeLarge) emptyToList(to);
  else if (ensure(largeTail + (to - BUFFER) + 64)) emptyToLists(to);
  else isExhausted = true;
  return BUFFER;
}

function emptyToMarks(to: usize): void {
  const at = marks;
  for (let k = BUFFER; k < to; k += 16) {
    store<u8>(at + load<u32>(k), 255);
    store<u8>(at + load<u32>(k, 4), 255);
    store<u8>(at + load<u32>(k, 8), 255);
    store<u8>(at + load<u32>(k, 12), 255);
  }
}

/** Appends v, or nothing if it is known. Precondition: v is at most limit. */
@inline function takeSmall(tail: usize, v: u32, isSum: bool): usize {
  const cell = cells + <usize>v;
  const known = <u32>load<u8>(cell);
  store<u32>(tail, v);
  store<u8>(cell, isSum ? max<u32>(known, epoch) | SUM : max<u32>(known, epoch | PRODUCT));
  return tail + ((<usize>(known <= epoch)) << 2);
}


@inline function emptyAs(to: usize, isSum: bool): void {
  let tail = smallTail;
  for (let k = BUFFER; k < to; k += 16) {
    tail = takeSmall(tail, load<u32>(k), isSum);
    tail = takeSmall(tail, load<u32>(k, 4), isSum);
    tail = takeSmall(tail, load<u32>(k, 8), isSum);
    tail = takeSmall(tail, load<u32>(k, 12), isSum);
  }
  smallTail = tail;
}

/** All candidates are small. */
function emptyToList(to: usize): void {
  if (kind == SUM) emptyAs(to, true);
  else emptyAs(to, false);
}


@inline function emptyBothAs(to: usize, isSum: bool): void {
  let tail = smallTail;
  let large = largeTail;
  for (let k = BUFFER; k < to; k += 4) {
    const v = load<u32>(k);
    // A large value is stored at the tail too, and overwritten: the cell of limit is never free.
    tail = takeSmall(tail, min<u32>(v, limit), isSum);
    store<u32>(large, v);
    large += (<usize>(v - limit <= span)) << 2;
  }
  smallTail = tail;
  largeTail = large;
}

function emptyToLists(to: usize): void {
  if (kind == SUM) emptyBothAs(to, true);
  else emptyBothAs(to, false);
}
