// Numbers, counts, shares and times in the language of the page.
import * as inLanguage from '../../src/play/words/count-words.js';
import { words } from './page-words.js';

/** Formats a count with its noun: `1 operation`, `3 operations`, `12,345 solutions`. */
export function countOf(count: number, forms: inLanguage.Counted): string {
  return inLanguage.countOf(words.value.language, count, forms);
}

/** Formats a number with separators of thousands, and one decimal if it has any. */
export function formatNumber(number: number): string {
  return inLanguage.formatNumber(words.value.language, number);
}

/** Formats a share with a number of decimals: `68.1%`. */
export function formatShare(part: number, whole: number, decimals = 1): string {
  return inLanguage.formatShare(words.value.language, whole === 0 ? 0 : part / whole, decimals);
}

/** Formats a time in a suitable unit: `1.2 ms`. */
export function formatTime(ms: number): string {
  if (ms < 1) return `${Math.max(1, Math.round(ms * 1000))} µs`;
  if (ms < 1000) return `${ms < 10 ? formatDecimals(ms, 1) : Math.round(ms)} ms`;
  return `${formatDecimals(ms / 1000, ms < 10_000 ? 2 : 1)} s`;
}

/** Formats a number with a fixed number of decimals. */
export function formatDecimals(number: number, decimals: number): string {
  return inLanguage.formatDecimals(words.value.language, number, decimals);
}
