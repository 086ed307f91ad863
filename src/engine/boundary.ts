// What all calls of the engine share: leaves are written to its memory, and its statuses become errors.
import { INPUT_VALUES, MAX_LEAF_VALUES, OUT_OF_MEMORY, TOO_LARGE } from './abi.js';
import { NumbersGameError } from '../core/errors.js';
import type { Leaf } from '../puzzle/parse-numbers.js';

/**
 * Writes leaves where the engine reads them: INPUT, an index of words.
 *
 * @throws NumbersGameError `too-large`
 */
export function writeLeaves(words: Uint32Array, input: number, leaves: readonly Leaf[]): void {
  let at = input + INPUT_VALUES;
  const end = at + 2 * MAX_LEAF_VALUES;
  for (let i = 0; i < leaves.length; i++) {
    const leaf = leaves[i];
    words[input + i] = leaf.length;
    for (let j = 0; j < leaf.length; j++) {
      if (at === end) {
        throw new NumbersGameError(
          'too-large',
          `numbers: expected at most ${MAX_LEAF_VALUES} alternative values in all, got more`,
        );
      }
      words[at++] = leaf[j];
      words[at++] = leaf[j] / 0x100000000;
    }
  }
}

/** @throws NumbersGameError `too-large` for some arguments, `out-of-memory`, if a status says so */
export function checkStatus(status: number, name = 'numbers, target'): void {
  if (status === TOO_LARGE) {
    const reason = 'the values on the way to a target may exceed 64 bits';
    throw new NumbersGameError('too-large', `${name}: ${reason}, so the answer cannot be computed exactly`);
  }
  if (status === OUT_OF_MEMORY) {
    throw new NumbersGameError(
      'out-of-memory',
      'options.maxBytes: the search needs more memory than is allowed',
    );
  }
}
