// A round, from the board face down to the points. It is kept outside the components, so that it goes on
// while another tab is shown. Moves and their values are computed in play/tile-game.ts.
import { signal } from '@preact/signals';
import {
  combine,
  countPoints,
  createTileGame,
  enter,
  isFinished,
  undo,
  type TileGame,
  type Refusal,
} from '../../play/tile-game.js';
import { findHint } from '../../play/hint.js';
import type { Operator } from '../../index.js';
import { rowOf, writeOperation } from '../../operators.js';
import { solver } from '../solver.js';
import { prettify } from '../format-text.js';
import { dealPuzzle, dealt } from './deal.js';
import { explainHint, explainReason, explainRefusal } from './words.js';

/** The seconds of a round on the show. */
export const SECONDS = 30;

interface Round {
  /** Whether the board is still face down, in play, or over. */
  readonly phase: 'ready' | 'running' | 'over';
  /** Null until the board is turned over. */
  readonly game: TileGame | null;
  readonly hints: number;
  /** The end of the time, on the scale of `performance.now()`; null without a clock. */
  readonly endsAt: number | null;
  /** The last message to the player. */
  readonly message: string;
}

const BEFORE: Round = { phase: 'ready', game: null, hints: 0, endsAt: null, message: '' };

export const round = signal<Round>(BEFORE);
/** Whether the next round has a clock. */
export const clock = signal<'on' | 'off'>('on');

let timer: ReturnType<typeof setTimeout> | undefined;
dealt.subscribe(() => {
  clearTimeout(timer);
  round.value = BEFORE;
});

/** Turns the board over, and starts the clock. */
export async function start(): Promise<void> {
  const begun = dealt.value;
  const puzzle = await dealPuzzle(begun);
  if (begun !== dealt.value) return;
  const hasClock = clock.value === 'on';
  clearTimeout(timer);
  if (hasClock) timer = setTimeout(finish, SECONDS * 1000);
  const endsAt = hasClock ? performance.now() + SECONDS * 1000 : null;
  round.value = { ...BEFORE, phase: 'running', game: createTileGame(puzzle), endsAt };
}

/** Ends the round with the best result so far. */
export function finish(): void {
  clearTimeout(timer);
  round.value = { ...round.value, phase: 'over', message: '' };
}

/** Combines two tiles. Returns whether that is allowed. */
export function move(left: number, operator: Operator, right: number): boolean {
  const before = round.value.game!;
  const game: TileGame | Refusal = combine(before, left, operator, right);
  if (typeof game === 'string') {
    const [first, second] = [left, right].map((place) => before.tiles[place]?.value ?? '');
    tell(explainRefusal(game, prettify(writeOperation(rowOf(operator), `${first}`, `${second}`))));
    return false;
  }
  go(game, prettify(game.steps.at(-1)!));
  return true;
}

/** Undoes the last move. */
export function takeBack(): void {
  go(undo(round.value.game!), '');
}

/** Judges an expression that was typed. Returns whether it counts. */
export function write(text: string): boolean {
  const { game, verdict } = enter(round.value.game!, text);
  go(game, explainReason(verdict, dealt.value.game.piece, game.puzzle.rules));
  return verdict.reason === 'exact' || verdict.reason === 'wrong-value';
}

/** Shows the next move and no more. */
export async function giveHint(): Promise<void> {
  const { game } = round.value;
  const hint = await findHint(game!, (puzzle) => solver.solve(puzzle));
  if (round.value.game !== game || round.value.phase !== 'running') return;
  round.value = { ...round.value, hints: round.value.hints + 1, message: explainHint(hint) };
}

/** The current points of the round. */
export function points(): number {
  return round.value.game === null ? 0 : countPoints(round.value.game);
}

function go(game: TileGame, message: string): void {
  round.value = { ...round.value, game, message };
  if (isFinished(game)) finish();
}

function tell(message: string): void {
  round.value = { ...round.value, message };
}
