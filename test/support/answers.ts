// Checks an answer on its own, with an evaluation that shares nothing with src/. `expect` takes some 40 µs,
// ten times as long as all comparisons of an answer, so it is called for a fault alone.
import { expect } from 'vitest';
import type { Result, Rules } from '../../src/index.js';
import type { Answer, Leaves } from './recursive-definition.js';
import { read } from './reader.js';

/** Expects two values to be equal, without the cost of `expect` if they are. */
export function checkEqual(found: unknown, expected: unknown, context: string): void {
  if (!Object.is(found, expected)) expect(found, context).toBe(expected);
}

/** Checks that a result is the answer of a definition. */
export function checkBest(result: Result, best: Answer | undefined, context: string): void {
  const status = best?.distance === 0n ? 'exact' : 'nearest';
  checkEqual(describe(result.status, result), best && describe(status, best), context);
}

const describe = (status: string, { value, distance, operations }: Answer | Result) =>
  `${status}: ${value}, off by ${distance}, in ${operations}`;

/**
 * Checks that expression, value, operations and steps of a result agree, and that the rules and numbers allow
 * them.
 */
export function checkResult(result: Result, leaves: Leaves, use: Rules['use'], context: string): void {
  checkEqual(faultOf(result, leaves, use), null, `${context}: ${result.expression}`);
}

/** The first fault of a result; null if it has none. */
export function faultOf(
  { expression, operations, value, steps }: Result,
  leaves: Leaves,
  use: Rules['use'],
): string | null {
  const reading = read(expression ?? '');
  if (!reading?.natural) return 'leaves the positive integers';
  if (reading.numerator !== BigInt(value ?? 0)) return `is ${reading.numerator}, not ${value}`;
  if (reading.operations !== operations) return `has ${reading.operations} operations, not ${operations}`;
  const { numbers } = reading;
  if (!canGive(leaves, numbers)) return `uses ${numbers.join(' ')}, which the board does not have`;
  if (use === 'all' && numbers.length < leaves.length) return 'leaves numbers over';
  if (steps.length !== operations) return `has ${steps.length} steps`;
  return faultOfSteps(steps, numbers.map(String), String(value));
}

/** Whether each number can come from a leaf of its own, by trying all ways. */
function canGive(leaves: Leaves, numbers: readonly number[]): boolean {
  if (numbers.length === 0) return true;
  const [first, ...others] = numbers;
  return leaves.some((leaf, place) => leaf.includes(first) && canGive(leaves.toSpliced(place, 1), others));
}

/**
 * Plays the steps: each takes two values from the table and puts its result there; the last leaves the value.
 */
function faultOfSteps(steps: readonly string[], table: string[], value: string): string | null {
  for (const step of steps) {
    const [, text, left, right, result] = /^((\d+) [-+*/] (\d+)) = (\d+)$/.exec(step) ?? [];
    for (const operand of [left, right]) {
      const place = table.indexOf(operand);
      if (place < 0) return `has a step ${step} of numbers that are not there`;
      table.splice(place, 1);
    }
    const reading = read(text);
    if (reading?.denominator !== 1n || reading.numerator !== BigInt(result)) return `has a step ${step}`;
    table.push(result);
  }
  return table.join(' ') === value ? null : `has steps that leave ${table.join(' ')}`;
}
