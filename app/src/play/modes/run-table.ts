// The element in which the current board of a run is played. It is kept here, so that a board goes on while
// another tab of the page is shown.
import { effect, signal } from '@preact/signals';
import type { BoardElement } from '../../../../src/element/element-types.js';
import { type GameId, games } from 'numbers-game';
import type { FinishDetail } from '../../../../src/play/round/play-round.js';
import type { DealtBoard } from '../../../../src/play/round/deal-board.js';
import type { TileGame } from '../../../../src/play/round/tile-game.js';
import { language } from '../../page-words.js';
import { focusTiles, PageGame } from '../start-round.js';
import { idOf, leaveBoard, run, type Run } from './run-state.js';

/** The end of the last board: its result and its tiles. Null after a reload. */
export const lastEnd = signal<{ readonly outcome: FinishDetail; readonly tiles: TileGame } | null>(null);

/** An element of the page, with the tiles of its round. */
type TableElement = BoardElement & Pick<PageGame, 'tiles'>;

interface Table {
  readonly id: string;
  readonly element: TableElement;
}

let table: Table | null = null;

effect(() => {
  const lang = language.value;
  if (table !== null) table.element.lang = lang;
});

/** Makes an element that plays a board. @param seconds the length of the round, 0 for no clock */
export function createTable(game: GameId, { numbers, target }: DealtBoard, seconds: number): TableElement {
  const { aces = '' } = games[game];
  const element: TableElement = new PageGame();
  Object.assign(element, { play: true, game, numbers, target, aces, seconds });
  return element;
}

/** Starts the clock of an element that is shown, and moves the focus to its tiles. */
export async function startTable(element: TableElement): Promise<void> {
  await element.updateComplete;
  element.start();
  await element.updateComplete;
  focusTiles(element);
}

/** Returns the element of the current board of a run. */
export function tableOf(playing: Run): TableElement {
  const { board, startedAt } = playing.current!;
  const id = `${idOf(playing, playing.rounds.length)} ${startedAt}`;
  if (table?.id === id) return table.element;
  // After a reload, the clock goes on where it would be.
  const spent = Math.floor((Date.now() - startedAt) / 1000);
  const seconds = playing.seconds > 0 ? Math.max(1, playing.seconds - spent) : 0;
  const element = createTable(playing.game, board, seconds);
  element.addEventListener('finish', ({ detail }) => {
    if (table?.element !== element || run.value?.current?.startedAt !== startedAt) return;
    lastEnd.value = { outcome: detail, tiles: element.tiles };
    void leaveBoard(detail);
  });
  table = { id, element };
  return element;
}

/** Gives the current board up. */
export function skipBoard(): void {
  table?.element.giveUp();
}
