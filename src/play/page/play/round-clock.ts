// The clock of a round.
import { signal } from '@preact/signals';

/** The seconds to choose from, the first those of the show. */
export const CLOCKS = ['30', '45', '60', 'off'] as const;

/** The seconds of the next round. */
export const clock = signal<(typeof CLOCKS)[number]>('30');

/** Returns the seconds of the next round; 0 for no clock. */
export function secondsOf(): number {
  return clock.value === 'off' ? 0 : Number(clock.value);
}
