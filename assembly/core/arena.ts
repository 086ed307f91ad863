// Linear memory as a stack: `reserve` takes bytes from the top, `release` goes back to an earlier top.
// Nothing is freed one by one, since what a board needs is dropped with the board. If memory does not
// suffice, the functions report it and do not trap, so that the caller can give up cleanly and the instance
// stays usable.
import { MAX_PAGES, PAGE_BYTES } from './boundary-types';
import { spendNanosecondsOutOfLine } from './deadline';
import { putElement } from './elements';

/** Alignment of areas in bytes: a cache line. */
const LINE_BYTES: usize = 64;
/** Largest size of the areas that a loop clears. */
const SHORT_BYTES: usize = 256;
/** Size of the pieces in which large areas are filled. */
const PIECE_BYTES: usize = 1 << 20;

// Globals: 67 reads, which as fields of a record take four bytes more each.
let top: usize = (__heap_base + (LINE_BYTES - 1)) & ~(LINE_BYTES - 1);
let maxPages: i32 = MAX_PAGES;

/** Bounds the memory that the instance may ever hold, in pages of 64 KiB. */
export function limitPages(pages: i32): void {
  maxPages = min(pages, MAX_PAGES);
}

/** Start address of the next area. */
export function arenaTop(): usize {
  return top;
}

/** Gives back all from an address on, an earlier top. */
export function release(address: usize): void {
  assert(address <= top);
  top = address;
}

/** Makes [0, end) addressable; false if memory does not suffice. Grows by a quarter, to grow seldom. */
export function ensureMemory(end: usize): bool {
  const pages = memory.size();
  const needed = <i32>((<u64>end + PAGE_BYTES - 1) / PAGE_BYTES);
  if (needed <= pages) return true;
  if (needed > maxPages) return false;
  const wanted = min(max(needed, pages + (pages >> 2) + 1), maxPages);
  return memory.grow(wanted - pages) >= 0 || memory.grow(needed - pages) >= 0;
}

/** Ensures that memory has a number of bytes, which may exceed 32 bits, from an address on. */
@inline export function ensureBytes(address: usize, bytes: u64): bool {
  const end = <u64>address + bytes;
  return end <= <u64>MAX_PAGES * PAGE_BYTES && ensureMemory(<usize>end);
}

/** Whether bytes can be taken and half of the memory is still left: for what only saves time. */
export function isRoomy(bytes: usize): bool {
  return <u64>top + <u64>bytes <= (<u64>maxPages * PAGE_BYTES) >> 1;
}

/** Takes the area from the top to an end, where the caller has written. Precondition: ensureMemory(end). */
export function reserveTo(end: usize): void {
  top = (end + (LINE_BYTES - 1)) & ~(LINE_BYTES - 1);
}

/** Takes bytes from the top; 0 if memory is exhausted. */
export function reserve(bytes: usize): usize {
  const address = top;
  const end = <u64>address + <u64>bytes + (LINE_BYTES - 1);
  if (end > <u64>MAX_PAGES * PAGE_BYTES || !ensureMemory(<usize>end)) return 0;
  top = (<usize>end) & ~(LINE_BYTES - 1);
  return address;
}

/** Sets bytes to a value, in pieces, since the first touch of a page costs microseconds. */
export function fillBytes(address: usize, value: u8, bytes: usize): void {
  for (let done: usize = 0; done < bytes; done += PIECE_BYTES) {
    const piece = min(PIECE_BYTES, bytes - done);
    spendNanosecondsOutOfLine(piece);
    memory.fill(address + done, value, piece);
  }
}

/**
 * Sets bytes, a multiple of 8, to zero. memory.fill is a call out of the module, some 20 ns, which small
 * areas need not pay.
 */
@inline export function clearBytes(address: usize, bytes: usize): void {
  if (bytes > SHORT_BYTES) fillBytes(address, 0, bytes);
  else for (let k = address, end = address + bytes; k < end; k += sizeof<u64>()) putElement<u64>(k, 0);
}
