// The outcome of a call as one value, so that a test compares answers and errors alike.
import { NumbersGameError } from '../../src/index.js';

/** Returns the answer of a call, or its error as `code: message`. Rethrows all other errors. */
export function outcomeOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return describeError(error);
  }
}

/** Returns the answer of an asynchronous call, or its error as `code: message`. Rethrows all other errors. */
export async function settledOutcomeOf(call: () => unknown): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    return describeError(error);
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof NumbersGameError)) throw error;
  return `${error.code}: ${error.message}`;
}
