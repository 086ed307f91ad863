// Subsets of the given numbers as masks (bit i = leaf i, leaves ascending), and the plan of a search: which
// subsets to build and how to split them.
//
// Equal leaves are twins. Of all subsets that differ by twins only, one is canonical: it takes the lower
// twins first. A plan lists the canonical subsets by size, those with the largest numbers first, and for each
// its splits (B, C) with the subset's lowest leaf in B. One split stands for all that differ by twins; B and
// C are given by their canonical masks. Splits into halves of like size come first: there both halves have
// short lists.
//
// A plan depends on n and on which neighbours are twins, not on the numbers, so it is made once and kept: 2^n
// * 4 bytes, and 4 for each of (3^n + 1) / 2 - 2^n splits (n = 6: 1.5 kB, n = 9: 39 kB), more than one search
// at n = 6 could afford.
//
//   a plan:  0          48
//            | maskEnds | splitEnds … | masks … | splits …
//
//   maskEnds    u32 x 12, the addresses of the masks of size 1, 2, …, n and of their end
//   splitEnds   u32 x (2^n + 1), the addresses of the splits of mask 0, 1, …, 2^n - 1 and of their end
//   masks       u16 each, by size
//   splits      4 bytes each:  0   2   4
//                              | B | C |      u16 each
import { MAX_NUMBERS } from './boundary-types';
import { MAX_SUBSETS } from './limits';
import { arenaTop, ensureMemory, release, reserveTo } from './arena';
import { elementAt, putElement } from './elements';

/**
 * The addresses of plans, u32. The index is 2^(n - 1) + twins; bit i - 1 of twins: leaves i - 1 and i are
 * equal.
 */
const PLANS = memory.data(MAX_SUBSETS * sizeof<u32>(), 16);
/** Bytes of plans above which all are dropped together. */
const PLAN_BYTES: usize = 1 << 23;

const MASK_ENDS_OFFSET: usize = 0;
/**
 * Number of words before the masks: ten sizes, the end, and one word that keeps what follows aligned to 16
 * bytes.
 */
const MASK_ENDS: usize = MAX_NUMBERS + 2;
export const SPLIT_ENDS_OFFSET: usize = MASK_ENDS_OFFSET + MASK_ENDS * sizeof<u32>();

export const MASK_BYTES: usize = sizeof<u16>();

const B_OFFSET: usize = 0;
const C_OFFSET: usize = B_OFFSET + MASK_BYTES;
export const SPLIT_BYTES: usize = C_OFFSET + MASK_BYTES;

/** The plan of the board. A global: 80 reads, in every loop over splits. */
let plan: usize = 0;
/** Start address of the plans, and of the arena. */
const plansStart: usize = arenaTop();

/** Address in the plan of the entry that says where the masks of a size begin. */
@inline function maskEndsAt(size: i32): usize {
  return plan + MASK_ENDS_OFFSET + <usize>(size - 1) * sizeof<u32>();
}

/** Address in the plan of the entry that says where the splits of a mask begin. */
@inline function splitEndsAt(mask: i32): usize {
  return plan + SPLIT_ENDS_OFFSET + <usize>mask * sizeof<u32>();
}

/** The address of the canonical masks of a size; those of the next size follow. */
@inline export function masksOfSize(size: i32): usize {
  return load<u32>(maskEndsAt(size));
}

/** The mask at an address of the plan. */
@inline export function maskAt(address: usize): i32 {
  return load<u16>(address);
}

/** The address of the splits of a canonical mask; those of the next mask follow. */
@inline export function splitsOf(mask: i32): usize {
  return load<u32>(splitEndsAt(mask));
}

/** The half of a split that holds the subset's lowest leaf. */
@inline export function halfB(split: usize): i32 {
  return load<u16>(split, B_OFFSET);
}

/** The half of a split that does not hold the subset's lowest leaf. */
@inline export function halfC(split: usize): i32 {
  return load<u16>(split, C_OFFSET);
}

/** The half of a split with fewer numbers, or B. */
@inline export function smallerHalf(split: usize): i32 {
  const b = halfB(split),
    c = halfC(split);
  return isNearB(b, c) ? b : c;
}

/** The other half. */
@inline export function largerHalf(split: usize): i32 {
  return halfB(split) ^ halfC(split) ^ smallerHalf(split);
}

/** Writes a split. */
@inline function putSplit(split: usize, b: i32, c: i32): void {
  store<u16>(split, <u16>b, B_OFFSET);
  store<u16>(split, <u16>c, C_OFFSET);
}

/** Whether B is the near one of the halves of a split, which is the smaller. */
@inline export function isNearB(b: i32, c: i32): bool {
  return popcnt(b) <= popcnt(c);
}

/**
 * Whether a split (B, C) of a subset with this lowest bit also occurs as (C, B), and that is the one to take.
 * It does where C holds a number equal to the lowest one.
 */
@inline export function isMirrored(b: i32, c: i32, lowest: i32): bool {
  return (c & lowest) != 0 && c < b;
}

/** Forgets all plans. Precondition: the arena holds nothing else that is needed. */
export function forgetPlans(): void {
  memory.fill(PLANS, 0, MAX_SUBSETS * sizeof<u32>());
  release(plansStart);
}

/** The canonical mask: within each run of twins, as many of the lowest. */
function canonical(mask: i32, n: i32, twins: i32): i32 {
  let result = 0;
  for (let i = 0; i < n;) {
    let end = i + 1;
    while (end < n && (twins >> (end - 1)) & 1) end++;
    const run = (1 << end) - (1 << i);
    result |= ((1 << popcnt(mask & run)) - 1) << i;
    i = end;
  }
  return result;
}

/** Whether C holds a twin directly above one of B, other than the lowest leaf, which B must hold. */
@inline function isRedundant(b: i32, c: i32, lowest: i32, twins: i32): bool {
  return (b & ~lowest & (c >> 1) & twins) != 0;
}

/**
 * Room for the masks and splits of a plan, and more: 2 bytes for each mask, 4 for each of less than 3^n / 2
 * splits.
 */
function planBytes(n: i32): usize {
  let power: usize = 1;
  for (let i = 0; i < n; i++) power *= 3;
  return power * (SPLIT_BYTES / 2) + ((<usize>1) << n) * (sizeof<u32>() + 2 * MASK_BYTES) + 1024;
}

/** Address of the entry of PLANS for n leaves. */
@inline function planEntry(n: i32, twins: i32): usize {
  return PLANS + <usize>((1 << (n - 1)) | twins) * sizeof<u32>();
}

/** Whether the plan for n leaves is made. */
export function isPlanned(n: i32, twins: i32): bool {
  return elementAt<u32>(planEntry(n, twins)) != 0;
}

/**
 * Selects the plan for n leaves, making it first if need be; false if memory is exhausted. Other plans may be
 * forgotten only while the arena holds nothing but plans.
 */
export function selectPlan(n: i32, twins: i32, mayForget: bool): bool {
  const entry = planEntry(n, twins);
  plan = elementAt<u32>(entry);
  if (plan) return true;
  if (mayForget && arenaTop() - plansStart > PLAN_BYTES) forgetPlans();
  const address = arenaTop();
  if (!ensureMemory(address + planBytes(n))) return false;
  plan = address;
  const masksEnd = writeMasks(n, twins, splitEndsAt((1 << n) + 1));
  reserveTo(writeSplits(n, twins, masksEnd));
  putElement<u32>(entry, <u32>plan);
  return true;
}

/** Writes the canonical masks by size from an address on; returns their end. */
function writeMasks(n: i32, twins: i32, at: usize): usize {
  for (let size = 1; size <= n; size++) {
    putElement<u32>(maskEndsAt(size), <u32>at);
    for (let mask = (1 << n) - 1; mask; mask--) {
      if (popcnt(mask) == size && canonical(mask, n, twins) == mask) {
        putElement<u16>(at, <u16>mask);
        at += MASK_BYTES;
      }
    }
  }
  putElement<u32>(maskEndsAt(n + 1), <u32>at);
  return at;
}

/** Writes the splits of each canonical mask from an address on; returns their end. */
function writeSplits(n: i32, twins: i32, at: usize): usize {
  for (let mask = 0; mask < 1 << n; mask++) {
    putElement<u32>(splitEndsAt(mask), <u32>at);
    if (!mask || canonical(mask, n, twins) != mask) continue;
    const lowest = mask & -mask,
      rest = mask ^ lowest;
    for (let half = popcnt(mask) >> 1; half; half--) {
      for (let c = rest; c; c = (c - 1) & rest) {
        const b = mask ^ c,
          size = popcnt(c);
        if (min(size, popcnt(b)) != half || isRedundant(b, c, lowest, twins)) continue;
        putSplit(at, canonical(b, n, twins), canonical(c, n, twins));
        at += SPLIT_BYTES;
      }
    }
  }
  putElement<u32>(splitEndsAt(1 << n), <u32>at);
  return at;
}
