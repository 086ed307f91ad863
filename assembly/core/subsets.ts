// Subsets of the given numbers as masks (bit i = leaf i, leaves ascending),
// and the plan of a search: which subsets to build and how to split them.
//
// Equal leaves are twins. Of all subsets that differ by twins only, one is
// canonical: it takes the lower twins first. A plan lists the canonical subsets
// by size, those with the largest numbers first, and for each the splits (B, C)
// with the subset's lowest leaf in B, of which one stands for all that differ
// by twins; B and C are given by their canonical masks. Splits into halves of
// like size come first: there both halves are short lists.
//
// A plan depends on n and on which neighbours are twins, not on the numbers, so
// it is made once and kept: 2^n * 4 bytes, and 4 for each of (3^n + 1) / 2 - 2^n splits
// (n = 6: 1.5 kB, n = 9: 39 kB), more than one search at n = 6 could afford.
//
//   plan   +0 u32 address of the masks of size 1, 2, …, n, and their end   (12 * 4)
//          +48 u32 address of the splits of mask 0, 1, …, 2^n - 1, and their end
//          then u16 masks by size, then splits: u16 B, u16 C
import { MAX_SUBSETS } from './limits';
import { ensure, keep, mark, release } from './arena';

/** One address per (n, twins): index 2^(n - 1) + twins, where bit i - 1 of twins says that leaves i - 1 and i are equal. */
const PLANS = memory.data(MAX_SUBSETS * 4, 16);
/** Plans are dropped together when they hold more than this. */
const PLAN_BYTES: usize = 1 << 23;

const SPLITS_OFFSET: usize = 48;

let plan: usize = 0;
/** Where plans begin, and the arena with them. */
const plansStart: usize = mark();


@inline export function masksOfSize(size: i32): usize {
  return load<u32>(plan + ((<usize>(size - 1)) << 2));
}


@inline export function splitsOf(mask: i32): usize {
  return load<u32>(plan + SPLITS_OFFSET + ((<usize>mask) << 2));
}

/** Forgets all plans. Only while the arena holds nothing else that is needed. */
export function forgetPlans(): void {
  memory.fill(PLANS, 0, MAX_SUBSETS * 4);
  release(plansStart);
}

/** The half of a split that holds the subset's lowest leaf. */
@inline export function halfB(split: usize): i32 {
  return load<u16>(split);
}
/** The other half. */
@inline export function halfC(split: usize): i32 {
  return load<u16>(split, 2);
}
/** Whether of the halves of a split B is the near one, which is the smaller. */
@inline export function isNearB(b: i32, c: i32): bool {
  return popcnt(b) <= popcnt(c);
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
 * Selects the plan for n leaves, making it first if need be; false if memory is exhausted. If others may be forgotten, only while the
 * arena holds nothing but plans.
 */
export function selectPlan(n: i32, twins: i32, mayForget: bool): bool {
  const slot = PLANS + ((<usize>((1 << (n - 1)) | twins)) << 2);
  plan = load<u32>(slot);
  if (plan) return true;
  if (mayForget && mark() - plansStart > PLAN_BYTES) forgetPlans();
  const address = mark();
  let power = 1;
  for (let i = 0; i < n; i++) power *= 3;
  if (!ensure(address + ((<usize>power) << 1) + ((<usize>1) << (n + 3)) + 1024)) return false;
  plan = address;
  let at = plan + SPLITS_OFFSET + ((<usize>((1 << n) + 1)) << 2);
  for (let size = 1; size <= n; size++) {
    store<u32>(plan + ((<usize>(size - 1)) << 2), <u32>at);
    for (let mask = (1 << n) - 1; mask; mask--) {
      if (popcnt(mask) == size && canonical(mask, n, twins) == mask) {
        store<u16>(at, <u16>mask);
        at += 2;
      }
    }
  }
  store<u32>(plan + ((<usize>n) << 2), <u32>at);
  for (let mask = 0; mask < 1 << n; mask++) {
    store<u32>(plan + SPLITS_OFFSET + ((<usize>mask) << 2), <u32>at);
    if (!mask || canonical(mask, n, twins) != mask) continue;
    const lowest = mask & -mask,
      rest = mask ^ lowest;
    for (let half = popcnt(mask) >> 1; half; half--) {
      for (let c = rest; c; c = (c - 1) & rest) {
        const b = mask ^ c,
          size = popcnt(c);
        if (min(size, popcnt(b)) != half || isRedundant(b, c, lowest, twins)) continue;
        store<u16>(at, <u16>canonical(b, n, twins));
        store<u16>(at, <u16>canonical(c, n, twins), 2);
        at += 4;
      }
    }
  }
  store<u32>(plan + SPLITS_OFFSET + ((<usize>(1 << n)) << 2), <u32>at);
  keep(at);
  store<u32>(slot, <u32>plan);
  return true;
}
