// Answers as people read them.
import type { Result } from '../index.js';

/** One line for an answer, and one more for each of its steps if they are wanted. */
export function presentResult(result: Result, target: number | string, withSteps: boolean): string[] {
  if (result.expression === null) return [`${target} cannot be made`];
  const operations = result.operations === 1 ? '1 operation' : `${result.operations} operations`;
  const answer = `${result.expression} = ${result.value} (${operations})`;
  const line =
    result.status === 'exact' ? answer : `nearest: ${result.value}, ${result.distance} away: ${answer}`;
  return [line, ...(withSteps ? result.steps.map((step) => `  ${step}`) : [])];
}
