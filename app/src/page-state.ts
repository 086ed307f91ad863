// The state of the page as signals: a tab, a game, and for each game a board with its target and range. Every
// part of the page reads and writes these, and page-address.ts keeps them in the address.
import { batch, computed, signal, type Signal } from '@preact/signals';
import type { Distinct, Game, GameId, Operator } from 'numbers-game';
import { gameIds } from 'numbers-game/generate';
import type { BoardText } from '../../src/reading/find-board.js';
import { countMost, hasFour, isBasic, SQUARE } from './operators.js';
import { shownGames } from './page-games.js';
import { largeNumbers, countdownGame } from './countdown-game.js';

/** The tabs, in their order. */
export const TABS = ['solve', 'explore', 'play', 'measure'] as const;
export type Tab = (typeof TABS)[number];

/** The texts typed for one game, which may be invalid. */
interface Board {
  /** A text for each place; empty ones are places without a number. */
  readonly tiles: Signal<readonly string[]>;
  readonly target: Signal<string>;
  readonly from: Signal<string>;
  readonly to: Signal<string>;
}

/** The last text that was read as a whole board, with the tiles that it gave. */
export const pasted = signal<{ readonly tiles: readonly string[]; readonly board: BoardText } | null>(null);

export const tab = signal<Tab>('solve');
export const gameId = signal<GameId>(gameIds[0]);
export const game = computed(() => shownGames[gameId.value]);

const boards = Object.fromEntries(
  gameIds.map((id) => {
    const { from, to } = shownGames[id];
    const target = emptyTarget(shownGames[id].record);
    return [
      id,
      { tiles: signal<readonly string[]>([]), target: signal(target), from: signal(from), to: signal(to) },
    ];
  }),
) as Record<GameId, Board>;

/** The board of the game that is shown, empty at first. */
export const board = computed(() => boards[gameId.value]);

/** The target of an empty board: the one that the game fixes. */
export function emptyTarget({ target }: Game): string {
  return typeof target === 'number' ? String(target) : '';
}

/** Shows the example of the game. */
export function showExample(): void {
  const { tiles, target } = game.value;
  batch(() => {
    board.value.tiles.value = tiles;
    board.value.target.value = target;
  });
}

/** The choices for the value of a card A. */
export const ACES = ['one', 'one-or-eleven'] as const;
/** The chosen value of a card A, null before a choice. */
export const chosenAces = signal<(typeof ACES)[number] | null>(null);
export const aces = computed(() => chosenAces.value ?? game.value.record.aces ?? 'one');

/** Whether the board that is shown has playing cards. */
export const hasAces = computed(() => game.value.record.aces !== undefined);

/** The value of an A on the current board: a choice if it has playing cards. */
export const boardAces = computed(() => (hasAces.value ? aces.value : 'one'));

/** The operators to leave out, in any game that has them. */
export const leftOut = signal<readonly Operator[]>([]);

/** The operators of the last link that its game does not have. */
export const unknownOperators = signal<{ readonly game: GameId; readonly signs: string } | null>(null);

/** The operators allowed: those of the game that are not left out, or all if none would be left. */
export const allowed = computed(() => {
  const { operators } = game.value;
  const rest = operators.filter((operator) => !leftOut.value.includes(operator));
  return rest.length > 0 ? rest : operators;
});

/** The rules of the game with the operators allowed. */
export const rules = computed(() => {
  const { record, operators } = game.value;
  return allowed.value.length === operators.length
    ? record.rules
    : { ...record.rules, operators: allowed.value };
});

/** The most numbers of a board with the operators allowed. */
export const most = computed(() => countMost(allowed.value));

/** Whether the nearest value is found if there is no solution: with `+ - * /` and `square`. */
export const nearest = computed(() =>
  allowed.value.every((operator) => isBasic(operator) || operator === SQUARE),
);

/** Whether `rate` knows the rules: with `+ - * /`, all of them. */
export const isRated = computed(() => hasFour({ operators: allowed.value }));

/** Whether solutions can be listed: `square` has too many. */
export const hasSolutions = computed(() => !allowed.value.includes(SQUARE));

/** Whether all targets can be shown at once: with `+ - * /`, or some of them. */
export const hasGrid = computed(() => allowed.value.every(isBasic));

/** The level of distinct solutions that is listed, or `none` while the list is closed. */
export const listed = signal<Distinct | 'none'>('none');

/**
 * Whether templates are known for the game: hands of four numbers that are all used, with sums and products.
 */
export const hasTemplates = computed(() => {
  const { deal, rules } = game.value.record;
  const takesFractions = rules.values === 'rational' || rules.values === 'real';
  return deal.size === HAND_SIZE && rules.use === 'all' && takesFractions && allowed.value.every(isBasic);
});
const HAND_SIZE = 4;

/** Whether Explore shows the templates of a hand. */
export const templates = signal<'shown' | 'hidden'>('hidden');

/** The views of Explore: the targets of a board, all boards of the game, those with other large numbers. */
export const VIEWS = ['board', 'whole-game', 'large-numbers'] as const;
export const chosenView = signal<(typeof VIEWS)[number]>('board');

/** Whether there are tables of all boards: for the game of the show. */
export const hasWholeGame = computed(() => game.value.record === countdownGame);
export const view = computed(() => (hasWholeGame.value ? chosenView.value : 'board'));

/** The texts typed as large numbers, at first those of the game. */
export const ownLarge = largeNumbers.map((number) => signal(String(number)));

/** The choices for the size of the largest boards to measure. */
export const LARGEST = ['5', '6', '7', '8', '9'] as const;
export const largest = signal<(typeof LARGEST)[number]>('7');
