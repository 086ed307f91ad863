// The types of `numbers-game/batch`.
import type { BoardOrder } from '../solver/boards/boards-in-blocks.js';
import type { ErrorCode } from '../core/errors.js';
import type { Difficulty } from '../generate/rate/rate-types.js';
import type {
  Distinct,
  Game,
  Puzzle,
  Reach,
  ReachAllQuery,
  Result,
  Rules,
  Solution,
} from '../core/api-types.js';
import type { AbortSignalLike, Progress, Shard } from '../parallel/worker-types.js';
import type { Columns } from '../reading/row-fields.js';
import type { TextFormat } from '../reading/files.js';
import type { Verdict } from '../verify/verify-types.js';

/** The operation to run on each puzzle: a method of a solver, `verify` or `rate`. */
export type BatchOp = (typeof OPS)[number];

export const OPS = ['solve', 'count', 'solutions', 'reach', 'verify', 'rate'] as const;

/** The format of text: a JSON object on each line, or CSV with a header. */
export type BatchFormat = TextFormat;

export const FORMATS: readonly BatchFormat[] = ['jsonl', 'csv'];

/**
 * A puzzle and the arguments of its operation. Names may be in any case. Other properties are passed through;
 * null is treated as absent.
 */
export interface BatchPuzzle {
  /**
   * Given numbers, as in a puzzle, or text such as `'4 9 10 13'`. They may also be called `nums`,
   * `available_numbers`, `starting_numbers`, `starting` or `puzzles`; if several are there, they must be the
   * same.
   */
  readonly numbers?: Puzzle['numbers'] | readonly (number | string)[] | string | null | undefined;
  /** Alias of `numbers`. */
  readonly nums?: BatchPuzzle['numbers'];
  /** Target, as in a puzzle. */
  readonly target?: Puzzle['target'] | null | undefined;
  /** Rules. They take precedence over `game`, which takes precedence over `rules` of the options. */
  readonly rules?: Rules | null | undefined;
  /**
   * The id of a game, such as `'countdown'`, `'24'` or 24, or its record. It gives the rules, the target if
   * that is always the same, and the range of targets for `reach`.
   */
  readonly game?: string | number | Game | null | undefined;
  /**
   * `values` of the rules, instead of those of `game` or of the options. Beside `rules` it must be the same
   * as there; so must `use`, `operators` and `limits`.
   */
  readonly values?: Rules['values'] | null | undefined;
  /** `use` of the rules, instead of that of `game` or of the options. */
  readonly use?: Rules['use'] | null | undefined;
  /** `operators` of the rules, instead of those of `game` or the options: a list, or text like `'+ - *'`. */
  readonly operators?: Rules['operators'] | string | null | undefined;
  /**
   * `limits` of the rules, instead of those of `game` or of the options: an object, or text such as
   * `'square=50000'`. Limits that are left out stay as they are.
   */
  readonly limits?: Rules['limits'] | string | null | undefined;
  /** Values of aces, as in a puzzle. Default: `aces` of the options. */
  readonly aces?: Puzzle['aces'] | null | undefined;
  /** Whether `solve` may return the nearest value, as in a puzzle. */
  readonly nearest?: boolean | null | undefined;
  /** Whether `solve` returns the tidiest solution, as in a puzzle. */
  readonly tidy?: boolean | null | undefined;
  /** The first target of `reach`. Default: the first of the game, or its target if always the same. */
  readonly from?: number | null | undefined;
  /** The last target of `reach`; at most 16,777,216 targets in all. Default: the last of the game. */
  readonly to?: number | null | undefined;
  /** Time limit in milliseconds, as in a puzzle. Default: `timeout` of the options. */
  readonly timeout?: Puzzle['timeout'] | null | undefined;
  /**
   * The answer to `verify`, unless `completion`, `response` or `messages` is there. An object, or its JSON
   * text, may hold the fields of the puzzle.
   */
  readonly answer?: unknown;
  /**
   * The answer of a model to `verify`: text, or a list of chat messages, whose last of the assistant counts.
   */
  readonly completion?: unknown;
  /** The answer of a model to `verify`, as `completion`. */
  readonly response?: unknown;
  /** The chat with the answer of a model to `verify`, as `completion`. */
  readonly messages?: unknown;
  /** A list of answers to `verify`, each as `completion`; the result is a list of verdicts. */
  readonly responses?: unknown;
  /** May hold the fields of the puzzle, as an object or as JSON text; or the target alone. */
  readonly ground_truth?: unknown;
  /** Its `ground_truth` may hold the fields of the puzzle. */
  readonly reward_model?: unknown;
  /** May hold the fields of the puzzle, as an object or as JSON text. */
  readonly extra_info?: unknown;
  /** An object that may hold the puzzle, as `extra_info`. */
  readonly metadata?: unknown;
  /** Least possible distance to the target, as in a puzzle for `verify`. */
  readonly leastDistance?: number | string | null | undefined;
  /** Whether the target can be made, as in a puzzle for `verify`. */
  readonly solvable?: boolean | null | undefined;
}

/** Options of `batch`. */
export interface BatchOptions<Op extends BatchOp = BatchOp> {
  /** Operation to run on each puzzle. Default: `solve`. */
  readonly op?: Op | undefined;
  /** Record of the game of puzzles that name none, such as `games.krypto`. Default: `countdown`. */
  readonly game?: Game | undefined;
  /** Rules of puzzles that have neither `rules` nor `game`. Default: those of the game. */
  readonly rules?: Rules | undefined;
  /** `aces` of puzzles without them. Default: `one`. */
  readonly aces?: Puzzle['aces'] | undefined;
  /**
   * Names of columns or properties by the fields that they hold, such as `{ numbers: 'Cards', target: 'Goal'
   * }`. Such a field is read under no other name.
   */
  readonly columns?: Columns | undefined;
  /** Criterion for different solutions, for `solutions` and `count`. Default: `essential`. */
  readonly distinct?: Distinct | undefined;
  /**
   * The most solutions to list, or to count, of each puzzle, from 0. Default: for `count` 2^53 - 1; for
   * `solutions` all, and a puzzle with more than 100,000 gets the error `limit-exceeded`.
   */
  readonly limit?: number | undefined;
  /**
   * The most milliseconds that a puzzle may take, from 1; if it takes longer, it gets the error `timeout`.
   * For `verify` it has no meaning. Default: no limit.
   */
  readonly timeout?: number | undefined;
  /** Number of threads, from 1. Default: one for each core. */
  readonly workers?: number | undefined;
  /** Aborts the job: the next step throws the reason of the signal. */
  readonly signal?: AbortSignalLike | undefined;
}

/** The type of a result, by operation. */
export interface BatchResults {
  readonly solve: Result;
  readonly count: number;
  readonly solutions: Solution[];
  readonly reach: Reach;
  readonly verify: Verdict;
  readonly rate: Difficulty;
}

/** Error of a puzzle that has no result. */
export interface BatchError {
  readonly code: ErrorCode;
  readonly message: string;
  /** Position of the puzzle in the source, from 1; in text, the line on which it begins. */
  readonly line: number;
}

/** `Input` without the outcome of an earlier batch. Unlike `Omit`, it keeps the members of a union apart. */
type WithoutOutcome<Input> = Input extends unknown
  ? { [Name in keyof Input as Exclude<Name, 'result' | 'error'>]: Input[Name] }
  : never;

/** The result of an input: of a list of answers, a list. */
type ResultOf<Input, Op extends BatchOp> = Op extends 'verify'
  ? Input extends { readonly responses: readonly unknown[] }
    ? Verdict[]
    : Verdict
  : BatchResults[Op];

/** A puzzle with its result or its error, which replace those of an earlier batch. */
export type BatchRecord<Input, Op extends BatchOp = BatchOp> = WithoutOutcome<Input> &
  (
    | { readonly result: ResultOf<Input, Op>; readonly error?: undefined }
    | { readonly error: BatchError; readonly result?: undefined }
  );

/** A text with puzzles, such as a file. */
export interface BatchSource {
  /**
   * The text, split anywhere: JSON lines, a JSON array, or CSV. Bytes are UTF-8, and a line with others gets
   * an error; or they are a Parquet file, or any of these compressed by gzip. A byte order mark is ignored.
   */
  readonly text: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** Format of the text. Default: that of the content. */
  readonly format?: BatchFormat | undefined;
  /** Name of the text for messages, such as the path of a file. Default: `source.text`. */
  readonly name?: string | undefined;
}

/** The output of one shard of a batch. */
export interface ShardSource {
  /** Name of the output for messages, such as the path of a file. */
  readonly name: string;
  /** Opens the output for reading. It is called twice. */
  readonly open: () => BatchSource['text'];
}

/** Options of `batchLines`. */
export interface BatchLinesOptions extends BatchOptions {
  /** Number of puzzles to skip, from 0, because they were answered before. Default: 0. */
  readonly skip?: number | undefined;
  /**
   * Instead of `skip`: the output of an earlier run. Each of its lines must carry the fields of its puzzle,
   * and a few of them, which are answered again, the answer with these options, or the error is
   * `invalid-option` before the first block; these puzzles are skipped. A last line without a line break is
   * ignored.
   */
  readonly done?: BatchSource['text'] | undefined;
  /**
   * Answers only every `of`-th puzzle from the `index`-th on, so that several machines can divide the work.
   * The output ends with an extra line, by which `mergeShards` recognises complete output. Cannot be combined
   * with `skip`.
   */
  readonly shard?: Shard | undefined;
}

/** Some lines of output. */
export interface BatchBlock {
  /** Whole lines of JSON, each with its line break. */
  readonly text: string;
  /** The number of lines. */
  readonly records: number;
  /** The number of lines with an error. */
  readonly failed: number;
}

/** The boards of a pool and a range of targets, for several threads. */
export interface ReachAllOnThreadsQuery extends ReachAllQuery, Pick<BatchOptions, 'workers' | 'signal'> {
  /** Maximum memory of all threads together, in bytes; each gets an equal share. Default: 1 GiB. */
  readonly maxBytes?: number | undefined;
  /**
   * Order of the boards, to which `first` and `count` refer: `lexicographic`, or `blocks` of boards that have
   * many numbers in common, which is faster for wide pools: half of the time for six numbers of 1..100.
   * Default: `lexicographic`.
   */
  readonly order?: BoardOrder | undefined;
  /** Called often with the number of boards done and the total; the two are equal at the end. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}
