// The English words of the app. The other languages have the same entries.
import type { Counted } from '../../../src/play/words/count-words.js';

export { aims, board } from '../../../src/play/words/en.js';

/** The frame of the page, its boards and the tab Solve. */
export const start = {
  // The frame.
  /** The name of the page in two parts, the second in colour. */
  name: ['Numbers ', 'game'],
  mainNavigation: 'Main',
  tabs: { solve: 'Solve', explore: 'Explore', play: 'Play', measure: 'Measure' },
  loading: 'Loading …',
  notLoaded: 'This part of the page could not be loaded.',
  tryAgain: 'Try again',
  chooseLanguage: 'Language',
  rulesOf: (game: string) => `Rules of ${game}.`,
  rules: (use: string, values: string) => `Make the target. ${use}; ${values}.`,
  uses: { any: 'Use each number at most once', all: 'Use every number exactly once' },
  values: {
    natural: 'each result is a whole number from 1 up',
    integer: 'each result is a whole number, also zero or negative',
    rational: 'fractions are allowed on the way',
    real: 'fractions and roots are allowed on the way',
  },
  sources: 'Sources.',
  sourcesText:
    'The published algorithms and the figures of the whole game are from “(The Final) Countdown” by Jean-Marc Alliot and Charlie Vanaret; times of people in the 24 game are from 4nums.com.',
  licences: 'Licences of the software and of the typeface, Figtree',

  // Games and boards.
  game: 'Game',
  /** A link names a game that does not exist. */
  wrongGame: (game: string) => `There is no game “${game}”. This is another one.`,
  /** The first sentence of the page. */
  lead: 'Type your numbers and the target. The best answer appears at once.',
  board: 'Board',
  /** The name of a place on the board, by the piece of the game. */
  places: {
    number: (place: string) => `Number ${place}`,
    card: (place: string) => `Card ${place}`,
    digit: (place: string) => `Digit ${place}`,
  },
  pick: { number: 'Pick a number', card: 'Pick a card', digit: 'Pick a digit' },
  add: (piece: string) => `Add ${piece}`,
  typeOrPick: 'Type numbers, or pick them below.',
  deal: 'Deal',
  clear: 'Clear',
  dealSolvable: 'Deal only what can be solved',
  aceCountsLabel: 'An ace counts',
  oneOrEleven: '1 or 11',
  operatorsAllowed: 'Operators allowed',
  unknownOperators: (signs: string) =>
    `This game has no operator “${signs}”, so the link is read without it.`,

  // The answer.
  searching: 'Searching …',
  answer: 'Answer',
  targetIsImpossible: (target: string) => `${target} is impossible.`,
  solvedIn: { one: 'Solved in # step', other: 'Solved in # steps' } as Counted,
  nearest: (target: string, value: string, distance: string) =>
    `${target} is impossible. Nearest: ${value} (${distance} away)`,
  /** The nearest value is one of the given numbers. */
  nearestGiven: (target: string, value: string, distance: string) =>
    `${target} is impossible. Nothing that can be made is nearer than ${value} itself (${distance} away).`,
  inSteps: { one: ', in # step', other: ', in # steps' } as Counted,
  difficultyIs: (level: string) => `Difficulty ${level} of 5:`,
  levels: ['very easy', 'easy', 'medium', 'hard', 'very hard'],
  estimated: 'Estimated from its solutions; nobody has published how long people need for such boards.',
  estimatedLikeHands: 'Estimated from its solutions, by what people needed for hands of the 24 game.',
  peopleNeeded: {
    one: 'People needed # second on average for hands of this difficulty.',
    other: 'People needed # seconds on average for hands of this difficulty.',
  } as Counted,
  showSolutions: 'Show all solutions',
  tryExample: (board: string) => `Try an example: ${board}`,
  playThis: 'Play this board',
  share: 'Share',
  shared: 'Copied with its address',
  copied: 'Copied',
  copyText: 'Copy as text',
  copyLatex: 'Copy as LaTeX',
  copyImage: 'Copy as image',
  savedImage: 'Saved as a file',
  cannotCopy: 'The browser does not allow copying',
};
