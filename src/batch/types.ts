// What `batch` and `batchLines` take and give.
import type { ErrorCode } from '../core/errors.js';
import type { Difficulty } from '../rate/rate.js';
import type { Distinct, Puzzle, Reach, ReachAllQuery, Result, Rules, Solution } from '../core/types.js';
import type { AbortSignalLike, Progress } from '../parallel/types.js';
import type { Verdict } from '../verify/types.js';

/** What can be asked of each puzzle: the methods of a solver, `verify` and `rate`. */
export type BatchOp = (typeof OPS)[number];

export const OPS = ['solve', 'count', 'solutions', 'reach', 'verify', 'rate'] as const;

/** How text is written: an object of JSON on each line, or CSV with a header. */
export type BatchFormat = (typeof FORMATS)[number];

export const FORMATS = ['jsonl', 'csv'] as const;

/** A puzzle with what is asked of it. Anything else in it is passed through; null is as good as nothing. */
export interface BatchPuzzle {
  /** As in a puzzle. */
  readonly numbers?: Puzzle['numbers'] | null;
  /** The same by another name, read where there are no `numbers`. */
  readonly nums?: Puzzle['numbers'] | null;
  /** As in a puzzle. */
  readonly target?: Puzzle['target'] | null;
  /** As in a puzzle. They outrank `game`, which outranks `rules` of the options. */
  readonly rules?: Rules | null;
  /** The rules by their name: `'countdown'`, `'24'` or 24. */
  readonly game?: string | number | null;
  /** `values` of the rules, instead of those of `game` or of the options. */
  readonly values?: Rules['values'] | null;
  /** `use` of the rules, likewise. */
  readonly use?: Rules['use'] | null;
  /** As in a puzzle. Default: `aces` of the options. */
  readonly aces?: Puzzle['aces'] | null;
  /** As in a puzzle, for `solve`. */
  readonly nearest?: boolean | null;
  /** As in a puzzle, for `solve`. */
  readonly tidy?: boolean | null;
  /** The first target of `reach`. Default: 101. */
  readonly from?: number | null;
  /** The last target of `reach`, which are 16,777,216 at most. Default: 999. */
  readonly to?: number | null;
  /** What to `verify`. */
  readonly answer?: string | null;
  /** As in a puzzle to `verify`. */
  readonly leastDistance?: number | string | null;
}

/** What each puzzle is asked, and with how many threads. */
export interface BatchOptions<Op extends BatchOp = BatchOp> {
  /** Default: `solve`. */
  readonly op?: Op;
  /** The rules of puzzles that have neither `rules` nor `game`. Default: `countdown`. */
  readonly rules?: Rules;
  /** What aces count in puzzles that do not say. Default: `one`. */
  readonly aces?: Puzzle['aces'];
  /** Which solutions differ, for `solutions` and `count`. Default: `essential`. */
  readonly distinct?: Distinct;
  /**
   * The most solutions to list, or to count, of each puzzle, from 0. Default: for `count` 2^53 - 1; for
   * `solutions` all, and a puzzle that has more than 100,000 is refused with `limit-exceeded`.
   */
  readonly limit?: number;
  /** How many threads to use, from 1. Default: one for each core. */
  readonly workers?: number;
  /** Ends it: the next step throws the reason of the signal. */
  readonly signal?: AbortSignalLike;
}

/** What becomes of a puzzle, by what is asked of it. */
export interface BatchResults {
  readonly solve: Result;
  readonly count: number;
  readonly solutions: Solution[];
  readonly reach: Reach;
  readonly verify: Verdict;
  readonly rate: Difficulty;
}

/** Why a puzzle has no result. */
export interface BatchError {
  readonly code: ErrorCode;
  readonly message: string;
  /** The place of the puzzle in the source, from 1; in text, the line on which it begins. */
  readonly line: number;
}

/** A puzzle with its result, or with the reason why there is none. */
export type BatchRecord<Input, Op extends BatchOp = BatchOp> = Input &
  (
    | { readonly result: BatchResults[Op]; readonly error?: undefined }
    | { readonly error: BatchError; readonly result?: undefined }
  );

/** Text with puzzles: a file, say. */
export interface BatchSource {
  /** The text, cut anywhere; bytes are UTF-8. A byte order mark is ignored. */
  readonly text: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** Default: `jsonl`. */
  readonly format?: BatchFormat;
}

/** Options of `batchLines`. */
export interface BatchLinesOptions extends BatchOptions {
  /** How many puzzles to leave out, from 0: so many were answered before. Default: 0. */
  readonly skip?: number;
}

/** Some lines of output. */
export interface BatchBlock {
  /** Whole lines of JSON, each with its end. */
  readonly text: string;
  /** How many they are. */
  readonly records: number;
  /** How many of them have an error. */
  readonly failed: number;
}

/** Which boards to reach, and which targets, on several threads. */
export interface ParallelReachAllQuery extends ReachAllQuery {
  /**
   * The most memory to use, in bytes, by all workers together: an equal share for each, so with fewer of them
   * more. Default: 1 GiB.
   */
  readonly maxBytes?: number;
  /** How many threads to use, from 1. Default: one for each core. */
  readonly workers?: number;
  /** Ends it: the next step throws the reason of the signal. */
  readonly signal?: AbortSignalLike;
  /** Is called with the number of boards done and of all, often; at the end with these equal. */
  readonly onProgress?: (progress: Progress) => void;
}
