// Which calls take which operators: one table, from which every refusal follows.
//
// The engines for the four operators have their own methods; the others are searched for solutions by a
// general engine, and `square` has an engine for the nearest value and for ranges of targets.
import { NumbersGameError } from '../core/errors.js';
import { BASIC_OPERATORS, square } from '../operators.js';
import type { Operator } from '../core/types.js';

/** Exactly the four operators, fewer of them, with `square`, or with others beyond the four. */
export type OperatorsKind = 'four' | 'subset' | 'square' | 'further';

interface Taken {
  readonly kinds: readonly OperatorsKind[];
  /** How a message begins: the argument, and what was expected. */
  readonly expected: string;
}

const FOUR = BASIC_OPERATORS.join(' ');

/** The calls and options that do not take all operators. */
const TAKEN = {
  nearest: {
    kinds: ['four', 'subset', 'square'],
    expected: `nearest: expected operators among ${FOUR} and ${square.operator}`,
  },
  tidy: { kinds: ['four', 'subset'], expected: `tidy: expected operators among ${FOUR} only` },
  'solutions and count': {
    kinds: ['four', 'subset', 'further'],
    expected: `rules.operators: expected no ${square.operator} for solutions and count`,
  },
  reach: {
    kinds: ['four', 'subset', 'square'],
    expected: `rules.operators: expected operators among ${FOUR} and ${square.operator} for reach`,
  },
  reachAll: {
    kinds: ['four', 'square'],
    expected: `rules.operators: expected all of ${FOUR} and perhaps ${square.operator} for reachAll`,
  },
  rate: { kinds: ['four'], expected: `rules.operators: expected all of ${FOUR} for rate` },
} as const satisfies Readonly<Record<string, Taken>>;

/** The kind of the operators that rules list, undefined for the four. */
export function kindOf(operators: readonly Operator[] | undefined): OperatorsKind {
  if (operators === undefined) return 'four';
  if (operators.includes(square.operator)) return 'square';
  const isBasic = (operator: Operator) => (BASIC_OPERATORS as readonly Operator[]).includes(operator);
  return operators.every(isBasic) ? 'subset' : 'further';
}

/** Whether a call takes the operators of rules. */
export function takesOperators(
  { operators }: { readonly operators?: readonly Operator[] },
  call: keyof typeof TAKEN,
): boolean {
  const { kinds }: Taken = TAKEN[call];
  return kinds.includes(kindOf(operators));
}

/** Checks that a call takes the operators of parsed rules. @throws NumbersGameError `invalid-option` */
export function checkOperators(
  { operators }: { readonly operators?: readonly Operator[] },
  call: keyof typeof TAKEN,
): void {
  if (operators === undefined || takesOperators({ operators }, call)) return;
  throw new NumbersGameError('invalid-option', `${TAKEN[call].expected}, got ${operators.join(' ')}`);
}
