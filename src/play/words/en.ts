// The English words of boards and rounds. The other languages have the same entries.
import type { GameId } from '../../core/puzzle/games.js';
import type { Operator } from '../../index.js';
import type { Counted } from './count-words.js';

/** Boards and their faults: in the web app and in the element. */
export const board = {
  /** The language tag, for `lang` and `Intl`. */
  language: 'en',
  numbers: 'Numbers',
  target: 'Target',
  operatorsTitle: 'Operators',
  start: 'Start',
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

/** A round and the solver of the element: in the tab Play and in the element. */
export const round = {
  // The solver.
  steps: 'Steps',
  nextStep: 'Next step',
  noNumbersYet: 'The board has no numbers yet.',
  noTargetYet: 'The board has no target yet.',
  typeNumbers: 'Type numbers to see the best answer.',
  typeTarget: 'Type a target to see the best answer.',
  impossible: 'This target is impossible.',
  exactIn: { one: 'Exact, in # operation', other: 'Exact, in # operations' } as Counted,
  nearestIn: (value: string, distance: string, operations: string) =>
    `Nearest is ${value}, ${distance} away, in ${operations}`,
  operations: { one: '# operation', other: '# operations' } as Counted,
  notAnAttribute: (name: string, value: string, choices: string) =>
    `The attribute ${name} is “${value}”. Allowed: ${choices}.`,
  needsExtension: (signs: string, entry: string, script: string) =>
    `For the operators ${signs}, this page needs “${entry}” or the script ${script}.`,
  htmlBlocked:
    "Trusted Types block this element: the content security policy needs “trusted-types lit-html 'allow-duplicates'”.",

  // The view of a round.
  tiles: 'Tiles',
  expression: 'Expression',
  orExpression: 'or an expression',
  check: 'Check',
  timeLeft: 'Time left',
  time: 'Time',
  nearestSoFar: 'Nearest',
  nearestExact: 'Nearest: exact',
  nearestAway: (distance: string) => `Nearest: ${distance} away`,
  submit: 'Submit',
  submitNothing: 'You have made nothing yet. Press again to end the round.',
  playAgain: 'Play again',
  undo: 'Undo',
  redo: 'Redo',
  startOver: 'Start over',
  hint: 'Hint',
  giveUp: 'Give up',

  // Messages.
  help: 'Take a tile, an operator and another tile.',
  seconds: { one: 'You have # second.', other: 'You have # seconds.' } as Counted,
  aceCounts: (value: string) => `The ace counts ${value}.`,
  points: { one: '# point', other: '# points' } as Counted,
  /** The outcome of a round by its reason. */
  outcomes: {
    exact: (points: string) => `You made it: ${points}.`,
    nearest: (points: string) => `Nothing is nearer: ${points}.`,
    submitted: (points: string) => `Submitted: ${points}.`,
    'given-up': (points: string) => `Given up: ${points}.`,
    time: (points: string) => `Time is up: ${points}.`,
  },
  made: (equation: string) => `You made ${equation}.`,

  // Moves that are not allowed.
  takeTwo: 'Take two different tiles.',
  noTile: (number: string) => `There is no tile ${number}.`,
  notAllowed: (move: string) => `${move} is not allowed.`,
  byZero: 'Nothing can be divided by zero.',
  remainder: (move: string) => `${move} leaves a remainder.`,
  notNatural: (move: string) => `${move} is not a whole number from 1 up.`,
  notAnInteger: (move: string) => `${move} is not a whole number.`,
  notAFraction: (move: string) => `${move} is not a fraction.`,
  moveTooLarge: (move: string) => `${move} is too large.`,
  moveUndecided: (move: string) => `${move} cannot be decided.`,

  // Expressions that were typed.
  tooLong: 'That is too long to read.',
  notAnExpression: 'That is not an expression. Write it like (6 + 2) * 3.',
  onlyOperators: (signs: string) => `Only ${signs} can be used.`,
  notGiven: 'One of these is not among the given numbers.',
  reused: 'One of these numbers is used too often.',
  unused: 'All numbers must be used.',
  stepsNatural: 'Each step must give a whole number from 1 up.',
  stepsInteger: 'Each step must give a whole number, which may be zero or negative.',
  stepsRational: 'Each step must give a whole number or a fraction.',
  outsideDomain: 'One of these operations cannot be applied to its numbers.',
  entryTooLarge: 'One of the numbers is too large.',
  entryUndecided: 'It could not be decided whether this is right.',
  wrongResult: 'One of the results is wrong.',
  irrational: 'That is irrational.',
  makes: (value: string) => `That makes ${value}.`,
  makesAway: (value: string, distance: string) => `That makes ${value}, ${distance} away.`,

  // Hints.
  tryOperation: (operation: string) => `Try ${operation}`,
  useOne: (tile: string) => `Use ${tile}`,
  useTwo: (one: string, other: string) => `Use ${one} and ${other}`,
  undoFirst: 'You can’t reach it from here. Undo a step.',
  nothingNearer: 'There is nothing nearer.',
  noHint: 'No hint from here. Undo a step and ask again.',
};

/** Boards that are played one after another in the element. */
export const series = {
  dealing: 'Dealing …',
  noBoard: 'No board of this kind was found.',
  boardOf: (place: string, all: string) => `Board ${place} of ${all}`,
  place: (place: string) => `Board ${place}`,
  fault: (place: string, fault: string) => `Board ${place}: ${fault}`,
  solvedOf: (solved: string, all: string) => `${solved} of ${all} solved`,
  solved: { one: '# board solved', other: '# boards solved' } as Counted,
  next: 'Next board',
  showResult: 'Show the result',
  skip: (seconds: string) => `Skip (−${seconds} s)`,
  missed: 'Missed boards',
};

/** The last position from which the best answer was possible: in the app and in the command `play`. */
export const chance = {
  chanceAtEnd: (best: string, next: string) =>
    `${best} was still possible at the end. The next step was ${next}.`,
  chanceAtStart: (best: string, next: string, made: string) =>
    `${best} was still possible at the beginning: with ${next} instead of ${made}.`,
  chanceAfter: (best: string, step: string, next: string, made: string) =>
    `${best} was still possible after ${step}: with ${next} instead of ${made}.`,
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
