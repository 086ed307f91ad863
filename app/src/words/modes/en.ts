// The English words of the modes and of what there is to learn from a round, which are loaded with them. The
// other languages have the same entries.
import type { Counted } from '../../../../src/play/words/count-words.js';

export const modes = {
  about: {
    sprint:
      'As many boards as you can in three minutes, harder and harder. Each board you solve adds seconds; skipping one costs some.',
    ladder: 'Five boards, one of each difficulty. The same for everyone.',
    show: 'Four rounds: 10 points for the target, 7 within 5, 5 within 10; none with a hint.',
    practice: 'Boards of the kind that you miss most, without a clock.',
  },
  starRule: 'Three stars for the target, two within 10, one within 25; with a hint, one at most.',
  starRuleAll: 'Three stars for each board that you solve; with a hint, one.',

  // A run.
  boardOf: (place: string, all: string) => `Board ${place} of ${all}`,
  board: (place: string) => `Board ${place}`,
  skip: (seconds: string) => `Skip (−${seconds} s)`,
  stop: 'Stop',
  confirmStop: 'Stop here? The boards you have played are kept.',
  next: 'Next board',
  solvedBoards: { one: '# board solved', other: '# boards solved' } as Counted,
  gained: (seconds: string) => `Solved: ${seconds} s more.`,
  gainedNothing: 'Solved with a hint: no seconds, and it does not count.',
  lost: (seconds: string) => `Skipped: ${seconds} s less.`,

  // The end of a run.
  best: (boards: string) => `Your best run so far: ${boards}.`,
  isBest: 'That is your best run so far.',
  missed: 'Boards you missed',
  boards: 'Boards',
  answer: (answer: string) => `Answer: ${answer}`,
  yours: (answer: string) => `Yours: ${answer}`,
  again: 'Play again',
  againMissed: 'Play the missed boards again',
  starsOf: (stars: string, most: string) => `${stars} of ${most} stars`,
  starsOfBoard: { one: '# star', other: '# stars' } as Counted,
  pointsOf: (points: string, most: string) => `${points} of ${most} points`,
  laddersInARow: { one: '# ladder in a row', other: '# ladders in a row' } as Counted,
  sharedSprint: (game: string, boards: string, time: string) => `${game}, sprint: ${boards} in ${time}`,
  sharedLadder: (name: string, game: string, day: string, stars: string) =>
    `${name} · ${game} · ${day} · ladder ${stars}`,
  nextIn: (hours: string, minutes: string) => `next ladder in ${hours} h ${minutes} min`,
  sharedShow: (game: string, points: string) => `${game}, a show: ${points}`,

  // A race.
  race: 'Race',
  raceAbout: 'Send this address: whoever opens it plays the same boards, and sees your result at the end.',
  youWin: 'You win.',
  otherWins: 'The other player wins.',
  draw: 'A draw.',
  ofOther: (score: string, time: string) => `The other player: ${score} in ${time}.`,

  // A show.
  solver: 'Solver',
  you: 'You',

  // Practice.
  kinds: {
    factors: 'a product of two factors',
    multiple: 'near a multiple of a large number',
    products: 'a sum or difference of two products',
    neighbour: 'a detour over a neighbour of the target',
    quotient: 'a division at the end',
    parts: 'a sum or difference of two parts',
  },
  practise: (kind: string) => `You miss boards of this kind most: ${kind}.`,
  practiseAny: 'You have missed no boards of this game yet, so these are of all kinds.',

  /** A board for a room, with the key of each button. */
  room: {
    start: 'Start (space)',
    next: 'Next board (space)',
    reveal: 'Reveal a step (R)',
    close: 'Close',
  },

  // What there is to learn from the best answer.
  learn: {
    title: 'How to find it:',
    factors: (value: string, one: string, other: string) =>
      `${value} = ${one} × ${other}: look for factors of the target, and make both.`,
    factorsFraction: (value: string, one: string, other: string) =>
      `${value} = ${one} × ${other}: make a fraction whose denominator cancels.`,
    multipleBelow: (value: string, multiple: string, large: string, rest: string) =>
      `${multiple} is a multiple of ${large}, ${rest} below ${value}: start from a multiple near the target.`,
    multipleAbove: (value: string, multiple: string, large: string, rest: string) =>
      `${multiple} is a multiple of ${large}, ${rest} above ${value}: start from a multiple near the target.`,
    multipleExact: (value: string, large: string) =>
      `${value} is a multiple of ${large}: divide the target by the large numbers.`,
    productsSum: (value: string, one: string, other: string) =>
      `${value} = ${one} + ${other}: a sum of two products.`,
    productsDifference: (value: string, one: string, other: string) =>
      `${value} = ${one} − ${other}: a difference of two products.`,
    neighbourBelow: (value: string, neighbour: string, number: string) =>
      `${neighbour} is easier to make than ${value}: make it, and add ${number}.`,
    neighbourAbove: (value: string, neighbour: string, number: string) =>
      `${neighbour} is easier to make than ${value}: make it, and subtract ${number}.`,
    quotient: (value: string, dividend: string, divisor: string) =>
      `${value} = ${dividend} ÷ ${divisor}: make a multiple of the target, and divide.`,
    quotientFraction: (value: string, dividend: string, divisor: string) =>
      `${value} = ${dividend} ÷ ${divisor}: make a fraction, and divide by it.`,
    partsSum: (value: string, one: string, other: string) =>
      `${value} = ${one} + ${other}: split the target into two parts.`,
    partsDifference: (value: string, one: string, other: string) =>
      `${value} = ${one} − ${other}: make more than the target, and take the rest away.`,
  },
};

/** The words of the modes in any language. */
export type ModeCatalogue = Readonly<typeof modes>;
