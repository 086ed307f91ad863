// Types of `numbers-game/atlas`.
import type { BoardsQuery, PoolGroup, Rules } from '../core/api-types.js';
import type { Bounds, Generated } from '../generate/generate-types.js';
import type { AbortSignalLike, Progress, Shard } from '../parallel/worker-types.js';
import type { AtlasTotals } from '../batch/tally-boards.js';

/** Level of detail that an atlas keeps: every problem, a row for each board, or a row for each target. */
export type Keep = (typeof KEEPS)[number];

export const KEEPS = ['problems', 'boards', 'targets'] as const;

/** Query that an atlas is built for: the boards of a pool with a range of targets. */
export interface AtlasQuery extends BoardsQuery {
  /**
   * First target: an integer from 1 if values are natural, otherwise from -2^31. Default: that of `game`, or
   * 101 under the rules `countdown`; required otherwise.
   */
  readonly from?: number | undefined;
  /** Last target: an integer from `from`, at most 2^32 - 2. Default: as for `from`, with 999. */
  readonly to?: number | undefined;
  /** Rules, as in `reachAll`. Default: those of `game`, or `countdown`. */
  readonly rules?: Rules | undefined;
  /**
   * Level of detail. Each level includes the smaller ones: `problems` also keeps boards and targets, `boards`
   * also keeps targets. Default: `problems`.
   */
  readonly keep?: Keep | undefined;
  /** Boards in one share, from 1. A killed build loses its unfinished shares. Default: by the range. */
  readonly share?: number | undefined;
}

/** Content of atlas.json. */
export interface AtlasPlan {
  /** Version of the format of all files: 1 for the rules `countdown` and a pool without groups, else 2. */
  readonly format: number;
  /** Version of numbers-game that made the plan. */
  readonly engine: string;
  /** Numbers of the pool, ascending, and then its groups. */
  readonly pool: readonly (number | PoolGroup)[];
  readonly size: number;
  readonly repeat: boolean;
  readonly from: number;
  readonly to: number;
  /** Number of boards. */
  readonly boards: number;
  /** Number of boards in a share; the last share may have fewer. */
  readonly share: number;
  readonly keep: Keep;
  readonly rules: Rules;
  /**
   * Order of the boards that is divided into shares: in blocks of boards that have many numbers in common,
   * which is faster, where only targets are kept. Lexicographic if it is missing.
   */
  readonly order?: 'blocks' | undefined;
}

/** Estimated cost of a build. */
export interface Estimate {
  readonly boards: number;
  readonly problems: number;
  /** CPU time of all threads together, in seconds. */
  readonly cpuSeconds: number;
  /** Elapsed time with `workers` threads, each on a core of its own, in seconds. */
  readonly seconds: number;
  readonly workers: number;
  /** Peak memory of the process, in bytes. */
  readonly memoryBytes: number;
  /** Size of all files, in bytes. */
  readonly diskBytes: number;
}

/** Progress of a build. */
export interface BuildProgress {
  /** Number of finished boards, including those of earlier builds. */
  readonly done: number;
  readonly total: number;
  /** Problems per second since this build began. */
  readonly rate: number;
  /** Seconds left at this rate. */
  readonly secondsLeft: number;
}

/** Options of `build`. */
export interface BuildOptions extends Partial<AtlasQuery> {
  /** Number of threads, from 1. Default: one for each core. */
  readonly workers?: number | undefined;
  /** Aborts the build: the promise rejects with the reason of the signal. Finished shares stay. */
  readonly signal?: AbortSignalLike | undefined;
  /** Called after each share. */
  readonly onProgress?: ((progress: BuildProgress) => void) | undefined;
  /**
   * Builds only every `of`-th share, so that machines divide the work. Each machine uses a folder of its own;
   * `mergeAtlases` joins the folders. Not only a shard is spread evenly over all boards, but also the first
   * few shards together are.
   */
  readonly shard?: Shard | undefined;
}

/** Options of `plan`. */
export interface PlanOptions extends AtlasQuery {
  /** Number of threads to estimate for. Default: one for each core. */
  readonly workers?: number | undefined;
}

/** Options of `verifyAtlas`. */
export interface AtlasVerifyOptions {
  /** Number of boards to compute again. Default: 20. */
  readonly sample?: number | undefined;
  /** Seed that chooses these boards. Default: the time, so that each run checks other boards. */
  readonly seed?: number | undefined;
  readonly signal?: AbortSignalLike | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** Result of `verifyAtlas`. */
export interface AtlasVerifyReport {
  readonly ok: boolean;
  /** Faults, each with the path of the file in the folder of the atlas. */
  readonly faults: readonly { readonly path: string; readonly reason: string }[];
  /** Number of boards that were computed again. */
  readonly recounted: number;
  readonly seed: number;
}

/** Result of `foldAtlas`, and the content of the fold. */
export interface FoldReport {
  /** Number of shares that were added. */
  readonly added: number;
  /** Number of shares in the fold; 0 if the atlas is complete or no share is finished. */
  readonly shares: number;
  /** Number of boards in the fold. */
  readonly boards: number;
  /** Number of ranges of consecutive boards in the fold. */
  readonly ranges: number;
}

/** Result of `mergeAtlases`. */
export interface MergeReport {
  /** Number of shares that were copied. */
  readonly copied: number;
  /** Number of shares that no folder has. */
  readonly missing: number;
  /** Totals if the atlas is complete now, else null. */
  readonly totals: AtlasTotals | null;
}

/** Criteria of `select`. A problem has to meet all that are given. */
export interface SelectCriteria {
  /**
   * Whether the problems can be solved. Default: true with `operations`, false with `distance` or
   * `nearestOperations`, otherwise both kinds.
   */
  readonly solvable?: boolean | undefined;
  /** Bounds of the fewest operations of a solvable problem. */
  readonly operations?: Bounds | undefined;
  /**
   * Bounds of the distance of the nearest value, for problems with a value within the range of targets.
   * Bounds from 0, the default of `from`, include the problems that can be made, unless `solvable` is false.
   */
  readonly distance?: Bounds | undefined;
  /** Bounds of the fewest operations of the nearest values. */
  readonly nearestOperations?: Bounds | undefined;
  /** Whether the board makes every target. Default: false, which allows all boards. */
  readonly complete?: boolean | undefined;
  /** Numbers that a board may have. Default: those of the pool. */
  readonly numbers?: readonly number[] | undefined;
  /** Whether a board may have primes only (1 is not a prime). Default: false. */
  readonly onlyPrimes?: boolean | undefined;
  /** Maximum count of numbers up to 10 on a board. */
  readonly maxSmall?: number | undefined;
  /** Number of problems to draw, from 0. Default: 10. */
  readonly count?: number | undefined;
  /** Seed that chooses the problems, 0 to 2^32 - 1. Default: 0. */
  readonly seed?: number | undefined;
  readonly signal?: AbortSignalLike | undefined;
}

/** Drawn problem as `generate` describes it, with its entry in the atlas. */
export interface SelectedProblem extends Omit<Generated, 'leastDistance'> {
  /** Rank of the board. */
  readonly board: number;
  /** Distance to the nearest value of the range; null if the board makes no value of the range. */
  readonly distance: number | null;
  /**
   * Nearest value of a problem that cannot be solved. If two are equally near, the one with fewer operations,
   * or else the smaller.
   */
  readonly nearest: {
    readonly value: number;
    readonly expression: string;
    readonly operations: number;
  } | null;
}

/** Entry of an atlas for a problem. */
export interface AtlasProblem {
  readonly board: number;
  /** Numbers of the board, ascending. */
  readonly numbers: number[];
  readonly target: number;
  /**
   * Distance to the nearest value of the range, 0 if the target can be made; null if the board makes no value
   * of the range.
   */
  readonly distance: number | null;
  /** Fewest operations of the target or of the nearest values; null if there is none. */
  readonly operations: number | null;
}

/** Entry of an atlas for a board. */
export interface BoardRow {
  /** Rank among the boards of the pool, in lexicographic order. */
  readonly board: number;
  /** Numbers of the board, ascending. */
  readonly numbers: number[];
  /** Number of targets that the board makes. */
  readonly solvable: number;
  /** Largest distance of the problems of the board; null if it makes no target. */
  readonly maxDistance: number | null;
  /** Most operations of the solvable problems of the board; null if it has none. */
  readonly maxOperations: number | null;
  /** Number of solvable problems by their fewest operations, 0 to 9, or with squares 0 to 14. */
  readonly operations: number[];
}

/** Entry of an atlas for a target. */
export interface TargetRow {
  readonly target: number;
  /** Number of boards that make the target. */
  readonly solvable: number;
  /** Number of these boards by their fewest operations, 0 to 9, or with squares 0 to 14. */
  readonly operations: number[];
}

/** Open atlas. */
export interface Atlas {
  readonly plan: AtlasPlan;
  /** Totals; null if the atlas is not complete. */
  readonly totals: AtlasTotals | null;
  /** Yields the row of each board, by rank. Needs a complete atlas that keeps problems or boards. */
  boards(options?: { signal?: AbortSignalLike | undefined }): AsyncGenerator<BoardRow, void, undefined>;
  /** Yields the row of each target. Needs a complete atlas. */
  targets(options?: { signal?: AbortSignalLike | undefined }): AsyncGenerator<TargetRow, void, undefined>;
  /**
   * Looks up one problem.
   *
   * @param board rank of the board, or its numbers
   * @throws NumbersGameError `invalid-numbers`, `invalid-target`; `invalid-option` if its problems are not
   * kept
   */
  problem(board: number | readonly number[], target: number): Promise<AtlasProblem>;
  /**
   * Draws problems at random from those that meet the criteria. Each is equally likely and is drawn at most
   * once. Needs a complete atlas that keeps problems or boards, and DuckDB (`npm install @duckdb/node-api`).
   *
   * @throws NumbersGameError `invalid-option`
   */
  select(criteria?: SelectCriteria): AsyncGenerator<SelectedProblem, void, undefined>;
  /** Counts the problems that meet the criteria, and their boards. Has the same requirements as `select`. */
  count(criteria?: SelectCriteria): Promise<{ readonly boards: number; readonly problems: number }>;
  /**
   * Runs SQL on the tables `problems`, `boards` and `targets`. Safe integers are returned as numbers, others
   * as text. Needs DuckDB.
   *
   * @throws NumbersGameError `invalid-option` also if DuckDB refuses the statement
   */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** Frees the memory of the solver and of DuckDB. */
  close(): Promise<void>;
}

/** Figure of an atlas. */
export interface AtlasFigure {
  /** Text of an SVG file. */
  readonly svg: string;
  /**
   * Figure as CSV: each target with the number and the percentage of the boards that make it. For an
   * unfinished atlas also the ends of the band of 95 % confidence.
   */
  readonly csv: string;
  /** Number of boards that the figure is drawn from: all, or those in the fold. */
  readonly boards: number;
  /** Number of boards in the atlas. */
  readonly of: number;
  /** Statements of "(The Final) Countdown" about this game; empty for other games. */
  readonly statements: readonly FigureStatement[];
}

/** Statement of the paper, and the value in the atlas. */
export interface FigureStatement {
  readonly text: string;
  readonly paper: string;
  readonly found: string;
}
