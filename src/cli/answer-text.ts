// Formats answers as text for people.
import { flatten, formatExpression } from '../expression/format-expression.js';
import { parseExpression } from '../expression/parse-expression.js';
import type { Result, Solution } from '../core/api-types.js';
import type { Trace } from '../environment/environment-types.js';
import { formatNumber } from '../play/words/count-words.js';
import type { Verdict } from '../verify/verify-types.js';

/**
 * Formats an answer as one line, in LaTeX if requested, followed by a line for each step if requested.
 * Without steps, brackets that only tell their order are left out.
 */
export function formatResult(
  result: Result,
  target: number | string,
  withSteps: boolean,
  latex = false,
): string[] {
  if (result.expression === null) return [`${target} cannot be made`];
  const format = latex ? formatLatex : withSteps ? String : flatten;
  const expression = format(result.expression);
  const answer = `${expression} = ${result.value} (${formatAmount(result.operations, 'operation')})`;
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
  const explanation = EXPLANATIONS[verdict.reason];
  return `${verdict.reason}: ${typeof explanation === 'string' ? explanation : explanation(verdict)}`;
}

/** Describes each step of an answer. */
export function formatTrace({ steps = [], firstLost }: Partial<Trace>): string[] {
  return steps.map(({ text, reason, operationsLeft }, index) => {
    const fate = index === firstLost ? 'the target is lost' : 'the target is out of reach';
    const outlook = operationsLeft === null ? fate : `${formatAmount(operationsLeft, 'operation')} left`;
    return `${text} (${reason ?? outlook})`;
  });
}

const EXPLANATIONS: Readonly<Record<Verdict['reason'], string | ((verdict: Verdict) => string)>> = {
  'too-long': 'more than 10000 characters',
  'not-an-expression': 'neither an expression nor a list of steps',
  'operator-not-allowed': ({ operator }) =>
    operator === undefined
      ? 'has an operator or a sign that is not allowed'
      : `has ${operator}, which is not allowed`,
  'number-not-given': ({ number }) => `uses ${number}, which is not given`,
  'number-reused': ({ used }) => `uses ${used.join(' ')}`,
  'number-unused': ({ unused }) => (unused.length > 0 ? formatUnused(unused) : 'leaves more than one value'),
  'division-by-zero': 'has no value',
  'not-natural': 'an operation gives no positive integer',
  'not-integer': 'an operation gives no integer',
  'not-rational': 'an operation gives an irrational number',
  'outside-domain': 'an operand is outside the domain of its operator',
  'too-large': 'a number is too long',
  undecided: 'could not be decided',
  'wrong-result': 'a stated result is wrong',
  nearest: ({ value, distance }) => `${value}, ${distance} away, and nothing is nearer`,
  'wrong-value': ({ value, distance }) => {
    if (value === null) return 'there is a solution';
    return distance === null ? `${value}, which is irrational` : `${value}, ${distance} away`;
  },
  unproved: 'a claim that there is no solution; --prove would prove or refute it',
  impossible: 'there is no solution',
  exact: ({ value }) => String(value),
};

function formatUnused(unused: Verdict['unused']): string {
  const numbers = unused.map((number) => (typeof number === 'number' ? number : number.oneOf.join('|')));
  return `leaves ${numbers.join(' ')}`;
}

/** Formats a count with commas. `toLocaleString` takes 30 ms at its first call. */
export function formatCount(count: number): string {
  return formatNumber('en', count);
}

/** Formats a count with its noun: `1 board`, `2 boards`; also with `formatCount`, `1,000 boards`. */
export function formatAmount(
  count: number,
  noun: string,
  format: (count: number) => string = String,
): string {
  return `${format(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Formats a percentage, which is 0 or 100 only if it is exactly none or all. */
export function formatPercentage(count: number, whole: number): string {
  if (count === 0) return '0 %';
  if (count === whole) return '100 %';
  const percent = Math.min(Math.max((100 * count) / whole, 0.01), 99.99);
  return `${percent.toFixed(2)} %`;
}
