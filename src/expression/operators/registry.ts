// The operators beyond the four, each with its parts (operator-parts.ts). A part is an object of its own, so
// that a bundle takes only those that it uses; the compiler names an operator that lacks one.
import type { FurtherOperator, RowOf } from '../../core/operator-notation.js';
import {
  applyConcatenation,
  concatenation,
  concatenationInWords,
  describeConcatenationDomain,
} from './concatenation.js';
import {
  applyFactorial,
  describeFactorialDomain,
  factorial,
  factorialInWords,
  searchedFactorial,
} from './factorial.js';
import {
  applyLogarithm,
  describeLogarithmDomain,
  logarithm,
  logarithmInWords,
  searchedLogarithm,
} from './logarithm.js';
import { applyModulo, describeModuloDomain, modulo, moduloInWords, searchedModulo } from './modulo.js';
import { applyPower, describePowerDomain, power, powerInWords, searchedPower } from './power.js';
import { applyRoot, describeRootDomain, root, rootInWords, searchedRoot } from './root.js';
import { applySquare, describeSquareDomain, square, squareInWords } from './square.js';
import {
  applySquareRoot,
  describeSquareRootDomain,
  searchedSquareRoot,
  squareRoot,
  squareRootInWords,
} from './square-root.js';
import type { ApplyExactly, DescribeDomain, InWords, SearchPart } from './operator-parts.js';

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

export const DOMAINS: Readonly<Record<FurtherOperator, DescribeDomain>> = {
  '^': describePowerDomain,
  root: describeRootDomain,
  log: describeLogarithmDomain,
  mod: describeModuloDomain,
  sqrt: describeSquareRootDomain,
  '!': describeFactorialDomain,
  concat: describeConcatenationDomain,
  square: describeSquareDomain,
};

/** Each operator for readers who do not know it. */
export const IN_WORDS: Readonly<Record<FurtherOperator, InWords>> = {
  '^': powerInWords,
  root: rootInWords,
  log: logarithmInWords,
  mod: moduloInWords,
  sqrt: squareRootInWords,
  '!': factorialInWords,
  concat: concatenationInWords,
  square: squareInWords,
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
