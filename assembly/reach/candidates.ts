// The results of operations on two lists, u32, on their way to where they are wanted: a list that is being
// built, or a window. Operations (combine-lists.ts) append to a buffer without asking whether a result is
// known; the buffer is drained in one plain loop without branches, which is where the time goes.
//
//   resetCandidates                      when the areas (reach-areas.ts) are new
//   startCells, blockReached             a build of a list begins
//   sendProductsTo, then sendSumsTo;     where candidates go from here on
//   or sendToMarks
//   startCandidates … drainIfFull …      for each operation, with drainIfFull after each row of it
//   endCandidates
//   drainCandidates                      before the destination changes or is read
//
// A list (reach-lists.ts) takes each small value once, as the cells say (core/mark-cells.ts). Values from
// smallLimit on are taken as they come. A window (windows.ts) takes a mark for each small value.
//
// The state of the stream is in globals. Tried: all state of natural/ and reach/ in records in linear memory:
// 0.98 to 1.00 of the time (n = 6, 7, 8), but 4 % more code, 5 % in the scalar build, which pages load.
// Tried: copies of cells, epoch and span in the locals of each drain: the same time.
//
// Tried: draining after each pair of lists: the same time at n = 6, up to 1.07 of it at n = 7, 1000..6000.
import { ensureMemory } from '../core/arena';
import { spendWork } from '../core/deadline';
import {
  BY_PRODUCT,
  BY_SUM,
  LAST_EPOCH,
  barCell,
  blockCell,
  isCellBoth,
  markProduct,
  markSum,
  startEpoch,
} from '../core/mark-cells';
import { cells, marks, smallLimit } from './reach-areas';

/** A candidate. */
export const CANDIDATE_BYTES: usize = sizeof<u32>();
/** Four candidates, which a drain takes at once. */
const STEP_BYTES: usize = 4 * CANDIDATE_BYTES;

/** Candidates that the buffer holds when it is drained. */
const BUFFERED: usize = 2048;
/** The most candidates that an operation may append before it asks whether the buffer is full. */
export const MAX_ROW: usize = 4096;
/** Candidates that a kernel may write behind the last one of a row, and the zeros that end the buffer. */
const SPARE: usize = 16;
const BUFFER = memory.data(<i32>((BUFFERED + MAX_ROW + SPARE) * CANDIDATE_BYTES), 16);
const FULL: usize = BUFFER + BUFFERED * CANDIDATE_BYTES;

/** What the mark of a value in a window is. */
export const MARKED: u8 = 255;
/** The kind of candidates that go to marks. */
const TO_MARKS: u32 = 0;

/** Where the candidates in the buffer end. */
let bufferEnd: usize = BUFFER;
let epoch: u32 = LAST_EPOCH;
/** Where candidates go: BY_SUM or BY_PRODUCT to a list, or TO_MARKS. */
let kind: u32 = TO_MARKS;
/** Whether large values may be among the candidates. */
let mayBeLarge: bool = false;
/** Where the next small and the next large value of a list goes. */
export let smallTail: usize = 0;
export let largeTail: usize = 0;
/** The largest large value that is wanted, less smallLimit. */
let span: u32 = 0;
/** Whether memory did not suffice for large values. */
export let areCandidatesLost: bool = false;

/** The buffer is empty, and the cells are those of new areas. */
export function resetCandidates(): void {
  epoch = LAST_EPOCH;
  bufferEnd = BUFFER;
  areCandidatesLost = false;
}

/** A build begins: all values are unknown, and none above bound is wanted. */
export function startCells(bound: u32): void {
  epoch = startEpoch(cells, smallLimit, epoch);
  // The cell of smallLimit stands for all large values.
  barCell(cells + smallLimit);
  span = bound > smallLimit ? bound - smallLimit : 0;
}

/** The values of a list, all small, are not wanted. */
export function blockReached(from: usize, to: usize): void {
  for (let k = from; k < to; k += sizeof<u32>()) blockCell(cells + load<u32>(k), epoch);
}

/** The least value that is wanted. */
export function leastWanted(): u32 {
  let v: u32 = 1;
  while (v < smallLimit && isCellBoth(cells + v, epoch)) v++;
  return v;
}

/** Whether v, small and taken by the build, is made by a product and by a sum. */
@inline export function isReachedByBoth(v: u32): bool {
  return isCellBoth(cells + v, epoch);
}

/** From here on candidates are products of the list whose small and large values go to two places. */
export function sendProductsTo(small: usize, large: usize): void {
  kind = BY_PRODUCT;
  smallTail = small;
  largeTail = large;
  mayBeLarge = false;
}

/** The same for sums. No product is taken after a sum. */
export function sendSumsTo(small: usize, large: usize): void {
  sendProductsTo(small, large);
  kind = BY_SUM;
}

/**
 * From here on candidates are marked; all are at most smallLimit, which stands for those that are not wanted.
 */
export function sendToMarks(): void {
  kind = TO_MARKS;
}

/** Where an operation appends its results, which are at most `largest`. */
@inline export function startCandidates(largest: u64): usize {
  if (largest >= smallLimit) mayBeLarge = true;
  return bufferEnd;
}

/** After a row of an operation, with the end of its candidates: returns where the next go. */
@inline export function drainIfFull(at: usize): usize {
  return at < FULL ? at : drainTo(at);
}

/** Ends an operation, whose candidates end here. */
@inline export function endCandidates(at: usize): void {
  bufferEnd = at;
}

/** Drains what is left in the buffer. */
export function drainCandidates(): void {
  bufferEnd = drainTo(bufferEnd);
  mayBeLarge = false;
}

/** Drains the buffer up to an end; returns where the next candidates go. */
function drainTo(to: usize): usize {
  // Zeros up to a multiple of four: 0 is never taken.
  store<u64>(to, 0);
  spendWork(to - BUFFER);
  store<u32>(to, 0, sizeof<u64>());
  if (kind == TO_MARKS) drainToMarks(to);
  else if (!mayBeLarge) drainToList(to);
  else if (ensureMemory(largeTail + (to - BUFFER) + SPARE * CANDIDATE_BYTES)) drainToLists(to);
  else areCandidatesLost = true;
  return BUFFER;
}

function drainToMarks(to: usize): void {
  const at = marks;
  for (let k = BUFFER; k < to; k += STEP_BYTES) {
    store<u8>(at + load<u32>(k), MARKED);
    store<u8>(at + load<u32>(k, CANDIDATE_BYTES), MARKED);
    store<u8>(at + load<u32>(k, 2 * CANDIDATE_BYTES), MARKED);
    store<u8>(at + load<u32>(k, 3 * CANDIDATE_BYTES), MARKED);
  }
}

/** Appends v, or nothing if it is known. Precondition: v is at most smallLimit. */
@inline function takeSmall(tail: usize, v: u32, isSum: bool): usize {
  const isNew = isSum ? markSum(cells + <usize>v, epoch) : markProduct(cells + <usize>v, epoch);
  store<u32>(tail, v);
  return tail + ((<usize>isNew) << alignof<u32>());
}

/** All candidates are small. */
@inline function drainSmallAs(to: usize, isSum: bool): void {
  let tail = smallTail;
  for (let k = BUFFER; k < to; k += STEP_BYTES) {
    tail = takeSmall(tail, load<u32>(k), isSum);
    tail = takeSmall(tail, load<u32>(k, CANDIDATE_BYTES), isSum);
    tail = takeSmall(tail, load<u32>(k, 2 * CANDIDATE_BYTES), isSum);
    tail = takeSmall(tail, load<u32>(k, 3 * CANDIDATE_BYTES), isSum);
  }
  smallTail = tail;
}

function drainToList(to: usize): void {
  if (kind == BY_SUM) drainSmallAs(to, true);
  else drainSmallAs(to, false);
}

/** Candidates may be large. */
@inline function drainAllAs(to: usize, isSum: bool): void {
  let tail = smallTail;
  let large = largeTail;
  for (let k = BUFFER; k < to; k += CANDIDATE_BYTES) {
    const v = load<u32>(k);
    // A large value is stored at the tail too, and overwritten: the cell of smallLimit is never free.
    tail = takeSmall(tail, min<u32>(v, smallLimit), isSum);
    store<u32>(large, v);
    large += (<usize>(v - smallLimit <= span)) << alignof<u32>();
  }
  smallTail = tail;
  largeTail = large;
}

function drainToLists(to: usize): void {
  if (kind == BY_SUM) drainAllAs(to, true);
  else drainAllAs(to, false);
}
