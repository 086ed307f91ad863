// What the page shows, as signals: a tab, a game, and for each game a board with its target and range. Every
// part of the page reads and writes these, and address.ts keeps them in the address.
import { computed, signal, type Signal } from '@preact/signals';
import type { Distinct } from '../index.js';
import { games, GAMES, type GameName } from './games.js';

/** The tabs, in their order. */
export const TABS = ['solve', 'explore', 'play', 'measure'] as const;
export type Tab = (typeof TABS)[number];

/** What was typed for one game: texts, which may be wrong. */
export interface Board {
  /** A text for each place; empty ones are places without a number. */
  readonly tiles: Signal<readonly string[]>;
  readonly target: Signal<string>;
  readonly from: Signal<string>;
  readonly to: Signal<string>;
}

export const tab = signal<Tab>('solve');
export const gameName = signal<GameName>('countdown');
export const game = computed(() => games[gameName.value]);

const boards = Object.fromEntries(
  GAMES.map((name) => {
    const { tiles, target, from, to } = games[name];
    return [name, { tiles: signal(tiles), target: signal(target), from: signal(from), to: signal(to) }];
  }),
) as Record<GameName, Board>;

/** The board of the game that is shown. */
export const board = computed(() => boards[gameName.value]);

/** What each card A can count. */
export const ACES = ['one', 'one-or-eleven'] as const;
export const aces = signal<(typeof ACES)[number]>('one');

/** What an A counts on the board that is shown: a choice where there are cards. */
export const boardAces = computed(() => (game.value.piece === 'Card' ? aces.value : 'one'));

/** Which solutions are listed, or `none` while the list is closed. */
export const listed = signal<Distinct | 'none'>('none');
