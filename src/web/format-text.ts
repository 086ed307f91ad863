// Numbers and expressions as people write them: the signs of arithmetic, and separators of thousands.
import { showSigns } from '../operators.js';

/** An expression or a step with × ÷ −. Fractions keep their slash: `(8/3)`. */
export function prettify(expression: string): string {
  return showSigns(expression);
}

/** `1 operation`, `3 operations`, `12,345 solutions`. */
export function countOf(count: number, thing: string): string {
  return `${formatCount(count)} ${thing}${count === 1 ? '' : 's'}`;
}

/** A count with separators of thousands. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** A time in a suitable unit. */
export function formatTime(ms: number): string {
  if (ms < 1) return `${Math.max(1, Math.round(ms * 1000))} µs`;
  if (ms < 1000) return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
  return `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
}
