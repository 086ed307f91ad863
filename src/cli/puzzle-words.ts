// Generated puzzles in words: the rules as a reader without any knowledge of the game needs them.
import type { Generated } from '../generate/generate-types.js';
import type { Limits, Rules } from '../core/api-types.js';
import { isBasic, formatOperation, type FurtherOperator } from '../core/operator-notation.js';
import { parseLimits } from '../core/puzzle/largest-operands.js';
import { selectRows } from '../expression/operators/all-rows.js';
import { DOMAINS, IN_WORDS } from '../expression/operators/registry.js';

/** A puzzle to write. Those drawn from an atlas have no least distance. */
export type FormattedPuzzle = Omit<Generated, 'leastDistance'> & Partial<Pick<Generated, 'leastDistance'>>;

interface PuzzleWords {
  /** Operators, by their names. */
  readonly operators: string;
  /** How often each number is used. */
  readonly times: string;
  /** Sentences about the results on the way, and about operators that not every reader knows. */
  readonly values: string;
}

const VALUES = {
  natural: 'Every result on the way must be a positive integer.',
  integer: 'Every result on the way must be an integer; it may be zero or negative.',
  rational: 'Results on the way may be fractions, zero or negative.',
  real: 'Results on the way may be any real numbers.',
} as const;

export function describePuzzle({ rules }: Pick<FormattedPuzzle, 'rules'>): PuzzleWords {
  return {
    operators: formatOperators(rules),
    times: rules.use === 'all' ? 'exactly once' : 'at most once',
    values: [VALUES[rules.values], ...explainOperators(rules)].join(' '),
  };
}

/** Explains how operators beyond the four are written, and what they take. */
function explainOperators(rules: Rules): string[] {
  const rows = selectRows(rules).filter((row) => !isBasic(row));
  if (rows.length === 0) return [];
  const limits = parseLimits(rules.limits, 'rules.limits');
  const explained = rows.map((row) => {
    const name = row.operator as FurtherOperator;
    const [result, first, last = ''] = IN_WORDS[name];
    const domain = DOMAINS[name](limits).replace(/ \(limits\.\w+\)$/, '');
    return `${formatOperation(row, first, last)} for ${result} (${domain})`;
  });
  const once = rows.filter(({ isOnce }) => isOnce).map(({ operator }) => operator);
  const names = once.join(' or ');
  return [
    `Write ${joinWords(explained)}.`,
    ...(once.length > 0 ? [`No result of ${names} may be an operand of ${names}.`] : []),
  ];
}

/** Joins words as `a, b and c`. */
export function joinWords(words: readonly (number | string)[]): string {
  return words.length === 1 ? String(words[0]) : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;
}

/** Writes the operators of rules in the syntax of `--operators`. */
export function formatOperators(rules: FormattedPuzzle['rules']): string {
  return selectRows(rules)
    .map(({ operator }) => operator)
    .join(' ');
}

/** Writes limits in the syntax of `--limits`. */
export function formatLimits(limits: Partial<Limits>): string {
  return Object.entries(limits)
    .map(([name, value]) => `${name}=${value}`)
    .join();
}
