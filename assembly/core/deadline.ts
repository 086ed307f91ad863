// The time limit of a call. A module cannot see the time: the host's checkDeadline throws an exception once
// it is over (src/core/deadline.ts). The exception unwinds the whole call, so no search has to handle it; the
// host then calls dropPlans (board.ts), after which the next call starts afresh.
//
// Loops that can run long report their work, in units of about a nanosecond, before they do it. The host is
// asked once for NANOSECONDS_PER_CHECK units, that is every few milliseconds.
//
// Tried: a flag that unwinds as exhausted memory does. It needs a test after every inner call.

/** Throws an exception of the host if the time is over. */
@external('engine', 'checkDeadline')
declare function checkDeadline(): void;

const NANOSECONDS_PER_CHECK: i64 = 1 << 21;
/** Number of bytes or places whose work a long loop reports at once. */
const STRETCH: usize = 1 << 14;

/**
 * Work left until the host is asked. A global: 130 reads in the loops of all engines, which as a field take
 * four bytes more each.
 */
let nanosecondsLeft: i64 = NANOSECONDS_PER_CHECK;

function askHost(): void {
  nanosecondsLeft = NANOSECONDS_PER_CHECK;
  checkDeadline();
}

/** Reports work that is about to be done. */
@inline export function spendNanoseconds(units: u64): void {
  nanosecondsLeft -= units;
  if (nanosecondsLeft < 0) askHost();
}

/** Reports work as spendNanoseconds does, not inlined: for places where the cost of a call is negligible. */
export function spendNanosecondsOutOfLine(units: u64): void {
  spendNanoseconds(units);
}

/** Reports the work of a stretch of addresses or places at its begin, if called for each in a long loop. */
@inline export function spendStretch(at: usize, unitsEach: u64): void {
  if (!(at & (STRETCH - 1))) spendNanosecondsOutOfLine(STRETCH * unitsEach);
}
