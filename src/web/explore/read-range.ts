// Reads the range of targets to explore.
import type { Reading } from '../../play/read-board.js';

/** A fault of the range, in one of its fields. */
export interface RangeFault {
  readonly at: 'from' | 'to';
  readonly message: string;
}

/** The most targets that can be drawn. */
const MOST_TARGETS = 10_000;

/** Reads the first and the last target of a range. */
export function readRange(
  fromText: string,
  toText: string,
): Reading<{ from: number; to: number }, RangeFault> {
  const [from, to] = [fromText, toText].map((text) => (text.trim() === '' ? NaN : Number(text)));
  const fail = (at: RangeFault['at'], message: string) => ({ fault: { at, message } });
  const message = 'Targets are whole numbers from 1 up.';
  if (!Number.isSafeInteger(from) || from < 1) return fail('from', message);
  if (!Number.isSafeInteger(to) || to < 1) return fail('to', message);
  if (to < from) return fail('to', `The last target must be at least the first, ${from}.`);
  if (to - from < MOST_TARGETS) return { value: { from, to } };
  return fail('to', `At most ${MOST_TARGETS.toLocaleString('en')} targets can be shown.`);
}
