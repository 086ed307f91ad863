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
// The state of the stream is candidateStream (reach-state.ts).
//
// Tried: draining after each pair of lists: the same time at n = 6, up to 1.07 of it at n = 7, 1000..6000.
import { ensureMemory } from '../core/arena';
import { spendNanosecondsOutOfLine } from '../core/deadline';
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
import { BUFFER, BUFFERED, CANDIDATE_BYTES, SPARE, candidateStream, reachAreas } from './reach-state';

/** Bytes of the four candidates that a drain takes at once. */
const STEP_BYTES: usize = 4 * CANDIDATE_BYTES;

/** Address from which on candidates fill the buffer, so that it is drained. */
const FULL: usize = BUFFER + BUFFERED * CANDIDATE_BYTES;

/** Mark of a value in a window. */
export const MARKED: u8 = 255;
/** The kind of candidates that go to marks. */
const TO_MARKS: u32 = 0;

/** Empties the buffer, for the cells of new areas. */
export function resetCandidates(): void {
  candidateStream.epoch = LAST_EPOCH;
  candidateStream.bufferEnd = BUFFER;
  candidateStream.isExhausted = false;
}

/** Starts a build, in which all values are unknown, and none above bound is wanted. */
export function startCells(bound: u32): void {
  const cells = reachAreas.cells,
    limit = reachAreas.smallLimit;
  candidateStream.epoch = startEpoch(cells, limit, candidateStream.epoch);
  // The cell of smallLimit stands for all large values.
  barCell(cells + limit);
  candidateStream.span = bound > limit ? bound - limit : 0;
}

/** Bars the values of a list, all small. */
export function blockReached(from: usize, to: usize): void {
  const cells = reachAreas.cells,
    epoch = candidateStream.epoch;
  for (let k = from; k < to; k += sizeof<u32>()) blockCell(cells + load<u32>(k), epoch);
}

/** The least value that is wanted. */
export function leastWanted(): u32 {
  const cells = reachAreas.cells,
    epoch = candidateStream.epoch,
    limit = reachAreas.smallLimit;
  let v: u32 = 1;
  while (v < limit && isCellBoth(cells + v, epoch)) v++;
  return v;
}

/** Whether v, small and taken by the build, is made by a product and by a sum. */
@inline export function isReachedByBoth(v: u32): bool {
  return isCellBoth(reachAreas.cells + v, candidateStream.epoch);
}

/** Sends candidates, as products, to two places: one for small and one for large values. */
export function sendProductsTo(small: usize, large: usize): void {
  candidateStream.kind = BY_PRODUCT;
  candidateStream.smallTail = small;
  candidateStream.largeTail = large;
  candidateStream.mayBeLarge = false;
}

/** Sends candidates, as sums, to the two places given. No product is taken after a sum. */
export function sendSumsTo(small: usize, large: usize): void {
  sendProductsTo(small, large);
  candidateStream.kind = BY_SUM;
}

/** Sends candidates to the marks; all are at most smallLimit, which stands for those that are not wanted. */
export function sendToMarks(): void {
  candidateStream.kind = TO_MARKS;
}

/** Address at which an operation appends its results, which are at most `largest`. */
@inline export function startCandidates(largest: u64): usize {
  if (largest >= reachAreas.smallLimit) candidateStream.mayBeLarge = true;
  return candidateStream.bufferEnd;
}

/** Drains the buffer if the candidates of a row, which end at `at`, fill it; returns where the next go. */
@inline export function drainIfFull(at: usize): usize {
  return at < FULL ? at : drainTo(at);
}

/** Ends an operation, whose candidates end here. */
@inline export function endCandidates(at: usize): void {
  candidateStream.bufferEnd = at;
}

/** Drains what is left in the buffer. */
export function drainCandidates(): void {
  candidateStream.bufferEnd = drainTo(candidateStream.bufferEnd);
  candidateStream.mayBeLarge = false;
}

/** Drains the buffer up to an end; returns where the next candidates go. */
function drainTo(to: usize): usize {
  // Zeros up to a multiple of four: 0 is never taken.
  store<u64>(to, 0);
  spendNanosecondsOutOfLine(to - BUFFER);
  store<u32>(to, 0, sizeof<u64>());
  if (candidateStream.kind == TO_MARKS) drainToMarks(to);
  else if (!candidateStream.mayBeLarge) drainToList(to);
  else if (ensureMemory(candidateStream.largeTail + (to - BUFFER) + SPARE * CANDIDATE_BYTES))
    drainToLists(to);
  else candidateStream.isExhausted = true;
  return BUFFER;
}

function drainToMarks(to: usize): void {
  const at = reachAreas.marks;
  for (let k = BUFFER; k < to; k += STEP_BYTES) {
    store<u8>(at + load<u32>(k), MARKED);
    store<u8>(at + load<u32>(k, CANDIDATE_BYTES), MARKED);
    store<u8>(at + load<u32>(k, 2 * CANDIDATE_BYTES), MARKED);
    store<u8>(at + load<u32>(k, 3 * CANDIDATE_BYTES), MARKED);
  }
}

/** Appends v, or nothing if it is known. Precondition: v is at most smallLimit. */
@inline function takeSmall(tail: usize, v: u32, cells: usize, epoch: u32, isSum: bool): usize {
  const isNew = isSum ? markSum(cells + <usize>v, epoch) : markProduct(cells + <usize>v, epoch);
  store<u32>(tail, v);
  return tail + ((<usize>isNew) << alignof<u32>());
}

/** Drains the buffer to a list, if all candidates are small. */
@inline function drainSmallAs(to: usize, isSum: bool): void {
  const cells = reachAreas.cells,
    epoch = candidateStream.epoch;
  let tail = candidateStream.smallTail;
  for (let k = BUFFER; k < to; k += STEP_BYTES) {
    tail = takeSmall(tail, load<u32>(k), cells, epoch, isSum);
    tail = takeSmall(tail, load<u32>(k, CANDIDATE_BYTES), cells, epoch, isSum);
    tail = takeSmall(tail, load<u32>(k, 2 * CANDIDATE_BYTES), cells, epoch, isSum);
    tail = takeSmall(tail, load<u32>(k, 3 * CANDIDATE_BYTES), cells, epoch, isSum);
  }
  candidateStream.smallTail = tail;
}

function drainToList(to: usize): void {
  if (candidateStream.kind == BY_SUM) drainSmallAs(to, true);
  else drainSmallAs(to, false);
}

/** Drains the buffer to two lists, if candidates may be large. */
@inline function drainAllAs(to: usize, isSum: bool): void {
  const cells = reachAreas.cells,
    limit = reachAreas.smallLimit,
    epoch = candidateStream.epoch,
    span = candidateStream.span;
  let tail = candidateStream.smallTail;
  let large = candidateStream.largeTail;
  for (let k = BUFFER; k < to; k += CANDIDATE_BYTES) {
    const v = load<u32>(k);
    // A large value is stored at the tail too, and overwritten: the cell of smallLimit is never free.
    tail = takeSmall(tail, min<u32>(v, limit), cells, epoch, isSum);
    store<u32>(large, v);
    large += (<usize>(v - limit <= span)) << alignof<u32>();
  }
  candidateStream.smallTail = tail;
  candidateStream.largeTail = large;
}

function drainToLists(to: usize): void {
  if (candidateStream.kind == BY_SUM) drainAllAs(to, true);
  else drainAllAs(to, false);
}
