// What the search knows about each operator beyond the four that is applied to values: all but the joining of
// given digits, and `square`, which has an engine of its own.
import type { FurtherOperator } from '../../core/operator-notation.js';
import { searchedFactorial } from './factorial.js';
import { searchedLogarithm } from './logarithm.js';
import { searchedModulo } from './modulo.js';
import type { SearchPart } from './operator-parts.js';
import { searchedPower } from './power.js';
import { searchedRoot } from './root.js';
import { searchedSquareRoot } from './square-root.js';

/** An operator with a search part. */
export type SearchedOperator = Exclude<FurtherOperator, 'concat' | 'square'>;

export const SEARCH_PARTS: Readonly<Record<SearchedOperator, SearchPart>> = {
  '^': searchedPower,
  root: searchedRoot,
  log: searchedLogarithm,
  mod: searchedModulo,
  sqrt: searchedSquareRoot,
  '!': searchedFactorial,
};
