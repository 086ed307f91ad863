// The modes in which several boards are played one after another, a record each: how the boards are dealt,
// which clock runs, what a board counts, and what is kept. One runner plays all of them.
import type { Game, Rules } from 'numbers-game';
import { countStars, MOST_STARS } from '../../../src/play/round/stars.js';
import { findLadder, RUNGS } from './ladder.js';
import type { Rate } from '../../../src/play/round/daily-puzzle.js';
import type { Solve } from '../../../src/play/round/hint-move.js';
import type { PatternKind } from './answer-pattern.js';
import { dealKind } from './practice.js';
import { dealRated, type RatedBoard } from '../../../src/play/round/rated-boards.js';
import { isSolved, type PlayedRound } from './round-history.js';
import { dealForShow, SHOW_ROUNDS } from './show.js';
import { isCounted, listSprintLevels, secondsFor, SPRINT_SECONDS } from '../../../src/play/round/sprint.js';

/** The choices that determine the boards of a run. */
interface RunDeal {
  readonly game: Game;
  readonly seed: number;
  /** The day of a ladder; null for boards from the seed. */
  readonly day: string | null;
  /** The kind of boards to practise; null for any. */
  readonly kind: PatternKind | null;
  readonly rate: Rate;
  readonly solve: Solve;
}

/** Deals the next board; null after the last. @param large the number of large numbers, if it is chosen */
export type NextBoard = (place: number, large?: number) => Promise<RatedBoard | null>;

export interface RunMode {
  /** The number of boards; null if it has no end. */
  readonly length: number | null;
  /** The seconds of the whole run, null if each board has its own clock. */
  readonly seconds: number | null;
  /** Whether the boards have the clock that the player chose. */
  readonly hasClock: boolean;
  /** Whether the next board comes at once. */
  readonly goesOn: boolean;
  /** Whether the number of large numbers is chosen before each board. */
  readonly asksLarge: boolean;
  /** Whether a race is possible: all players of an address have the same boards. */
  readonly isRace: boolean;
  readonly open: (deal: RunDeal) => NextBoard;
  /** Counts a board: stars, points, or whether it was solved. */
  readonly mark: (round: PlayedRound, rules: Rules) => number;
  /** The most that a board can count. */
  readonly most: number;
  /** The seconds that a board adds to the time of the run. */
  readonly gain: (round: PlayedRound) => number;
}

const plain = {
  length: null,
  seconds: null,
  hasClock: false,
  goesOn: false,
  asksLarge: false,
  isRace: true,
  most: 1,
  gain: () => 0,
};

export const RUN_MODES = {
  sprint: {
    ...plain,
    seconds: SPRINT_SECONDS,
    goesOn: true,
    open: ({ game, seed, rate }) => {
      const boards = dealRated({ game, seed, rate }, listSprintLevels());
      return async () => (await boards.next()).value ?? null;
    },
    mark: (round) => Number(isCounted({ isSolved: isSolved(round), hints: round.hints })),
    gain: (round) => secondsFor({ level: round.level ?? 1, isSolved: isSolved(round), hints: round.hints }),
  },
  ladder: {
    ...plain,
    length: RUNGS.length,
    hasClock: true,
    open: ({ game, day, rate }) => {
      const boards = findLadder(game, day!, rate);
      return async (place) => (await boards).at(place) ?? null;
    },
    mark: (round, rules) => countStars(round, rules),
    most: MOST_STARS,
  },
  show: {
    ...plain,
    length: SHOW_ROUNDS,
    hasClock: true,
    asksLarge: true,
    open:
      ({ game, seed, rate }) =>
      async (place, large) =>
        place < SHOW_ROUNDS ? dealForShow(game, seed, place, large, rate) : null,
    mark: ({ points, hints }) => (hints > 0 ? 0 : points),
    most: 10,
  },
  practice: {
    ...plain,
    isRace: false,
    open: ({ game, seed, kind, rate, solve }) => {
      const boards = dealKind({ game, seed, kind, rate, solve });
      return async () => (await boards.next()).value ?? null;
    },
    mark: (round) => Number(isSolved(round)),
  },
} as const satisfies Readonly<Record<string, RunMode>>;

export type RunModeId = keyof typeof RUN_MODES;
