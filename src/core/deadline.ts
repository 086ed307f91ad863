// The time limit of a call. The solver runs each call, or each step of an iterator, inside `runWithin`; work
// in several parts that share one limit runs inside what `startDeadline` returns.
// Whatever can run long reports its work by `spendWork` in its loops, and the engine in WebAssembly calls
// `checkDeadline` through an import; either throws once the time is over.
//
// The deadline is a variable of this module and not an argument of every search: a call is synchronous, so no
// other call is at work meanwhile, and `runWithin` restores the deadline of the caller.
//
// Costs: without a timeout, a subtraction for each `spendWork`. With one the clock is read, some 50 ns, once
// for WORK_PER_CHECK units. Cloudflare Workers stop the clock while a script computes, so no timeout ends a
// call there.
import { NumbersGameError, unexpected } from './errors.js';

/** A unit is an operation of some tens to hundreds of nanoseconds; this many take about a millisecond. */
const WORK_PER_CHECK = 4096;

/** When the work must end, as `performance.now()` tells the time, and the timeout that set it. */
let deadline = Infinity;
let limit = Infinity;
let workLeft = WORK_PER_CHECK;
let watcher: (() => void) | null = null;
/** The deadlines of other copies of this file, which hold here, too. */
const followed = /* @__PURE__ */ new Set<() => void>();
/** Whether they are being checked: two copies may follow each other. */
let isFollowing = false;

/**
 * Starts a time limit in milliseconds; undefined is none. The function that it returns runs a job that must
 * end in time, and may be called for several jobs, one after the other. If a deadline is set already, the
 * earlier one holds.
 */
export function startDeadline(timeout: number | undefined): <Answer>(job: () => Answer) => Answer {
  if (timeout === undefined) return (job) => job();
  const own = performance.now() + timeout;
  return (job) => {
    const [outerDeadline, outerLimit] = [deadline, limit];
    if (own < outerDeadline) [deadline, limit] = [own, timeout];
    try {
      checkDeadline();
      return job();
    } finally {
      [deadline, limit] = [outerDeadline, outerLimit];
    }
  };
}

/** Runs one job that must end within a time limit. @throws NumbersGameError `timeout` */
export function runWithin<Answer>(timeout: number | undefined, job: () => Answer): Answer {
  return timeout === undefined ? job() : startDeadline(timeout)(job);
}

/**
 * Has a function called every few milliseconds while a call is at work, or none for null. A thread can send
 * messages then, although its events wait for the end of the call.
 */
export function watchWork(watch: (() => void) | null): void {
  watcher = watch;
}

/**
 * Makes the deadlines of another copy of this package hold here, too: an extension that came as a script of
 * its own has its own copy of this file.
 *
 * @param check `checkDeadline` of that copy, or of this one, for which nothing has to be done
 */
export function followDeadline(check: () => void): void {
  if (check !== checkDeadline) followed.add(check);
}

/** Throws if the time is over. @throws NumbersGameError `timeout` */
export function checkDeadline(): void {
  watcher?.();
  if (followed.size > 0) checkFollowed();
  if (deadline !== Infinity && performance.now() > deadline) throw timeoutError(limit);
}

function checkFollowed(): void {
  if (isFollowing) return;
  isFollowing = true;
  try {
    for (const check of followed) check();
  } finally {
    isFollowing = false;
  }
}

/** Reports units of work, and throws if the time is over. @throws NumbersGameError `timeout` */
export function spendWork(units = 1): void {
  workLeft -= units;
  if (workLeft > 0) return;
  workLeft = WORK_PER_CHECK;
  checkDeadline();
}

/** The same items, each of which must come within a time limit. @throws NumbersGameError `timeout` */
export function* limitSteps<Item>(
  items: Iterator<Item, unknown>,
  timeout: number | undefined,
): Generator<Item, undefined, undefined> {
  for (;;) {
    const step = runWithin(timeout, () => items.next());
    if (step.done === true) return;
    yield step.value;
  }
}

/** The error of a call that took longer than its timeout. */
export function timeoutError(timeout: number): NumbersGameError {
  return new NumbersGameError('timeout', `timeout: expected an answer within ${timeout} ms, got none`);
}

/** Checks an optional timeout. @throws NumbersGameError `invalid-option` */
export function parseTimeout(value: unknown): number | undefined {
  if (value === undefined || (Number.isSafeInteger(value) && (value as number) > 0)) {
    return value as number | undefined;
  }
  const expected = `an integer from 1 to ${Number.MAX_SAFE_INTEGER}, in milliseconds`;
  throw unexpected('invalid-option', 'timeout', expected, value);
}
