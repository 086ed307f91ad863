// The mode of the tab "play": single rounds, or several boards in a row.
import { batch, computed, signal } from '@preact/signals';
import { gameId } from '../page-state.js';
import type { RaceResult } from '../rounds/race-result.js';
import { day, findToday, giveBoard, renewSeed, seed } from './dealt-board.js';
import { clock } from './round-clock.js';

/** The modes in the order in which they are offered. */
export const MODES = ['round', 'ladder', 'sprint', 'show', 'practice'] as const;
export type Mode = (typeof MODES)[number];

export const mode = signal<Mode>('round');

/** Whether boards of a mode are being played. */
export const isRunning = signal(false);

/** The place of the current run in the storage of the window. */
export const RUN_KEY = 'numbers-game-run';

/**
 * Whether the window was loaded again and has a run that may go on; then nothing else is shown until that is
 * known.
 */
export const mayResume = signal(hasKept());

/** Shows the choices again if a part of the modes cannot be loaded. @throws the error */
export function refuse(error: unknown): never {
  mayResume.value = false;
  throw error;
}

function hasKept(): boolean {
  try {
    return sessionStorage.getItem(RUN_KEY) !== null;
  } catch {
    return false;
  }
}

/** The counts of large numbers of a show that is a race, a digit for each round; empty if they are chosen. */
export const plan = signal('');

/** The choices on which a result depends. */
const race = computed(() => [mode.value, gameId.value, day.value ?? seed.value, clock.value].join(' '));

/** The result of another player, and the choices of its race. */
const lastRival = signal<{ readonly race: string; readonly result: RaceResult } | null>(null);

/** The result of another player in the race that is shown; null without one. */
export const rival = computed(() =>
  lastRival.value?.race === race.value && mode.value !== 'round' && mode.value !== 'practice'
    ? lastRival.value.result
    : null,
);

/** Gives the result of another player in the race that is shown, or none. */
export function giveRival(result: RaceResult | null): void {
  lastRival.value = result && { race: race.value, result };
}

/** Chooses a mode, and the day of its boards. */
export function chooseMode(chosen: Mode): void {
  batch(() => {
    mode.value = chosen;
    mayResume.value = false;
    giveBoard(null);
    renewBoards();
    day.value = chosen === 'ladder' ? findToday() : null;
  });
}

/** Leaves the seed and the plan that were played or came with a link: the player may know their boards. */
export function renewBoards(): void {
  plan.value = '';
  renewSeed();
}
