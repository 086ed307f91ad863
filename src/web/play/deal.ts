// Deals the board from the seed in the address, so that people who share it play the same board.
import { computed, signal } from '@preact/signals';
import type { Game, GameId } from '../../games.js';
import type { Rules } from '../../index.js';
import { countLarge, deal, type DealtBoard } from '../../play/deal.js';
import type { GamePuzzle } from '../../play/tile-game.js';
import { solver } from '../solver.js';
import { game, gameId, rules } from '../state.js';

/** How many boards to try until one has a solution. With few operators there may be none. */
const MOST_BOARDS = 200;

/** An integer from 0 to 2^32 - 1, as text. */
export const seed = signal(createSeed());

/** How many large numbers were chosen for each game, as text. */
const chosenLarge = signal<Readonly<Partial<Record<GameId, string>>>>({});

/**
 * How many large numbers the board has, as text; null in a game without large numbers, unless its address has
 * it.
 */
export const large = computed(
  () => chosenLarge.value[gameId.value] ?? game.value.record.deal.large?.count.toString() ?? null,
);

/** The choices of how many large numbers a board has: none in a game without large numbers. */
export const largeChoices = computed(() => {
  const { record } = game.value;
  const isFree = record.deal.large !== undefined;
  return isFree ? Array.from({ length: countLarge(record) + 1 }, (_, count) => String(count)) : [];
});

/** Chooses how many large numbers the boards of the game have, if that is possible. */
export function chooseLarge(count: string): void {
  const choices = largeChoices.value;
  const isPossible = choices.length > 0 ? choices.includes(count) : /^\d$/.test(count);
  if (isPossible) chosenLarge.value = { ...chosenLarge.value, [gameId.value]: count };
}

/** What determines a board. */
interface DealtFrom {
  readonly game: Game;
  readonly rules: Rules;
  readonly seed: number;
  readonly large?: number;
  /** Whether the board must have a solution. Default: if all numbers have to be used. */
  readonly solvable?: boolean;
}

/** A board that was dealt: a puzzle whose target is a number. */
type DealtPuzzle = GamePuzzle & DealtBoard;

/** What determines the board to play. */
export const dealt = computed((): DealtFrom => ({
  game: game.value.record,
  rules: rules.value,
  seed: Number(seed.value),
  large: largeChoices.value.length > 0 ? Number(large.value) : undefined,
}));

/** Asks for another board of the same kind. */
export function dealAnother(): void {
  seed.value = createSeed();
}

/** Whether a text is a seed. */
export function isSeed(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) < 2 ** 32;
}

/** The board of a seed: the first that can be solved, or the first at all. */
export async function dealPuzzle({
  game,
  rules,
  seed,
  large,
  solvable = rules.use === 'all',
}: DealtFrom): Promise<DealtPuzzle> {
  const boards = deal(game, seed, { large });
  for (let count = 1; ; count++) {
    const puzzle = { ...boards.next().value, rules, aces: game.aces };
    if (!solvable || count === MOST_BOARDS) return puzzle;
    if ((await solver.solve(puzzle)).status === 'exact') return puzzle;
  }
}

function createSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]);
}
