// Reads the texts of a board: numbers, or a fault in words for a player. The remaining faults (values too
// large for exact arithmetic) are reported by the solver.
import type { Card, Rules } from '../../index.js';
import { subtraction } from '../../operators.js';

/** A fault of a board: in the place of a number, or in a field. */
export interface Fault {
  readonly at: number | 'target' | 'from' | 'to' | 'numbers';
  readonly message: string;
}

export type Reading<Value> =
  { readonly value: Value; readonly fault?: never } | { readonly value?: never; readonly fault: Fault };

/** The most targets that can be drawn. */
export const MOST_TARGETS = 10_000;

/** Reads the numbers of the places that are not empty. */
export function readNumbers(tiles: readonly string[]): Reading<(number | Card)[]> {
  const numbers: (number | Card)[] = [];
  for (const [at, text] of tiles.entries()) {
    if (text === '') continue;
    const number = readNumber(text);
    if (number === undefined) {
      const message = /^\d*[1-9]\d*$/.test(text)
        ? `“${text}” is too large: at most ${Number.MAX_SAFE_INTEGER.toLocaleString('en')}.`
        : `“${text}” is neither a whole number from 1 nor a card A, J, Q, K.`;
      return { fault: { at, message } };
    }
    numbers.push(number);
  }
  if (numbers.length > 0) return { value: numbers };
  return { fault: { at: 'numbers', message: 'Type numbers, or pick them below.' } };
}

/** Reads a target: for a game without fractions a whole number from 1. */
export function readTarget(text: string, rules: Rules): Reading<string> {
  const value = text.trim().replace(subtraction.sign, subtraction.operator);
  if (value === '') return { fault: { at: 'target', message: 'Type a target.' } };
  if (rules.values === 'natural' && !/^0*[1-9]\d*$/.test(value)) {
    return { fault: { at: 'target', message: `The target is a whole number from 1, not “${text}”.` } };
  }
  if (/^-?\d+(\/0*[1-9]\d*)?$/.test(value)) return { value };
  return {
    fault: { at: 'target', message: `The target is a number or a fraction such as 5/6, not “${text}”.` },
  };
}

/** Reads the first and the last target of a range. */
export function readRange(fromText: string, toText: string): Reading<{ from: number; to: number }> {
  const [from, to] = [Number(fromText), Number(toText)];
  const message = 'Targets are whole numbers from 1.';
  if (fromText.trim() === '' || !Number.isSafeInteger(from) || from < 1)
    return { fault: { at: 'from', message } };
  if (toText.trim() === '' || !Number.isSafeInteger(to) || to < 1) return { fault: { at: 'to', message } };
  if (to < from)
    return { fault: { at: 'to', message: `The last target must be at least the first, ${from}.` } };
  if (to - from < MOST_TARGETS) return { value: { from, to } };
  return {
    fault: { at: 'to', message: `At most ${MOST_TARGETS.toLocaleString('en')} targets can be shown.` },
  };
}

function readNumber(text: string): number | Card | undefined {
  if (/^[AJQKajqk]$/.test(text)) return text.toUpperCase() as Card;
  const number = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}
