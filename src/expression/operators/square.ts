// `square(a)`: an integer from 2 to a limit. An engine of its own finds its answers (operators/squares),
// which takes it with + - * / only.
import { unexpected } from '../../core/errors.js';
import { integer } from '../../core/fraction.js';
import { ATOM_PRECEDENCE, BASIC_OPERATORS, allows, type RowOf } from '../../core/operator-notation.js';
import { countdown } from '../../core/puzzle/games.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import type { ApplyExactly } from './operator-parts.js';
import { power } from './power.js';

export const square = {
  operator: 'square',
  arity: 1,
  notation: 'call',
  precedence: ATOM_PRECEDENCE,
  latex: '\\operatorname{square}\\left(#1\\right)',
  spellings: 'square',
  sign: 'x²',
} as const satisfies RowOf<'square'>;

export const applySquare: ApplyExactly = ([operand], { square: most, bits }, { checkLength, isInteger }) => {
  const isInDomain =
    isInteger(operand) && operand.numerator >= 2n && (most === null || operand.numerator <= most);
  return isInDomain ? checkLength(integer(operand.numerator ** 2n), bits) : 'outside-domain';
};

/** Whether a number times itself may be a square: under rules with squares and without powers. */
export function hasProductSquares(rules: Pick<ParsedRules, 'operators'>): boolean {
  return allows(rules, square) && !allows(rules, power);
}

/** Checks rules that allow `square`. @throws NumbersGameError `invalid-option` */
export function checkSquare({ values, use, limits, operators = [] }: ParsedRules): void {
  if (!operators.includes(square.operator)) return;
  const basic: readonly string[] = BASIC_OPERATORS;
  const name = square.operator;
  const other = operators.find((operator) => operator !== name && !basic.includes(operator));
  if (other !== undefined)
    throw unexpected('invalid-option', 'rules.operators', `${name} with none but ${basic.join(' ')}`, other);
  const { values: natural, use: any } = countdown;
  if (values !== natural)
    throw unexpected('invalid-option', 'rules.values', `${natural} for ${name}`, values);
  if (use !== any) throw unexpected('invalid-option', 'rules.use', `${any} for ${name}`, use);
  if (limits.square === null) {
    const expected = `a positive integer, the largest operand of ${name}`;
    throw unexpected('invalid-option', 'rules.limits.square', expected, undefined);
  }
}
