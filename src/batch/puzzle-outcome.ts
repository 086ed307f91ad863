// The outcome of a puzzle in a batch: a result, or the error that explains its absence.
import { NumbersGameError } from '../core/errors.js';
import type { BatchError } from './batch-types.js';

/** Error of a puzzle that has no result, before it gets its line. */
export type PuzzleRefusal = Omit<BatchError, 'line'>;

export type PuzzleOutcome = { readonly result: unknown } | { readonly error: PuzzleRefusal };

/** Properties that a batch adds to its output, and drops from its input. */
export const OUTCOME_FIELDS: readonly string[] = ['result', 'error'];

/** Converts an error of the package. Rethrows any other error. */
export function toRefusal(error: unknown): PuzzleRefusal {
  if (!(error instanceof NumbersGameError)) throw error;
  return { code: error.code, message: error.message };
}

/** Copies an item without the properties of an earlier batch; an empty object if a property throws. */
export function withoutOutcome(item: object): Record<string, unknown> {
  try {
    if (!OUTCOME_FIELDS.some((field) => Object.hasOwn(item, field))) return { ...item };
    return Object.fromEntries(Object.entries(item).filter(([field]) => !OUTCOME_FIELDS.includes(field)));
  } catch {
    return {};
  }
}
