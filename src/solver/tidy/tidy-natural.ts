// The tidiest expression under natural rules, apart from the instance, so that the smallest solver, which has
// no tidy answers, does not contain it.
import type { Expression } from '../../core/api-types.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import type { Found } from '../engine.js';
import { checkStatus } from '../wasm/check-status.js';
import type { NaturalInstance } from '../wasm/natural-instance.js';
import { readWays } from '../wasm/read-ways.js';
import { findTidiest } from './find-tidiest.js';

/** Finds the tidiest expression of an answer to a puzzle. */
export function tidyNatural(instance: NaturalInstance, puzzle: ParsedPuzzle, found: Found): Expression {
  const { exports, memory, limit } = instance;
  return findTidiest(puzzle.leaves, found, (cap) => {
    // The engine lists ways under the rules and the largest result of its last search.
    instance.solve(puzzle, found.value.numerator, false, cap.numerator);
    return (mask, value) => {
      const count = exports.waysOfNatural(mask, value.numerator);
      checkStatus(count, limit);
      return readWays(memory, exports.arenaTop(), count);
    };
  });
}
