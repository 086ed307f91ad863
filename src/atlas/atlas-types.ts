// The types of `numbers-game/atlas`.
import type { BoardsQuery, Rules } from '../core/api-types.js';
import type { Bounds, Generated } from '../bulk/generate/generate-types.js';
import type { AbortSignalLike, Progress, Shard } from '../bulk/parallel/worker-types.js';
import type { ProblemTotals } from './build/tally-problems.js';

/** How much of an atlas is kept: every problem, a row for each board, or a row for each target. */
export type Keep = (typeof KEEPS)[number];

export const KEEPS = ['problems', 'boards', 'targets'] as const;

/** What an atlas is to hold: the boards of a pool with a range of targets. */
export interface AtlasQuery extends BoardsQuery {
  /** The first target: an integer from 1. Default: that of `game`; required otherwise. */
  readonly from?: number;
  /** The last target: an integer from `from`, at most 2^32 - 2. Default: that of `game`. */
  readonly to?: number;
  /** Default: `problems`. Each level includes the smaller ones: `problems` also keeps boards and targets,
   * `boards` also targets. */
  readonly keep?: Keep;
  /** How many boards one file holds. A killed build loses the unfinished files. Default: by the range. */
  readonly share?: number;
}

/** What is in atlas.json. */
export interface AtlasPlan {
  /** The version of the format of all files. */
  readonly format: number;
  /** The version of numbers-game that made the plan. */
  readonly engine: string;
  /** Ascending. */
  readonly pool: readonly number[];
  readonly size: number;
  readonly repeat: boolean;
  readonly from: number;
  readonly to: number;
  /** How many boards there are. */
  readonly boards: number;
  /** How many boards a share has; the last one may have fewer. */
  readonly share: number;
  readonly keep: Keep;
  readonly rules: Rules;
}

/** What a build is estimated to take. */
export interface Estimate {
  readonly boards: number;
  readonly problems: number;
  /** The CPU time of all threads together, in seconds. */
  readonly cpuSeconds: number;
  /** The elapsed time with `workers` threads that have a core each, in seconds. */
  readonly seconds: number;
  readonly workers: number;
  /** The most memory of the process, in bytes. */
  readonly memoryBytes: number;
  /** The size of all files, in bytes. */
  readonly diskBytes: number;
}

/** The progress of a build. */
export interface BuildProgress {
  /** Boards that are done, those of earlier builds included. */
  readonly done: number;
  readonly total: number;
  /** Problems a second, since this build began. */
  readonly rate: number;
  /** The seconds left at this rate; infinite before the first share. */
  readonly secondsLeft: number;
  /** How many processes build: 1 without a queue. */
  readonly workers: number;
  /** How often shares went back to the queue, because a worker was killed, failed or was cut off. */
  readonly failures: number;
}

/** Options of `build`. */
export interface BuildOptions extends Partial<AtlasQuery> {
  /** How many threads to use, from 1. Default: one for each core. */
  readonly workers?: number;
  /** Aborts the build: the promise rejects with the reason of the signal. Finished shares stay. */
  readonly signal?: AbortSignalLike;
  /** Called after each share. */
  readonly onProgress?: (progress: BuildProgress) => void;
  /**
   * Builds only every `of`-th share from the `index`-th on, so that machines divide the work, each in a
   * folder of its own; `mergeAtlases` puts the folders together.
   */
  readonly shard?: Shard;
  /**
   * The URL of a Redis server, such as `redis://localhost:6379`: the shares are put on a queue there, which
   * `work` on other machines takes from, too. Needs `npm install bullmq ioredis`. Not with `shard`.
   */
  readonly redis?: string;
  /** With `redis`: as in `WorkOptions`. */
  readonly lockSeconds?: number;
  /** With `redis`: as in `WorkOptions`. */
  readonly onMessage?: (text: string) => void;
}

/** What the queue of a build has. */
export interface QueueStatus {
  /** How many processes build. */
  readonly workers: number;
  /** How many shares wait for a worker, and how many are in work. The folder says what is missing. */
  readonly waiting: number;
  readonly active: number;
  /** The progress of the build; null if it does not run. */
  readonly build: BuildProgress | null;
}

/** Options of `work`. */
export interface WorkOptions {
  /** The URL of the Redis server of the build, such as `redis://localhost:6379`. */
  readonly redis: string;
  /** How many threads to use, from 1. Default: one for each core. */
  readonly workers?: number;
  /**
   * After how many seconds without a sign of life a worker loses its shares to others, from 1 to 3600.
   * Default: 30. The same for all of them.
   */
  readonly lockSeconds?: number;
  /** Ends the work: the promise rejects with the reason of the signal. */
  readonly signal?: AbortSignalLike;
  /** Called after each share. */
  readonly onProgress?: (progress: WorkProgress) => void;
  /** Called with a message for people when the connection to Redis is lost, and when it is there again. */
  readonly onMessage?: (text: string) => void;
}

/** What `work` has done. */
export interface WorkReport {
  /** How many shares were built here, and how many boards they have. */
  readonly shares: number;
  readonly boards: number;
}

/** The progress of `work`. */
export interface WorkProgress extends WorkReport {
  /** Problems a second. */
  readonly rate: number;
}

/** The totals of an atlas. */
export interface AtlasTotals extends ProblemTotals {
  /** The target that the fewest boards make; the smallest of several. Null if there are no boards. */
  readonly hardest: TargetTotal | null;
  /** The target that the most boards make; the smallest of several. Null if there are no boards. */
  readonly easiest: TargetTotal | null;
}

/** How many boards make a target. */
export interface TargetTotal {
  readonly target: number;
  readonly boards: number;
}

/** Options of `plan`. */
export interface PlanOptions extends AtlasQuery {
  /** How many threads to estimate for. Default: one for each core. */
  readonly workers?: number;
}

/** Options of `verifyAtlas`. */
export interface AtlasVerifyOptions {
  /** How many boards to compute again. Default: 20. */
  readonly sample?: number;
  /** Chooses these boards. Default: the time, so that each run takes others. */
  readonly seed?: number;
  readonly signal?: AbortSignalLike;
  readonly onProgress?: (progress: Progress) => void;
}

/** What `verifyAtlas` found. */
export interface AtlasVerifyReport {
  readonly ok: boolean;
  /** What is wrong, with the path of the file in the folder of the atlas. */
  readonly faults: readonly { readonly path: string; readonly reason: string }[];
  /** How many boards were computed again. */
  readonly recounted: number;
  readonly seed: number;
}

/** What `foldAtlas` did, and what the fold has. */
export interface FoldReport {
  /** How many shares were added. */
  readonly added: number;
  /** How many shares the fold has; 0 if the atlas is complete, or nothing is finished. */
  readonly shares: number;
  /** How many boards they have. */
  readonly boards: number;
  /** In how many ranges of consecutive boards. */
  readonly ranges: number;
}

/** What `mergeAtlases` did. */
export interface MergeReport {
  /** How many shares were copied. */
  readonly copied: number;
  /** How many shares no folder has. */
  readonly missing: number;
  /** The totals if the atlas is complete now, else null. */
  readonly totals: AtlasTotals | null;
}

/** What `select` looks for. A problem has to meet all that is given. */
export interface SelectCriteria {
  /**
   * Whether the problems can be made. Default: true with `operations`, false with `distance` or
   * `nearestOperations`, and both kinds otherwise.
   */
  readonly solvable?: boolean;
  /** The fewest operations of a solvable problem. */
  readonly operations?: Bounds;
  /** The distance of the nearest value, for problems that have one within the range of targets. */
  readonly distance?: Bounds;
  /** The fewest operations of the nearest values. */
  readonly nearestOperations?: Bounds;
  /** Whether the board makes every target. Default: false, which allows all boards. */
  readonly complete?: boolean;
  /** The numbers that a board may have. Default: those of the pool. */
  readonly numbers?: readonly number[];
  /** Whether a board may have primes only: 2, 3, 5, and so on; 1 is none. Default: false. */
  readonly onlyPrimes?: boolean;
  /** The most numbers up to 10 that a board may have. */
  readonly maxSmall?: number;
  /** How many problems to draw, from 0. Default: 10. */
  readonly count?: number;
  /** Chooses the problems, 0 to 2^32 - 1. Default: 0. */
  readonly seed?: number;
  readonly signal?: AbortSignalLike;
}

/** A problem that was drawn, as `generate` describes it, with what the atlas says. */
export interface SelectedProblem extends Generated {
  /** The rank of the board. */
  readonly board: number;
  /** To the nearest value of the range; null if the board makes none of them. */
  readonly distance: number | null;
  /**
   * The nearest value of a problem that cannot be made; of two, the one with fewer operations, or the
   * smaller.
   */
  readonly nearest: {
    readonly value: number;
    readonly expression: string;
    readonly operations: number;
  } | null;
}

/** What an atlas says of a problem. */
export interface AtlasProblem {
  readonly board: number;
  /** Ascending. */
  readonly numbers: number[];
  readonly target: number;
  /**
   * 0 if the target can be made, else to the nearest value of the range; null if the board makes none of
   * them.
   */
  readonly distance: number | null;
  /** The fewest, of the target or of the nearest values; null if there is none. */
  readonly operations: number | null;
}

/** What an atlas says of a board. */
export interface BoardRow {
  /** Its rank among the boards of the pool, in lexicographic order. */
  readonly board: number;
  /** Ascending. */
  readonly numbers: number[];
  /** How many targets it makes. */
  readonly solvable: number;
  /** The largest distance of its problems; null if it makes no target. */
  readonly maxDistance: number | null;
  /** The most operations of its solvable problems; null if it has none. */
  readonly maxOperations: number | null;
  /** Its solvable problems by their fewest operations, 0 to 9. */
  readonly operations: number[];
}

/** What an atlas says of a target. */
export interface TargetRow {
  readonly target: number;
  /** How many boards make it. */
  readonly solvable: number;
  /** These boards by their fewest operations, 0 to 9. */
  readonly operations: number[];
}

/** An open atlas. */
export interface Atlas {
  readonly plan: AtlasPlan;
  /** Null if it is not complete. */
  readonly totals: AtlasTotals | null;
  /** Yields what is known of each board, by rank. Needs a complete atlas that keeps problems or boards. */
  boards(options?: { signal?: AbortSignalLike }): AsyncGenerator<BoardRow, void, undefined>;
  /** Yields what is known of each target. Needs a complete atlas. */
  targets(options?: { signal?: AbortSignalLike }): AsyncGenerator<TargetRow, void, undefined>;
  /**
   * Looks up one problem.
   *
   * @param board the rank of the board, or its numbers
   * @throws NumbersGameError `invalid-numbers`, `invalid-target`; `invalid-option` if its problems are not
   * kept
   */
  problem(board: number | readonly number[], target: number): Promise<AtlasProblem>;
  /**
   * Draws problems at random from those that meet criteria; each is equally likely, and none comes twice.
   * Needs a complete atlas that keeps problems or boards, and DuckDB (`npm install @duckdb/node-api`).
   *
   * @throws NumbersGameError `invalid-option`
   */
  select(criteria?: SelectCriteria): AsyncGenerator<SelectedProblem, void, undefined>;
  /** Counts the problems that meet criteria, and the boards that have any. Needs what `select` needs. */
  count(criteria?: SelectCriteria): Promise<{ readonly boards: number; readonly problems: number }>;
  /**
   * Runs SQL on the tables `problems`, `boards` and `targets`. Integers are numbers while they are safe, else
   * text. Needs DuckDB.
   *
   * @throws NumbersGameError `invalid-option` also for what DuckDB refuses
   */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** Frees the memory of the solver and of DuckDB. */
  close(): Promise<void>;
}

/** The figure of an atlas. */
export interface AtlasFigure {
  /** The text of an SVG file. */
  readonly svg: string;
  /**
   * The same as CSV: target, how many boards make it, and their share in percent; of an unfinished atlas also
   * the ends of the band of 95 % confidence.
   */
  readonly csv: string;
  /** How many boards it is drawn from: all, or those that are folded. */
  readonly boards: number;
  /** How many boards the atlas has. */
  readonly of: number;
  /** What "(The Final) Countdown" says of the same game; empty for other games. */
  readonly statements: readonly FigureStatement[];
}

/** A statement of the paper, and what the atlas has. */
export interface FigureStatement {
  readonly text: string;
  readonly paper: string;
  readonly found: string;
}
