// The words of a list: its title, what it is a list of, and its totals, the same in every format.
import type { Game } from '../../core/puzzle/games.js';
import type { Distinct, Puzzle, Rules } from '../../core/api-types.js';
import type { Entry, ListProblem } from './solve-problem.js';
import type { ListTotals } from './list-entries.js';
import { listSigns } from '../../core/operators.js';

/** What stands above a list. */
export interface Heading {
  readonly title: string;
  /** What is listed, and the rules, each a few words. */
  readonly facts: readonly string[];
  /** The name of a problem: `hand`, `board`, or `problem` if there are several targets. */
  readonly noun: string;
  readonly distinct: Distinct;
}

/** What to list: problems with all solutions, those without any, or puzzles with the answers apart. */
export type ListKind = keyof typeof KINDS;

const KINDS = { solutions: 'all solutions', unsolvable: 'without a solution', worksheet: 'worksheet' };

/** What a heading is made from. */
export interface HeadingParts {
  readonly kind: ListKind;
  readonly game: Game;
  readonly rules: Rules;
  readonly distinct: Distinct;
  /** What is listed, such as `4 cards of 1-10`. */
  readonly scope: string;
  /** Empty if they are too many to name. */
  readonly targets: readonly (number | string)[];
  readonly aces: Puzzle['aces'];
}

/** The heading of a list or a worksheet. */
export function describeList({ kind, game, rules, distinct, scope, targets, aces }: HeadingParts): Heading {
  const values = {
    natural: 'positive integers on the way',
    rational: 'fractions and negative numbers allowed',
    real: 'any real number allowed',
  }[rules.values];
  const facts = [
    scope,
    ...(targets.length === 1 ? [`target ${targets[0]}`] : []),
    listSigns(rules),
    values,
    rules.use === 'all' ? 'every number exactly once' : 'every number at most once',
    ...(aces === 'one-or-eleven' ? ['an ace counts 1 or 11'] : []),
  ];
  const noun = targets.length === 1 ? (game.piece === 'card' ? 'hand' : 'board') : 'problem';
  return { title: `${game.title}: ${KINDS[kind]}`, facts, noun, distinct };
}

/** A problem as the heading of its entry: the numbers, and the target if it is not that of all. */
export function nameProblem({ numbers, target }: ListProblem, { noun }: Heading): string {
  return noun === 'problem' ? `${numbers.join(' ')} → ${target}` : numbers.join(' ');
}

/** The facts of an entry: how many solutions, and how hard it is. */
export function describeEntry({ solutions, difficulty, band }: Entry): string {
  if (solutions.length === 0) return 'no solution';
  const count = countOf(solutions.length, 'solution');
  if (difficulty === undefined || difficulty === null) return count;
  return `${count}, level ${band!} (${difficulty})`;
}

/** The totals in a sentence, without its full stop. */
export function describeTotals({ problems, solvable, solutions }: ListTotals, heading: Heading): string {
  const { noun, distinct } = heading;
  const all = countOf(problems, noun);
  return `${group(solvable)} of ${all} can be solved: ${countOf(solutions, `${distinct} solution`)}`;
}

/** The totals of a list of what cannot be solved. */
export function describeUnsolvable({ problems, solvable }: ListTotals, { noun }: Heading): string {
  return `${group(problems - solvable)} of ${countOf(problems, noun)} cannot be solved`;
}

/** How many solutions there are besides the one shown; empty if there are none. */
export function describeOthers(count: number): string {
  return count === 1 ? '' : ` (and ${countOf(count - 1, 'other solution')})`;
}

/** Writes ascending integers with ranges, such as `1-10, 25`. */
export function joinRanges(integers: readonly number[]): string {
  const parts: string[] = [];
  let start = 0;
  while (start < integers.length) {
    let end = start;
    while (integers[end + 1] === integers[end] + 1) end++;
    // Two integers are no range.
    if (end === start + 1) end = start;
    parts.push(end === start ? String(integers[start]) : `${integers[start]}-${integers[end]}`);
    start = end + 1;
  }
  return parts.join(', ');
}

/** A count with its noun. */
export function countOf(count: number, noun: string): string {
  return `${group(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function group(count: number): string {
  return count.toLocaleString('en');
}
