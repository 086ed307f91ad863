// What a batch says of a puzzle: a result, or why there is none.
import { NumbersGameError, type ErrorCode } from '../../core/errors.js';

/** Why a puzzle has no result. */
export interface PuzzleRefusal {
  readonly code: ErrorCode;
  readonly message: string;
}

/** The outcome of a puzzle. */
export type PuzzleOutcome = { readonly result: unknown } | { readonly error: PuzzleRefusal };

/** The properties that a batch adds, and leaves out of its input. */
export const OUTCOME_FIELDS: readonly string[] = ['result', 'error'];

/** Converts an error of the package. Rethrows any other error. */
export function toRefusal(error: unknown): PuzzleRefusal {
  if (!(error instanceof NumbersGameError)) throw error;
  return { code: error.code, message: error.message };
}
