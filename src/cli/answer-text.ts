// Formats answers as text for people.
import { flatten, formatExpression } from '../expression/format-expression.js';
import { parseExpression } from '../expression/parse-expression.js';
import type { Result, Solution } from '../core/api-types.js';
import type { Trace } from '../environment/environment-types.js';
import type { Verdict } from '../verify/verify-types.js';

/** Formats an answer as one line, in LaTeX if requested, followed by a line for each step if requested. */
export function formatResult(
  result: Result,
  target: number | string,
  withSteps: boolean,
  latex = false,
): string[] {
  if (result.expression === null) return [`${target} cannot be made`];
  const operations = result.operations === 1 ? '1 operation' : `${result.operations} operations`;
  const expression = (latex ? formatLatex : flatten)(result.expression);
  const answer = `${expression} = ${result.value} (${operations})`;
  const line =
    result.status === 'exact' ? answer : `nearest: ${result.value}, ${result.distance} away: ${answer}`;
  return [line, ...(withSteps ? result.steps.map((step) => `  ${step}`) : [])];
}

/** Formats a solution as one line, followed by a line for each step if requested. */
export function formatSolution(solution: Solution, withSteps: boolean, latex?: boolean): string[] {
  return formatResult({ ...solution, status: 'exact', distance: 0 }, solution.value, withSteps, latex);
}

/** Converts the expression of an answer, if there is one, to LaTeX. */
export function toLatex<Answer extends { readonly expression: string | null }>(answer: Answer): Answer {
  const { expression } = answer;
  return expression === null ? answer : { ...answer, expression: formatLatex(expression) };
}

const formatLatex = (expression: string) => formatExpression(parseExpression(expression), { style: 'latex' });

/** Formats a verdict as one line: its reason, and an explanation. */
export function formatVerdict(verdict: Verdict): string {
  return `${verdict.reason}: ${explainVerdict(verdict)}`;
}

/** Describes each step of an answer. */
export function formatTrace({ steps = [], firstLost }: Partial<Trace>): string[] {
  return steps.map(({ text, reason, operationsLeft }, index) => {
    const fate = index === firstLost ? 'the target is lost' : 'the target is out of reach';
    const left = operationsLeft === 1 ? '1 operation left' : `${operationsLeft} operations left`;
    return `${text} (${reason ?? (operationsLeft === null ? fate : left)})`;
  });
}

function explainVerdict({ reason, value, distance, used, unused, number, operator }: Verdict): string {
  switch (reason) {
    case 'too-long':
      return 'more than 10000 characters';
    case 'not-an-expression':
      return 'neither an expression nor a list of steps';
    case 'operator-not-allowed':
      return operator === undefined
        ? 'has an operator or a sign that is not allowed'
        : `has ${operator}, which is not allowed`;
    case 'number-not-given':
      return `uses ${number}, which is not given`;
    case 'number-reused':
      return `uses ${used.join(' ')}`;
    case 'number-unused':
      return unused.length > 0
        ? `leaves ${unused.map(formatWholeNumber).join(' ')}`
        : 'leaves more than one value';
    case 'division-by-zero':
      return 'has no value';
    case 'not-natural':
      return 'an operation gives no positive integer';
    case 'not-integer':
      return 'an operation gives no integer';
    case 'not-rational':
      return 'an operation gives an irrational number';
    case 'outside-domain':
      return 'an operand is outside the domain of its operator';
    case 'too-large':
      return 'a number is too long';
    case 'undecided':
      return 'could not be decided';
    case 'wrong-result':
      return 'a stated result is wrong';
    case 'nearest':
      return `${value}, ${distance} away, and nothing is nearer`;
    case 'wrong-value':
      if (value === null) return 'there is a solution';
      return distance === null ? `${value}, which is irrational` : `${value}, ${distance} away`;
    case 'unproved':
      return 'it is not known whether there is a solution';
    case 'impossible':
      return 'there is no solution';
    case 'exact':
      return String(value);
  }
}

function formatWholeNumber(number: Verdict['unused'][number]): string {
  return typeof number === 'number' ? String(number) : number.oneOf.join('|');
}

/** Formats a count with commas. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** Formats a count with its noun: `1 board`, `2 boards`. */
export function formatAmount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Formats a percentage, which is 0 or 100 only if it is exactly none or all. */
export function formatPercentage(count: number, whole: number): string {
  if (count === 0) return '0 %';
  if (count === whole) return '100 %';
  const percent = Math.min(Math.max((100 * count) / whole, 0.01), 99.99);
  return `${percent.toFixed(2)} %`;
}
