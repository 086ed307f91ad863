// Boards, answers and errors of the solver as texts for a player. The first visit of the web app loads them.
import type { ErrorCode } from '../../index.js';
import { formatSigns } from '../../expression/operators/all-rows.js';
import type { BoardWords } from '../words/languages.js';

export { flatten } from '../../expression/format-expression.js';

/** An operator between operands, with or without blanks. */
const BETWEEN = /(?<=[\da-z)!²])\s*([-+*/])\s*(?=[\da-z(√-])/gi;

/**
 * Formats an expression or steps as a player wrote them, with the signs and blanks of all others. Behind an
 * equals sign a stroke may be that of a fraction, and stays.
 */
export function formatWritten(text: string): string {
  const [first, ...others] = text.split(/\s*=\s*/);
  const written = [
    first.replaceAll(BETWEEN, ' $1 '),
    ...others.map((part) => part.replaceAll(BETWEEN, (found, sign) => (sign === '/' ? found : ` ${sign} `))),
  ];
  return formatSigns(written.join(' = '));
}

/** Whether a result is one of the given numbers: nothing was made. */
export function isGiven({ expression, value }: { expression: string; value: number | string }): boolean {
  return expression === String(value);
}

/** Formats an answer with its value, unless it states that itself: `(6 + 2) × 3 = 24`. */
export function formatEquation(expression: string, value: number | string): string {
  return formatWritten(expression.includes('=') ? expression : `${expression} = ${value}`);
}

/** Describes an error. Errors that users cannot cause keep their English messages. */
export function describeError(words: BoardWords, error: Error): string {
  const messages: Readonly<Partial<Record<ErrorCode, string>>> = {
    'too-large': words.tooLarge,
    'out-of-memory': words.outOfMemory,
    timeout: words.timeout,
    undecided: words.undecided,
    'wasm-blocked': words.wasmBlocked,
    'worker-failed': words.workerFailed,
  };
  const { code } = error as { code?: ErrorCode };
  return (code === undefined ? undefined : messages[code]) ?? error.message;
}
