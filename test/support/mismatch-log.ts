// Comparisons of many answers in one test: mismatches and unexpected errors are collected and printed at the
// end, so that one run shows many of them; a mismatch of one pair does not end the others.
import { isDeepStrictEqual } from 'node:util';
import { NumbersGameError, type ErrorCode } from '../../src/index.js';

/** The most mismatches that are kept, and the most of one subject. */
const MOST_MISMATCHES = 40;
const MOST_OF_SUBJECT = 4;

export class MismatchLog {
  comparisons = 0;
  /** The count of mismatches, of which the first are kept. */
  failures = 0;
  readonly mismatches: string[] = [];
  /** How often each error might come, and how often it came. */
  readonly risks = new Map<ErrorCode, number>();
  readonly errors = new Map<ErrorCode, number>();
  #ofSubject = 0;

  /** Begins a subject, of which the first mismatches are kept. */
  beginSubject(): void {
    this.#ofSubject = 0;
  }

  compare(got: unknown, expected: unknown, context: string): void {
    this.comparisons++;
    if (isDeepStrictEqual(got, expected)) return;
    this.failures++;
    this.#ofSubject++;
    if (this.mismatches.length >= MOST_MISMATCHES || this.#ofSubject > MOST_OF_SUBJECT) return;
    this.mismatches.push(`${context}\n  expected ${show(expected)}\n  got ${show(got)}`);
  }

  /**
   * The answer of a call, or the code of an error that may come. Any other error is a mismatch, and undefined
   * is returned.
   */
  attempt(call: () => unknown, context: string, expected: readonly ErrorCode[]): unknown {
    for (const code of expected) increase(this.risks, code);
    try {
      return call();
    } catch (error) {
      if (error instanceof NumbersGameError && expected.includes(error.code)) {
        increase(this.errors, error.code);
        return error.code;
      }
      this.compare(describeError(error), 'no error', context);
      return undefined;
    }
  }

  /** Runs comparisons. If they throw, because an answer is malformed, that is a mismatch. */
  run(subject: unknown, comparisons: () => void): void {
    this.attempt(comparisons, `an answer about ${show(subject)}`, []);
  }
}

function increase(counts: Map<ErrorCode, number>, code: ErrorCode): void {
  counts.set(code, (counts.get(code) ?? 0) + 1);
}

function describeError(error: unknown): string {
  if (error instanceof NumbersGameError) return `${error.code}: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function show(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each));
}
