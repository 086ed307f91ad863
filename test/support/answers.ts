// Checks an answer on its own, with an evaluation that shares nothing with src/.
import { expect } from 'vitest';
import type { Result, Rules } from '../../src/index.js';
import type { Leaves } from './recursive-definition.js';
import { read } from './reader.js';

/**
 * Checks that expression, value, operations and steps of a result agree, and that the rules and numbers allow
 * them.
 */
export function checkResult(result: Result, leaves: Leaves, use: Rules['use'], context: string): void {
  const reading = read(result.expression ?? '');
  expect(reading, context).toMatchObject({
    natural: true,
    numerator: BigInt(result.value ?? 0),
    denominator: 1n,
    operations: result.operations,
  });
  const used = reading?.numbers ?? [];
  expect(canGive(leaves, used), `${context}: the numbers of ${result.expression}`).toBe(true);
  if (use === 'all') expect(used, context).toHaveLength(leaves.length);
  checkSteps(result, context);
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
function checkSteps({ steps, operations, value, expression }: Result, context: string): void {
  expect(steps, context).toHaveLength(operations ?? 0);
  const table: string[] = expression?.match(/\d+/g) ?? [];
  for (const step of steps) {
    const [, text, left, right, result] = /^((\d+) [-+*/] (\d+)) = (\d+)$/.exec(step) ?? [];
    for (const operand of [left, right]) {
      expect(table, `${context}: ${step}`).toContain(operand);
      table.splice(table.indexOf(operand), 1);
    }
    expect(read(text), `${context}: ${step}`).toMatchObject({ numerator: BigInt(result), denominator: 1n });
    table.push(result);
  }
  expect(table, context).toEqual([String(value)]);
}
