// The clock of a round.
import { signal } from '@preact/signals';

/** The seconds of a round on the show. */
export const SECONDS = 30;

/** Whether the next round has a clock. */
export const clock = signal<'on' | 'off'>('on');
