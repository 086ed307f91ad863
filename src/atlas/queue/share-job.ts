// The jobs of a queue: which share to build, and for which atlas. Whoever can write to the Redis server can
// put any job there, so a worker takes nothing from one but the index of a share of its own plan. Files are
// named by the plan, never by the job. At worst a job makes a worker build a share that is missing anyway.
import { createHash } from 'node:crypto';
import { describe } from '../../core/errors.js';
import { packageVersion } from '../files/plan-file.js';
import { isCount, isObject } from '../files/read-record.js';
import type { AtlasShare } from '../files/atlas-shares.js';
import type { AtlasPlan } from '../atlas-types.js';

/** Number of times that a share may go back to the queue. */
export const MOST_ATTEMPTS = 1000;

/** Data of a job. */
export interface ShareJobData extends AtlasShare {
  /** Version of numbers-game of the build. Others would write other bytes. */
  readonly engine: string;
  /** Fingerprint of the plan. */
  readonly atlas: string;
}

/** Job of BullMQ. */
export interface ShareJob {
  readonly name: string;
  readonly data: ShareJobData;
  readonly opts: object;
}

/** Returns the job of a share. A queue takes no second job with the same id. */
export function toJob({ first, count }: AtlasShare, plan: AtlasPlan): ShareJob {
  return {
    name: 'share',
    data: { first, count, engine: packageVersion(), atlas: fingerprintOf(plan) },
    // BullMQ rejects ids that are integers.
    opts: {
      jobId: `first-${first}`,
      attempts: MOST_ATTEMPTS,
      removeOnComplete: true,
      removeOnFail: true,
    },
  };
}

/** Reads a job. Returns its share, or the reason why a worker must not build it. */
export function readJob(data: unknown, plan: AtlasPlan): AtlasShare | string {
  const { first, count, engine, atlas } = isObject(data) ? data : {};
  if (engine !== packageVersion()) {
    return `expected numbers-game ${packageVersion()}, got ${describe(engine)}; install the same version on all machines`;
  }
  if (atlas !== fingerprintOf(plan)) return 'expected the atlas of this folder, got another one';
  const isShare = isCount(first) && first % plan.share === 0 && first < plan.boards;
  if (isShare && count === Math.min(plan.share, plan.boards - first)) return { first, count };
  return `expected a share of the plan, got ${describe(first)} and ${describe(count)}`;
}

/** Returns a fingerprint of what a plan says of the files. Versions differ; each share names its own. */
function fingerprintOf(plan: AtlasPlan): string {
  const text = JSON.stringify({ ...plan, engine: undefined });
  return createHash('sha256').update(text).digest('hex');
}
