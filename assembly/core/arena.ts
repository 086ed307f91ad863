// Linear memory as a stack: reserve takes from the top, release goes back to
// a mark. Nothing is freed one by one, since what a board needs dies with the
// board. A request that memory cannot meet is reported, not trapped, so that
// the caller can give up cleanly and the instance stays usable.
import { MAX_PAGES, PAGE_BYTES } from './limits';

let top: usize = (__heap_base + 63) & ~63;
let maxPages: i32 = MAX_PAGES;

/** Bounds the memory that the instance may ever hold, in pages of 64 KiB. */
export function limitPages(pages: i32): void {
  maxPages = min(pages, MAX_PAGES);
}

export function mark(): usize {
  return top;
}

export function release(address: usize): void {
  assert(address <= top);
  top = address;
}

/** Makes [0, end) addressable; false if memory does not suffice. Grows by a quarter, to grow seldom. */
export function ensure(end: usize): bool {
  const pages = memory.size();
  const needed = <i32>((<u64>end + PAGE_BYTES - 1) / PAGE_BYTES);
  if (needed <= pages) return true;
  if (needed > maxPages) return false;
  const wanted = min(max(needed, pages + (pages >> 2) + 1), maxPages);
  return memory.grow(wanted - pages) >= 0 || memory.grow(needed - pages) >= 0;
}

/** Takes what was written in place from the top to end, after ensure. */
export function keep(end: usize): void {
  top = (end + 63) & ~63;
}

/** Takes bytes from the top, aligned to a cache line; 0 if memory is exhausted. */
export function reserve(bytes: usize): usize {
  const address = top;
  const end = <u64>address + <u64>bytes + 63;
  if (end > <u64>MAX_PAGES * PAGE_BYTES || !ensure(<usize>end)) return 0;
  top = (<usize>end) & ~63;
  return address;
}

/** Zeros, a multiple of 8 bytes. memory.fill is a call out of the module, some 20 ns, which small areas need not pay. */
@inline export function clear(address: usize, bytes: usize): void {
  if (bytes > 256) memory.fill(address, 0, bytes);
  else for (let k = address, end = address + bytes; k < end; k += 8) store<u64>(k, 0);
}
