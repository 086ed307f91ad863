// The types of `numbers-game/atlas`.
import type { BoardsQuery, Rules } from '../core/types.js';
import type { AbortSignalLike, Progress } from '../parallel/types.js';
import type { ProblemTotals } from './tally.js';

/** How much of an atlas is kept: every problem, a row for each board, or a row for each target. */
export type Keep = (typeof KEEPS)[number];

export const KEEPS = ['problems', 'boards', 'targets'] as const;

/** What an atlas is to hold: the boards of a pool with a range of targets. */
export interface AtlasQuery extends BoardsQuery {
  /** The first target: an integer from 1. */
  readonly from: number;
  /** The last target: an integer from `from`, at most 2^32 - 2. */
  readonly to: number;
  /** Default: `problems`. Less also leaves out what follows from more: `boards` keeps targets, too. */
  readonly keep?: Keep;
  /** How many boards one file holds, and are lost at most if a build is killed. Default: by the range. */
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
  /** The seconds left at this rate. */
  readonly secondsLeft: number;
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
   * Builds only every `of`-th share from the `part`-th on, 1 to `of`, so that machines divide the work;
   * `merge` puts the folders together.
   */
  readonly part?: { readonly part: number; readonly of: number };
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
export interface VerifyOptions {
  /** How many boards to compute again. Default: 20. */
  readonly sample?: number;
  /** Chooses these boards. Default: the time, so that each run takes others. */
  readonly seed?: number;
  readonly signal?: AbortSignalLike;
  readonly onProgress?: (progress: Progress) => void;
}

/** What `verifyAtlas` found. */
export interface VerifyReport {
  readonly ok: boolean;
  /** What is wrong, with the path of the file in the folder of the atlas. */
  readonly faults: readonly { readonly path: string; readonly reason: string }[];
  /** How many boards were computed again. */
  readonly recounted: number;
  readonly seed: number;
}
