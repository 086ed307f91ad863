// The operators beyond the four, each with its parts (operator-parts.ts). A part is an object of its own, so
// that a bundle takes only those that it uses; the compiler names an operator that lacks one.
import type { FurtherOperator, RowOf } from '../../core/operator-notation.js';
import type { ResolvedLimits } from '../../core/puzzle/largest-operands.js';
import { applyConcatenation, concatenation } from './concatenation.js';
import { applyFactorial, factorial, searchedFactorial } from './factorial.js';
import { applyLogarithm, logarithm, searchedLogarithm } from './logarithm.js';
import { applyModulo, modulo, searchedModulo } from './modulo.js';
import { applyPower, power, searchedPower } from './power.js';
import { applyRoot, root, searchedRoot } from './root.js';
import { applySquare, square } from './square.js';
import { applySquareRoot, searchedSquareRoot, squareRoot } from './square-root.js';
import type { ApplyExactly, SearchPart } from './operator-parts.js';

export const FURTHER_ROWS: { readonly [Name in FurtherOperator]: RowOf<Name> } = {
  '^': power,
  root: root,
  log: logarithm,
  mod: modulo,
  sqrt: squareRoot,
  '!': factorial,
  concat: concatenation,
  square: square,
};

/** The exact evaluation of each operator. */
export const EXACT_PARTS: Readonly<Record<FurtherOperator, ApplyExactly>> = {
  '^': applyPower,
  root: applyRoot,
  log: applyLogarithm,
  mod: applyModulo,
  sqrt: applySquareRoot,
  '!': applyFactorial,
  concat: applyConcatenation,
  square: applySquare,
};

/** The operands of the domain of each operator, for messages. */
export const DOMAINS: Readonly<Record<FurtherOperator, (limits: ResolvedLimits) => string>> = {
  '^': ({ exponent }) => `a positive base and an exponent from -${exponent} to ${exponent} (limits.exponent)`,
  root: ({ rootIndex }) =>
    `a positive integer and an integer index other than 0 from -${rootIndex} to ${rootIndex} (limits.rootIndex)`,
  log: () => 'a positive base other than 1 and a positive argument',
  mod: ({ modulus }) =>
    `a positive integer and an integer other than 0 from -${modulus} to ${modulus} (limits.modulus)`,
  sqrt: () => 'a number from 0',
  '!': ({ factorial: most }) => `an integer from 0 to ${most} (limits.factorial)`,
  concat: () => 'integers from 0 to 9, the first not 0',
  square: ({ square: most }) =>
    most === null ? 'an integer from 2' : `an integer from 2 to ${most} (limits.square)`,
};

/** Each operator for readers who do not know it, such as language models: its result, and its operands. */
export const IN_WORDS: Readonly<
  Record<FurtherOperator, readonly [result: string, first: string, last?: string]>
> = {
  '^': ['x to the power of y', 'x', 'y'],
  root: ['the n-th root of x', 'x', 'n'],
  log: ['the logarithm of x to base b', 'b', 'x'],
  mod: ['the remainder of x divided by n, which has the sign of n', 'x', 'n'],
  sqrt: ['the square root of x', 'x'],
  '!': ['the factorial of n', 'n'],
  concat: ['the given numbers 1 and 2 side by side', '1', '2'],
  square: ['x * x', 'x'],
};

/**
 * An operator that the search of operators/further-operators applies to values: all but the joining of given
 * digits, and `square`, which has an engine of its own.
 */
export type SearchedOperator = Exclude<
  FurtherOperator,
  typeof concatenation.operator | typeof square.operator
>;

/** Properties of each operator that the search applies. */
export const SEARCH_PARTS: Readonly<Record<SearchedOperator, SearchPart>> = {
  '^': searchedPower,
  root: searchedRoot,
  log: searchedLogarithm,
  mod: searchedModulo,
  sqrt: searchedSquareRoot,
  '!': searchedFactorial,
};
