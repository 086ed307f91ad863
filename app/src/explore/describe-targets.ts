// Descriptions of targets, in words and in lists.
import type { Reach } from 'numbers-game';
import { countOf } from '../format-numbers.js';
import { tabWords } from '../page-words.js';
import { UNREACHABLE } from './paint-grid.js';

/** Describes a target with its operations: `765: 3 operations`. */
export function describeTarget({ from, operations }: Reach, target: number): string {
  return tabWords.value.labelled(String(target), describeLevel(operations[target - from]));
}

/** Describes a number of operations: `3 operations`, `given number`, or `cannot be made`. */
export function describeLevel(level: number): string {
  const { operations, explore } = tabWords.value;
  if (level === UNREACHABLE) return explore.cannotBeMade;
  return level === 0 ? explore.given : countOf(level, operations);
}

/** Groups targets by their operations, ascending, those that cannot be made last. */
export function groupTargets({ from, operations }: Reach): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const [index, level] of operations.entries()) {
    const group = groups.get(level);
    if (group === undefined) groups.set(level, [from + index]);
    else group.push(from + index);
  }
  return new Map([...groups].sort(([left], [right]) => left - right));
}
