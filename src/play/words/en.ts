// The English words of boards, with those of rounds. The other languages have the same entries.
import type { GameId } from '../../core/puzzle/games.js';
import type { Operator } from '../../index.js';

export * from './rounds/en.js';

/** Boards and their faults: in the web app and in the element. */
export const board = {
  /** The language tag, for `lang` and `Intl`. */
  language: 'en',
  numbers: 'Numbers',
  target: 'Target',
  operatorsTitle: 'Operators',
  start: 'Start',
  undo: 'Undo',
  numberTooLarge: (number: string, most: string) => `“${number}” is too large: at most ${most}.`,
  notANumber: (text: string, least: string) =>
    `Use whole numbers from ${least} up, or A, J, Q, K, not “${text}”.`,
  tooManyNumbers: (count: string, most: string) =>
    `There are ${count} numbers, but at most ${most} are allowed.`,
  noTarget: 'Type a target.',
  notANaturalTarget: (text: string) => `The target must be a whole number from 1 up, not “${text}”.`,
  notAWholeTarget: (text: string) => `The target must be a whole number, not “${text}”.`,
  notATarget: (text: string) => `The target must be a whole number or a fraction such as 5/6, not “${text}”.`,
  /** The parts of a longer text beside the board in it. */
  notRead: (text: string) => `Not read: “${text}”.`,
  /** Offers another game. */
  solveAs: (title: string) => `Solve as “${title}”`,
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

/** The aim of each game in a sentence, which the web app shows; a new game may have none. */
export const aims: Readonly<Partial<Record<GameId, string>>> = {
  countdown: 'Make a target of three digits from six numbers, each used at most once.',
  '24': 'Make 24 from four cards, all of them used.',
  '24s': 'Make 24 from four cards, all of them used, also with powers, roots and logarithms.',
  '24s-mod': 'Make 24 from four cards, all of them used, also with powers, roots, logarithms and remainders.',
  'countdown-squares': 'Make a target of three digits from six numbers; any result may be squared.',
  krypto: 'Make the target card from five cards, all of them used.',
  'make-ten': 'Make 10 from four digits, all of them used.',
  digits: 'Make the target from six numbers of at most 25, each used at most once.',
  slagalica: 'Make a target of three digits from four digits, a medium and a large number.',
  'compte-est-bon': 'Make a target of three digits from six tiles, each used at most once.',
  'cifras-y-letras': 'Make a target of three digits from six tiles, each used at most once.',
};
