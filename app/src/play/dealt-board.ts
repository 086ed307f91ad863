// The choices that determine the board to play: a seed in the address, so that people who share it play
// the same board, or the day of a puzzle.
import { batch, computed, signal } from '@preact/signals';
import type { Game, GameId, Puzzle, Rules } from 'numbers-game';
import { dayOf } from '../../../src/play/round/days.js';
import { countLarge, type DealtBoard } from '../../../src/play/round/deal-board.js';
import type { PageWords } from '../words/languages.js';
import { boardAces, game, gameId, isRated, rules } from '../page-state.js';

/** The difficulties to choose from: any, or a level of `rate`. */
export const LEVELS = ['any', '1', '2', '3', '4', '5'] as const;
export const level = signal<(typeof LEVELS)[number]>('any');

/** The day whose puzzle is played; null for boards from a seed. */
export const day = signal<string | null>(null);

/** A part of a link that does not exist, by the name of its sentence. */
export interface LinkFault {
  readonly what: 'wrongGame' | keyof PageWords['linkFaults'];
  readonly text: string;
}

/** The first part of the last link that does not exist; null after any choice. */
export const linkFault = signal<LinkFault | null>(null);

/** The seed of the board: an integer from 0 to 2^32 - 1, as text. */
export const seed = signal(createSeed());

/** The chosen count of large numbers of each game, as text. */
const chosenLarge = signal<Readonly<Partial<Record<GameId, string>>>>({});

/**
 * The number of large numbers of the board, as text; null in a game without large numbers, unless the address
 * gives it.
 */
export const large = computed(
  () => chosenLarge.value[gameId.value] ?? game.value.record.deal.large?.count.toString() ?? null,
);

/** The choices for the count of large numbers, none in a game without them. */
export const largeChoices = computed(() => {
  const { record } = game.value;
  const isFree = record.deal.large !== undefined;
  return isFree ? Array.from({ length: countLarge(record) + 1 }, (_, count) => String(count)) : [];
});

/** Chooses the count of large numbers. Returns whether boards of the game can have as many. */
export function chooseLarge(count: string): boolean {
  const choices = largeChoices.value;
  const isPossible = choices.length > 0 ? choices.includes(count) : /^\d$/.test(count);
  if (isPossible) chosenLarge.value = { ...chosenLarge.value, [gameId.value]: count };
  return isPossible;
}

/** A board of a game that was typed elsewhere, to be played. */
const lastGiven = signal<{ readonly game: GameId; readonly board: DealtBoard } | null>(null);

/** The given board of the current game; null for boards that are dealt. */
export const given = computed(() => (lastGiven.value?.game === gameId.value ? lastGiven.value.board : null));

/** Gives a board of the current game to be played, or none. */
export function giveBoard(board: DealtBoard | null): void {
  lastGiven.value = board && { game: gameId.value, board };
}

/** The choices that determine a board. */
export interface DealtFrom {
  readonly game: Game;
  readonly rules: Rules;
  /** The day of the puzzle, which overrides all choices below. */
  readonly day?: string | null;
  readonly seed: number;
  readonly large?: number;
  /** The board itself, which overrides all choices below. */
  readonly board?: DealtBoard | null;
  /** The value of a card A on it. Default: that of the game. */
  readonly aces?: Puzzle['aces'];
  /** The level of its difficulty. Default: any. */
  readonly level?: number;
  /** Whether the board must have a solution. Default: if all numbers have to be used. */
  readonly solvable?: boolean;
}

/** The choices that determine the board to play. */
export const dealt = computed((): DealtFrom => ({
  game: game.value.record,
  rules: day.value === null ? rules.value : game.value.record.rules,
  day: day.value,
  seed: Number(seed.value),
  ...(given.value !== null && { board: given.value, aces: boardAces.value }),
  large: largeChoices.value.length > 0 ? Number(large.value) : undefined,
  level: isRated.value && level.value !== 'any' ? Number(level.value) : undefined,
}));

/** Deals another board of the same kind, from a new seed. */
export function dealAnother(): void {
  batch(() => {
    day.value = null;
    giveBoard(null);
    renewSeed();
  });
}

/** Chooses a new seed. */
export function renewSeed(): void {
  seed.value = createSeed();
}

/** Returns today's date on the clock of this machine. */
export function findToday(): string {
  return dayOf(new Date());
}

/** Whether a text is a seed. */
export function isSeed(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) < 2 ** 32;
}

function createSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]);
}
