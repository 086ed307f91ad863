// Which calls take which operators: one table, from which every refusal follows.
//
// The engines for the four operators have their own methods; the others are searched for solutions by a
// general engine, and `square` has an engine for the nearest value and for ranges of targets.
import { unexpected } from '../core/errors.js';
import { BASIC_OPERATORS, square } from '../operators.js';
import type { Operator } from '../core/types.js';

/** Exactly the four operators, fewer of them, with `square`, or with others beyond the four. */
export type OperatorsKind = 'four' | 'subset' | 'square' | 'further';

/** The calls and options that do not take all operators. */
const TAKEN = {
  'nearest: true': ['four', 'subset', 'square'],
  'tidy: true': ['four', 'subset'],
  'solutions and count': ['four', 'subset', 'further'],
  reach: ['four', 'subset', 'square'],
  reachAll: ['four', 'square'],
  rate: ['four'],
} as const satisfies Readonly<Record<string, readonly OperatorsKind[]>>;

/** How a message names a kind. */
const NAMES: Readonly<Record<OperatorsKind, string>> = {
  four: 'all of + - * /',
  subset: 'some of them',
  square: `these and ${square.operator}`,
  further: `any others but ${square.operator}`,
};

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
  const kinds: readonly OperatorsKind[] = TAKEN[call];
  return kinds.includes(kindOf(operators));
}

/** Checks that a call takes the operators of parsed rules. @throws NumbersGameError `invalid-option` */
export function checkOperators(
  { operators }: { readonly operators?: readonly Operator[] },
  call: keyof typeof TAKEN,
): void {
  if (operators === undefined || takesOperators({ operators }, call)) return;
  const kinds: readonly OperatorsKind[] = TAKEN[call];
  const names = kinds.map((kind) => NAMES[kind]).join(', or ');
  throw unexpected('invalid-option', 'rules.operators', `${names} for ${call}`, operators.join(' '));
}
