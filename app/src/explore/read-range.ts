// Reads the range of targets to explore.
import type { Reading } from '../../../src/reading/board-faults.js';
import { formatNumber } from '../format-numbers.js';
import { tabWords } from '../page-words.js';

/** A fault of the range, in one of its fields. */
interface RangeFault {
  readonly at: 'from' | 'to';
  readonly describe: () => string;
}

/** The most targets that can be drawn. */
const MOST_TARGETS = 10_000;

/** Reads the first and the last target of a range. */
export function readRange(
  fromText: string,
  toText: string,
): Reading<{ from: number; to: number }, RangeFault> {
  const [from, to] = [fromText, toText].map((text) => (text.trim() === '' ? NaN : Number(text)));
  const fail = (at: RangeFault['at'], describe: () => string) => ({ fault: { at, describe } });
  const describe = () => tabWords.value.explore.notTargets;
  if (!Number.isSafeInteger(from) || from < 1) return fail('from', describe);
  if (!Number.isSafeInteger(to) || to < 1) return fail('to', describe);
  if (to < from) return fail('to', () => tabWords.value.explore.wrongOrder(String(from)));
  if (to - from < MOST_TARGETS) return { value: { from, to } };
  return fail('to', () => tabWords.value.explore.tooManyTargets(formatNumber(MOST_TARGETS)));
}
