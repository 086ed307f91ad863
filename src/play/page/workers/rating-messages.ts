// The messages of the worker that rates boards: a puzzle goes in, a reply comes out, in the same order.
import type { Difficulty } from '../../../generate.js';

/** The name of the worker, as in rate-in-worker.ts. */
export const RATER = 'rater';

export type RatingReply =
  { readonly difficulty: Difficulty; readonly error?: never } | { readonly error: string };
