// A show of two people at one screen, as plain steps: the board, the declarations, the ways, the next board.
// It is not kept through a reload, which therefore asks first.
import { effect, signal } from '@preact/signals';
import { games, type GameId } from '../../../../core/puzzle/games.js';
import type { RatedBoard } from '../../../round/rated-boards.js';
import {
  countDuel,
  dealForShow,
  findShower,
  SHOW_ROUNDS,
  showWay,
  type Duel,
  type Player,
} from '../../../round/show.js';
import { gameId, tab } from '../../page-state.js';
import { rateBoard } from '../../workers/rate-in-worker.js';
import { seed } from '../dealt-board.js';
import { isRunning, mode, opponent } from '../play-mode.js';
import { secondsOf } from '../round-clock.js';

interface DuelGame {
  readonly game: GameId;
  readonly seed: string;
  /** The round, from 0. */
  readonly place: number;
  /** The points of the rounds before this one. */
  readonly points: readonly [number, number];
  readonly board: RatedBoard;
  /** When the time to look is up, in milliseconds since 1970; null without a clock. */
  readonly endsAt: number | null;
  /** Both look at the board, declare, show their ways, or see the result. */
  readonly phase: 'look' | 'declare' | 'show' | 'over';
  readonly duel: Duel | null;
}

/** The show that is played; null before it begins. */
export const duelGame = signal<DuelGame | null>(null);

/** Whether all rounds are played. */
export const isLastRound = ({ place, phase }: DuelGame) => place === SHOW_ROUNDS - 1 && phase === 'over';

// Another game, seed or mode leaves the show.
effect(() => {
  const current = duelGame.peek();
  const isShown = mode.value === 'show' && opponent.value === 'two';
  const isSame = current?.game === gameId.value && current.seed === seed.value;
  if (tab.value === 'play' && current !== null && !(isShown && isSame)) duelGame.value = null;
});

const askFirst = (event: BeforeUnloadEvent) => {
  event.preventDefault();
};
effect(() => {
  const { value } = duelGame;
  const isPlaying = value !== null && !isLastRound(value);
  isRunning.value = isPlaying;
  if (isPlaying) addEventListener('beforeunload', askFirst);
  else removeEventListener('beforeunload', askFirst);
});

/** Turns the board of the next round over. @param large the number of large numbers, if it is chosen */
export async function showNextDuel(large?: number): Promise<void> {
  const last = duelGame.value;
  const place = last === null ? 0 : last.place + 1;
  const chosen = { game: gameId.value, seed: seed.value };
  const board = await dealForShow(games[chosen.game], Number(chosen.seed), place, large, rateBoard);
  if (duelGame.value !== last || chosen.seed !== seed.value || chosen.game !== gameId.value) return;
  const seconds = secondsOf();
  const endsAt = seconds === 0 ? null : Date.now() + seconds * 1000;
  const points = last === null ? ([0, 0] as const) : pointsOf(last);
  duelGame.value = { ...chosen, place, points, board, endsAt, phase: 'look', duel: null };
}

/** Ends the time to look. */
export function stopLooking(): void {
  const { value } = duelGame;
  if (value?.phase === 'look') duelGame.value = { ...value, phase: 'declare' };
}

/** Records what both have declared. */
export function declare(declared: Duel['declared']): void {
  const { value } = duelGame;
  if (value?.phase !== 'declare') return;
  const duel: Duel = { target: value.board.board.target, declared, shown: [null, null] };
  duelGame.value = { ...value, duel, phase: findShower(duel) === null ? 'over' : 'show' };
}

/** Records whether a player made the declared value. */
export function judge(player: Player, isMade: boolean): void {
  const { value } = duelGame;
  const shown = value?.duel ?? null;
  if (value === null || shown === null) return;
  const duel = showWay(shown, player, isMade);
  duelGame.value = { ...value, duel, phase: findShower(duel) === null ? 'over' : 'show' };
}

/** Returns the points of both players, with those of the current round. */
export function pointsOf({ points, duel, game }: DuelGame): [number, number] {
  const [first, second] = duel === null ? [0, 0] : countDuel(duel, games[game].rules);
  return [points[0] + first, points[1] + second];
}
