// Errors of the solver in words for a player.
import type { ErrorCode } from '../index.js';

export function explain(error: Error): string {
  switch ((error as { code?: ErrorCode }).code) {
    case 'too-large':
      return 'These numbers are too large: the answer cannot be computed exactly.';
    case 'out-of-memory':
      return 'This takes more memory than the browser gives.';
    default:
      return error.message;
  }
}
