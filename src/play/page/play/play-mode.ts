// The mode of the tab "play": single rounds, or several boards in a row.
import { batch, signal } from '@preact/signals';
import { day, findToday, giveBoard } from './dealt-board.js';

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

/** The opponents of a show: the solver, or two people at one screen. */
export const OPPONENTS = ['solver', 'two'] as const;
export const opponent = signal<(typeof OPPONENTS)[number]>('solver');

/** The counts of large numbers of a show that is a race, a digit for each round; empty if they are chosen. */
export const plan = signal('');

/** Chooses a mode, and the day of its boards. */
export function chooseMode(chosen: Mode): void {
  batch(() => {
    mode.value = chosen;
    mayResume.value = false;
    plan.value = '';
    giveBoard(null);
    day.value = chosen === 'ladder' ? findToday() : null;
  });
}
