// The time limit of a call. The solver runs each call, or each step of an iterator, inside `runWithin`. Work
// in several parts that share one limit runs inside the function that `startDeadline` returns.
// Long loops report their work to `spendTicks`, and the engine in WebAssembly calls `checkDeadline` through
// an import; both throw once the time is over. The engine counts its own work in nanoseconds instead of ticks
// (assembly/core/deadline.ts).
//
// The deadline is a variable of this module and not an argument of every search: calls are synchronous, so no
// other call runs at the same time, and `runWithin` restores the deadline of the caller.
//
// Costs: without a timeout, a subtraction for each `spendTicks`. With one, the clock is read, some 50 ns,
// once for TICKS_PER_CHECK ticks. Cloudflare Workers stop the clock while a script computes, so no timeout
// ends a call there.
import { NumbersGameError, unexpected } from './errors.js';

/** Ticks between checks, about a millisecond. A tick is an operation of tens to hundreds of nanoseconds. */
const TICKS_PER_CHECK = 4096;

/** Time at which the work must end, as `performance.now()` counts, and the timeout that set it. */
let deadline = Infinity;
let limit = Infinity;
let ticksLeft = TICKS_PER_CHECK;
let watcher: (() => void) | null = null;
/** `checkDeadline` of each other copy of this file whose deadlines also hold here. */
const followed = /* @__PURE__ */ new Set<() => void>();
/** Whether `followed` is being checked; prevents endless recursion if two copies follow each other. */
let isFollowing = false;

/**
 * Starts a time limit in milliseconds; undefined means no limit. Returns a function that runs a job within
 * the limit and can be called for several jobs, one after the other. If a deadline is already set, the
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
 * Sets a function to call every few milliseconds during a call; null removes it. A thread can send messages
 * from it, although the thread handles no events until the call ends.
 */
export function watchWork(watch: (() => void) | null): void {
  watcher = watch;
}

/**
 * Makes the deadlines of another copy of this package also hold here: an extension loaded as a separate
 * script has its own copy of this file.
 *
 * @param check `checkDeadline` of that copy; `checkDeadline` of this copy is ignored
 */
export function followDeadline(check: () => void): void {
  if (check !== checkDeadline) followed.add(check);
}

/** Checks that the deadline has not passed. @throws NumbersGameError `timeout` */
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

/** Reports work in ticks, and throws if the time is over. @throws NumbersGameError `timeout` */
export function spendTicks(ticks = 1): void {
  ticksLeft -= ticks;
  if (ticksLeft > 0) return;
  ticksLeft = TICKS_PER_CHECK;
  checkDeadline();
}

/** Yields the items of an iterator, each within a time limit. @throws NumbersGameError `timeout` */
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

/** Creates the error of a call that took longer than its timeout. */
export function timeoutError(timeout: number): NumbersGameError {
  return new NumbersGameError('timeout', `timeout: no answer within ${timeout} ms`);
}

/** Checks an optional timeout in milliseconds. @throws NumbersGameError `invalid-option` */
export function parseTimeout(value: unknown): number | undefined {
  if (value === undefined || (Number.isSafeInteger(value) && (value as number) > 0))
    return value as number | undefined;
  const expected = `an integer from 1 to ${Number.MAX_SAFE_INTEGER}, in milliseconds`;
  throw unexpected('invalid-option', 'timeout', expected, value);
}
