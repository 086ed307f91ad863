// The clock of a round: that of the game's show, until the player chooses another.
import { computed, signal } from '@preact/signals';
import { game } from '../page-state.js';

/** The seconds to choose from. */
export const CLOCKS = ['30', '45', '60', '90', 'off'] as const;

/** The seconds that were chosen; null for those of the show. */
export const chosenClock = signal<(typeof CLOCKS)[number] | null>(null);

/** The seconds of the next round. A game that is no show has those of Countdown. */
export const clock = computed(
  () => chosenClock.value ?? CLOCKS.find((each) => each === String(game.value.record.seconds)) ?? CLOCKS[0],
);

/** Returns the seconds of the next round; 0 for no clock. */
export function secondsOf(): number {
  return clock.value === 'off' ? 0 : Number(clock.value);
}
