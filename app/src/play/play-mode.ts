// The mode of the tab "play", single rounds or several boards in a row, and its clock.
import { batch, computed, signal } from '@preact/signals';
import { game, gameId } from '../page-state.js';
import type { RaceResult } from '../rounds/race-result.js';
import { day, findToday, giveBoard, renewSeed, seed } from './dealt-board.js';

/** The modes in the order in which they are offered. */
export const MODES = ['round', 'ladder', 'sprint', 'show', 'practice'] as const;
export type Mode = (typeof MODES)[number];

export const mode = signal<Mode>('round');

/** The seconds of a clock to choose from. */
export const CLOCKS = ['30', '45', '60', '90', 'off'] as const;

/** The seconds that were chosen; null for the usual ones. */
export const chosenClock = signal<(typeof CLOCKS)[number] | null>(null);

/**
 * The seconds of the next round. Shows and single rounds of a game that is one have the clock of television;
 * the puzzles of a day and games that nobody plays by the clock have none.
 */
export const clock = computed(() => {
  const { seconds } = game.value.record;
  const isSingle = mode.value === 'round' && day.value === null && seconds !== undefined;
  const isTimed = isSingle || mode.value === 'show' || mode.value === 'sprint';
  const usual = CLOCKS.find((each) => each === String(seconds)) ?? CLOCKS[0];
  return chosenClock.value ?? (isTimed ? usual : 'off');
});

/** Returns the seconds of the next round; 0 for no clock. */
export function secondsOf(): number {
  return clock.value === 'off' ? 0 : Number(clock.value);
}

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
