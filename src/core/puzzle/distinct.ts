// The levels at which solutions are told apart, and the option that chooses one.
import { parseChoice } from '../options.js';
import type { Distinct } from '../api-types.js';

/** Levels by the code of the engine: TREES, FUNCTION, ESSENTIAL (solver/wasm/boundary-layout.ts). */
export const DISTINCT = ['trees', 'function', 'essential'] as const satisfies readonly Distinct[];

/** Checks the option `distinct`; undefined is `essential`. @throws NumbersGameError `invalid-option` */
export function parseDistinct(value: unknown): Distinct {
  return parseChoice(value, DISTINCT, 'essential', 'distinct');
}
