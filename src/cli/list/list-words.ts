// Words of a list: its title, its subject and its totals, equal in every format.
import type { Game } from '../../core/puzzle/games.js';
import type { Distinct, Puzzle, Rules } from '../../core/api-types.js';
import type { Entry, ListProblem } from './solve-problem.js';
import type { ListTotals } from './list-entries.js';
import { SHEET_WORDS } from '../../play/worksheet/worksheet-words.js';
import { listSigns } from '../../expression/operators/all-rows.js';
import { formatAmount, formatCount } from '../answer-text.js';

export interface Heading {
  readonly title: string;
  /** Subject and rules of the list, a few words each. */
  readonly facts: readonly string[];
  /** Noun for a problem: `hand`, `board`, or `problem` if there are several targets. */
  readonly noun: string;
  readonly distinct: Distinct;
}

/** Kind of a list: problems with all solutions, or problems without any. */
export type ListKind = keyof typeof KINDS;

const KINDS = { solutions: 'all solutions', unsolvable: 'without a solution' };

/** Facts from which a heading is made. */
export interface HeadingParts {
  readonly kind: ListKind;
  readonly game: Game;
  readonly rules: Rules;
  readonly distinct: Distinct;
  /** Subject of the list, such as `4 cards of 1-10`. */
  readonly scope: string;
  /** Targets; empty if there are too many to name. */
  readonly targets: readonly (number | string)[];
  readonly aces: Puzzle['aces'];
  /** A title of the user's own. */
  readonly title?: string;
}

export function describeList(parts: HeadingParts): Heading {
  const { kind, game, rules, distinct, scope, targets, aces, title } = parts;
  const { values, uses } = SHEET_WORDS.en;
  const facts = [
    scope,
    ...(targets.length === 1 ? [`target ${targets[0]}`] : []),
    listSigns(rules),
    values[rules.values],
    uses[rules.use],
    ...(aces === 'one-or-eleven' ? ['an ace counts 1 or 11'] : []),
  ];
  const noun = targets.length === 1 ? (game.piece === 'card' ? 'hand' : 'board') : 'problem';
  return { title: title ?? `${game.title}: ${KINDS[kind]}`, facts, noun, distinct };
}

/** Names a problem in the heading of its entry: the numbers, and the target if there are several. */
export function nameProblem({ numbers, target }: ListProblem, { noun }: Heading): string {
  return noun === 'problem' ? `${numbers.join(' ')} → ${target}` : numbers.join(' ');
}

/** Describes an entry: its number of solutions and its difficulty. */
export function describeEntry({ solutions, difficulty, level }: Entry): string {
  if (solutions.length === 0) return 'no solution';
  const count = formatAmount(solutions.length, 'solution', formatCount);
  if (difficulty === undefined || difficulty === null) return count;
  return `${count}, level ${level!} (${difficulty})`;
}

/** Formats the totals as a sentence without its full stop. */
export function describeTotals({ problems, solvable, solutions }: ListTotals, heading: Heading): string {
  const { noun, distinct } = heading;
  const all = formatAmount(problems, noun, formatCount);
  const found = formatAmount(solutions, `${distinct} solution`, formatCount);
  return `${formatCount(solvable)} of ${all} can be solved: ${found}`;
}

export function describeUnsolvable({ problems, solvable }: ListTotals, { noun }: Heading): string {
  const all = formatAmount(problems, noun, formatCount);
  return `${formatCount(problems - solvable)} of ${all} cannot be solved`;
}
