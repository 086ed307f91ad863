// The state of the tab "play": the board face down, a round, or its end. The round itself is that of the
// element, which is kept here so that it goes on while another tab is shown.
import { effect, signal, type Signal } from '@preact/signals';
import type { GameId } from 'numbers-game';
import type { BoardElement } from '../../../src/element/element-types.js';
import type { PlayedRound } from '../rounds/round-history.js';
import type { FinishDetail } from '../../../src/play/round/play-round.js';
import type { GamePuzzle, TileGame } from '../../../src/play/round/tile-game.js';
import { tab } from '../page-state.js';
import { tabWords } from '../page-words.js';
import { dealt, type DealtFrom } from './dealt-board.js';
import { isRunning, mode } from './play-mode.js';
import { dropStarted, idOfRound } from './started-rounds.js';

/** A board that was turned over. */
export interface OpenRound {
  readonly gameId: GameId;
  readonly from: DealtFrom;
  readonly puzzle: GamePuzzle;
  readonly element: BoardElement;
  /** The difficulty of the board; null until it is known, and for unrated boards. */
  readonly level: Signal<PlayedRound['level']>;
  /** The end of the round, null while it is played. */
  readonly end: RoundEnd | null;
}

/** The end of a round: its result and its tiles. */
export interface RoundEnd {
  readonly outcome: FinishDetail;
  /** The tiles at the end, and before each move. */
  readonly tiles: TileGame;
  readonly played: PlayedRound;
}

/** The current round, null while the board is face down. */
export const round = signal<OpenRound | null>(null);

// Other tabs may choose another game meanwhile: the address of this tab still has that of the round.
effect(() => {
  const from = mode.value === 'round' && JSON.stringify(dealt.value);
  const current = round.peek();
  if (tab.value !== 'play' || current === null || JSON.stringify(current.from) === from) return;
  // A discarded board does not go on; the clock of a daily puzzle does.
  if (!current.from.day) dropStarted(idOfRound(current.from));
  round.value = null;
});

/** Asks whether to end the current round or run. Returns true if there is none. */
export function confirmEnd(): boolean {
  const isPlaying = isRunning.value || (round.value !== null && round.value.end === null);
  return !isPlaying || confirm(tabWords.value.setup.confirmEnd);
}
