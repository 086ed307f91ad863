// The English words of rounds, apart from those of boards: the web app loads them later. The other languages
// have the same entries.
import type { Counted } from '../count-words.js';

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

/** The last position from which the best answer was possible: in the app and in the command `verify`. */
export const chance = {
  chanceAtEnd: (best: string, next: string) =>
    `${best} was still possible at the end. The next step was ${next}.`,
  chanceAtStart: (best: string, next: string, made: string) =>
    `${best} was still possible at the beginning: with ${next} instead of ${made}.`,
  chanceAfter: (best: string, step: string, next: string, made: string) =>
    `${best} was still possible after ${step}: with ${next} instead of ${made}.`,
};
