// The state of the tab "play": the board face down, a round, or its end. The round itself is that of the
// element, which is kept here so that it goes on while another tab is shown.
import { signal } from '@preact/signals';
import type { NumbersGameElement } from '../../element.js';
import type { FinishDetail } from '../../play/round.js';
import type { GamePuzzle } from '../../play/tile-game.js';
import { dealt } from './deal.js';

/** The seconds of a round on the show. */
export const SECONDS = 30;

/** A board that was turned over. */
export interface Round {
  readonly puzzle: GamePuzzle;
  readonly element: NumbersGameElement;
  /** Null while it is played. */
  readonly outcome: FinishDetail | null;
}

/** Null while the board is face down. */
export const round = signal<Round | null>(null);

/** Whether the next round has a clock. */
export const clock = signal<'on' | 'off'>('on');

dealt.subscribe(() => {
  round.value = null;
});

/** Asks whether to end a round that is played. True if there is none. */
export function confirmEnd(): boolean {
  const isPlaying = round.value !== null && round.value.outcome === null;
  return !isPlaying || confirm('End this round? Its board will be put away.');
}
