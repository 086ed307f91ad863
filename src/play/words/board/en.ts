// The English words for boards and their faults, which the page shows at once and the element as well. The
// other languages have the same entries.
import type { Operator } from '../../../index.js';

export const board = {
  /** The language tag, for `lang` and `Intl`. */
  language: 'en',
  numbers: 'Numbers',
  target: 'Target',
  operatorsTitle: 'Operators',
  start: 'Start',
  numberTooLarge: (number: string, most: string) => `“${number}” is too large: at most ${most}.`,
  notANumber: (text: string) => `Use whole numbers from 1 up, or A, J, Q, K, not “${text}”.`,
  tooManyNumbers: (count: string, most: string) =>
    `There are ${count} numbers, but at most ${most} are allowed.`,
  noTarget: 'Type a target.',
  notANaturalTarget: (text: string) => `The target must be a whole number from 1 up, not “${text}”.`,
  notATarget: (text: string) => `The target must be a whole number or a fraction such as 5/6, not “${text}”.`,
  tooLarge: 'These numbers are too large: the answer cannot be computed exactly.',
  outOfMemory: 'This needs more memory than the browser provides.',
  timeout: 'This took too long.',
  undecided: 'It could not be decided whether there is a solution.',
  workerFailed: 'The computation ended unexpectedly. Reload the page to try again.',
  wasmBlocked: "WebAssembly is not allowed here: the content security policy needs 'wasm-unsafe-eval'.",
  /** The names of the operators, as people say them. */
  operators: {
    '+': 'plus',
    '-': 'minus',
    '*': 'times',
    '/': 'divided by',
    '^': 'to the power of',
    root: 'root',
    log: 'logarithm',
    mod: 'modulo',
    sqrt: 'square root',
    '!': 'factorial',
    concat: 'followed by',
    square: 'squared',
  } satisfies Record<Operator, string> as Readonly<Record<Operator, string>>,
};

export type BoardWords = Readonly<typeof board>;
