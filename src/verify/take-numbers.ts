// Finds which given numbers an answer takes. If the rules have concatenations, a number such as 12 is a given
// one, or two given digits: as many as possible are taken as given, unless all given numbers are to be used
// and that leaves some.
import { isWorth, matchLeaves } from '../expression/match-leaves.js';
import { isEitherAce, type Leaf } from '../core/puzzle/parse-numbers.js';
import type { Taken } from './answer-statement.js';

/** Given numbers that an answer takes. */
export interface Taking {
  /** Numbers as they are taken: a number that is put together from digits is replaced by its digits. */
  readonly used: readonly Taken[];
  /** Index of the use of each leaf among `used`, or -1. */
  readonly useOf: readonly number[];
}

/** Whether a number may come from a leaf. */
export function canBe(leaf: Leaf, taken: Taken): boolean {
  return taken === 'A' ? isEitherAce(leaf) : isWorth(leaf, taken);
}

/** Finds a largest matching of leaves and uses. @param takesAll whether all leaves are to be used */
export function takeNumbers(
  leaves: readonly Leaf[],
  used: readonly Taken[],
  allowsDigits: boolean,
  takesAll: boolean,
): Taking {
  const given = { used, useOf: matchLeaves(leaves, used, canBe) };
  if (!allowsDigits || used.length > leaves.length) return given;
  let partial: Taking | undefined;
  const { least, others } = findNumerals(leaves, used);
  for (let count = 0; count <= others.length; count++) {
    for (const chosen of chooseFrom(others, count)) {
      const replaced = new Set([...least, ...chosen]);
      const expanded = used.flatMap((taken, use) =>
        replaced.has(use) ? digitsOf(taken as number) : [taken],
      );
      if (expanded.length > leaves.length) continue;
      const useOf = matchLeaves(leaves, expanded, canBe);
      if (useOf.filter((use) => use >= 0).length < expanded.length) continue;
      if (!takesAll || expanded.length === leaves.length) return { used: expanded, useOf };
      partial ??= { used: expanded, useOf };
    }
  }
  return partial ?? given;
}

/**
 * Finds the numerals that must be put together from digits, because fewer leaves can be them, and those of
 * which each may be, because only alternatives can be them.
 */
function findNumerals(leaves: readonly Leaf[], used: readonly Taken[]) {
  const [least, others]: [number[], number[]] = [[], []];
  for (const [use, taken] of used.entries()) {
    if (!isNumeral(taken)) continue;
    const count = used.slice(use).filter((other) => other === taken).length;
    const sources = leaves.filter((leaf) => canBe(leaf, taken));
    if (count > sources.length) least.push(use);
    else if (count > sources.filter(({ length }) => length === 1).length) others.push(use);
  }
  return { least, others };
}

/** Whether a number consists of at least two digits. */
export function isNumeral(taken: Taken): taken is number {
  return typeof taken === 'number' && /^\d{2,}$/.test(String(taken));
}

export function digitsOf(numeral: number): number[] {
  return Array.from(String(numeral), Number);
}

/** Yields all ways to choose some of a list, in the order of the list. */
function* chooseFrom(list: readonly number[], count: number, from = 0): Generator<number[]> {
  if (count === 0) yield [];
  for (let i = from; count > 0 && i < list.length; i++) {
    for (const rest of chooseFrom(list, count - 1, i + 1)) yield [list[i], ...rest];
  }
}
