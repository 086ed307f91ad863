// Generated puzzles in words: the rules as a reader without any knowledge of the game needs them.
import type { Generated } from '../bulk/generate/generate-types.js';
import type { Limits } from '../core/api-types.js';
import { selectRows } from '../expression/operators/all-rows.js';

/** A puzzle to write. Those drawn from an atlas have no least distance. */
export type FormattedPuzzle = Omit<Generated, 'leastDistance'> & Partial<Pick<Generated, 'leastDistance'>>;

/** The rules of a puzzle in words. */
export interface PuzzleWords {
  /** Operators with their limits. */
  readonly operators: string;
  /** How often each number is used. */
  readonly times: string;
  /** Sentence about the results on the way. */
  readonly values: string;
}

const VALUES = {
  natural: 'Every result on the way must be a positive integer.',
  integer: 'Every result on the way must be an integer; it may be zero or negative.',
  rational: 'Results on the way may be fractions, zero or negative.',
  real: 'Results on the way may be any real numbers.',
} as const;

/** Describes the rules of a puzzle. */
export function describePuzzle({ rules }: Pick<FormattedPuzzle, 'rules'>): PuzzleWords {
  const bounds = rules.limits === undefined ? '' : ` (${writeLimits(rules.limits)})`;
  return {
    operators: `${writeOperators(rules)}${bounds}`,
    times: rules.use === 'all' ? 'exactly once' : 'at most once',
    values: VALUES[rules.values],
  };
}

/** Writes the operators of rules in the syntax of `--operators`. */
export function writeOperators(rules: FormattedPuzzle['rules']): string {
  return selectRows(rules)
    .map(({ operator }) => operator)
    .join(' ');
}

/** Writes limits in the syntax of `--limits`. */
export function writeLimits(limits: Partial<Limits>): string {
  return Object.entries(limits)
    .map(([name, value]) => `${name}=${value}`)
    .join();
}
