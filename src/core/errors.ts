// The only error class of the package, and the wording of its messages.
//
// A message about an argument is `<argument>: expected <value>, got <value>`, or `<argument>: missing,
// expected <value>`, which `unexpected` writes. If nothing was expected, it is `<argument>: <problem>`, such
// as `timeout: no answer within 50 ms`. A property of a puzzle, a query or options is named alone, such as
// `limit`; an unknown one with its object, such as `options.limt`. Programs should switch on the code: codes
// are stable, texts are not.

/**
 * Code of an error, for programs.
 *
 * - `invalid-numbers`: the given numbers are not 1 to 10 integers from 1 (0 unless values are natural) to
 *   2^53 - 1, cards, or alternatives.
 * - `invalid-target`: the target is missing, or not allowed under the rules.
 * - `invalid-range`: `from` and `to` are not a range of targets.
 * - `invalid-option`: any other argument is unknown or of the wrong type, or a text is not an expression.
 * - `too-large`: the numbers, the range or a value exceed what is supported, such as 64-bit arithmetic.
 * - `out-of-memory`: the search needs more memory than is allowed.
 * - `limit-exceeded`: there are more results than can be counted or returned, or fewer than were requested.
 * - `timeout`: the work took longer than the `timeout` of the call.
 * - `undecided`: it could be neither proved nor refuted that an equality holds.
 * - `wasm-blocked`: the platform forbids compiling WebAssembly.
 * - `worker-failed`: a worker ended before it answered.
 */
export type ErrorCode =
  | 'invalid-numbers'
  | 'invalid-target'
  | 'invalid-range'
  | 'invalid-option'
  | 'too-large'
  | 'out-of-memory'
  | 'limit-exceeded'
  | 'timeout'
  | 'undecided'
  | 'wasm-blocked'
  | 'worker-failed';

/**
 * Every error that the package throws on purpose. After any of them the solver still works.
 *
 * @example
 * try {
 *   solver.solve({ numbers: [1, 2, 1.5], target: 3 });
 * } catch (error) {
 *   if (error instanceof NumbersGameError && error.code === 'invalid-numbers') console.log(error.message);
 * }
 */
export class NumbersGameError extends Error {
  override readonly name = 'NumbersGameError';
  readonly code: ErrorCode;

  /** Accepts errors of another copy of the package: a page may have two copies, each with its own class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    const isError = this === NumbersGameError && value instanceof Error && 'code' in value;
    return (isError && value.name === 'NumbersGameError') || super[Symbol.hasInstance](value);
  }

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

/** Creates the error for an invalid or missing argument. */
export function unexpected(code: ErrorCode, name: string, expected: string, got: unknown): NumbersGameError {
  const problem =
    got === undefined ? `missing, expected ${expected}` : `expected ${expected}, got ${describe(got)}`;
  return new NumbersGameError(code, `${name}: ${problem}`);
}

/** Creates the error for an option whose message is not that of `unexpected`. */
export function invalidOption(message: string, options?: { cause?: unknown }): NumbersGameError {
  return new NumbersGameError('invalid-option', message, options);
}

/** Refuses an option; `got` is quoted unchanged. @throws NumbersGameError `invalid-option` */
export function refuse(name: string, expected: string, got: number | string): never {
  throw invalidOption(`${name}: expected ${expected}, got ${got}`);
}

const SHOWN_CHARACTERS = 40;

/** Describes any value in a few words, for the end of a message. */
export function describe(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value.length > SHOWN_CHARACTERS
        ? `${JSON.stringify(value.slice(0, SHOWN_CHARACTERS))}... (${value.length} characters)`
        : JSON.stringify(value);
    case 'bigint': {
      const digits = value.toString();
      return digits.length > SHOWN_CHARACTERS ? `a BigInt of ${digits.length} digits` : `${digits}n`;
    }
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'function':
    case 'symbol':
      return `a ${typeof value}`;
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? `an array of ${value.length}` : 'an object';
  }
}
