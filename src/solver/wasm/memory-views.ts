// The memory of an instance of the engine: leaves are written to it, values and expressions are read. An
// address is in bytes, as the engine has it; the views of the memory are indexed by words and items, and
// replaced when the memory has grown and detached them.
import type { CommonExports } from './engine-exports.js';
import {
  FRACTION_BYTES,
  INPUT_COUNTS_OFFSET,
  INPUT_VALUES_OFFSET,
  ITEM_BYTES,
  MAX_LEAF_VALUES,
  MAX_NUMBERS,
} from './boundary-layout.js';
import { checkDeadline } from '../../core/deadline.js';
import { NumbersGameError } from '../../core/errors.js';
import type { Fraction } from '../../core/fraction.js';
import type { BasicOperator, Expression } from '../../core/api-types.js';
import type { Leaf } from '../../core/puzzle/parse-numbers.js';

/** Bytes of a piece of a long copy. */
const PIECE_BYTES = 2 ** 22;
const WORD_BYTES = Uint32Array.BYTES_PER_ELEMENT;
/** Words of a 64-bit value: low, then high. */
const WORDS_PER_VALUE = 2;
const WORD_RANGE = 2 ** 32;
/** Bound of the high words of safe integers. */
const SAFE_HIGH_WORDS = 2 ** 21;

export class EngineMemory {
  readonly #memory: CommonExports['memory'];
  /** Word indices of the fields of INPUT. */
  readonly #counts: number;
  readonly #values: number;
  #words: Uint32Array;
  #items: Float64Array;

  constructor({ memory, INPUT }: CommonExports) {
    this.#memory = memory;
    this.#counts = (INPUT.value + INPUT_COUNTS_OFFSET) / WORD_BYTES;
    this.#values = (INPUT.value + INPUT_VALUES_OFFSET) / WORD_BYTES;
    this.#words = new Uint32Array(memory.buffer);
    this.#items = new Float64Array(memory.buffer);
  }

  /** Writes leaves to INPUT. @throws NumbersGameError `too-large` */
  writeLeaves(leaves: readonly Leaf[]): void {
    const words = this.#view();
    let at = this.#values;
    const end = at + WORDS_PER_VALUE * MAX_LEAF_VALUES;
    for (let i = 0; i < leaves.length; i++) {
      const leaf = leaves[i];
      words[this.#counts + i] = leaf.length;
      for (let j = 0; j < leaf.length; j++) {
        if (at === end) {
          const message = `numbers: expected at most ${MAX_LEAF_VALUES} alternative values in all, got more`;
          throw new NumbersGameError('too-large', message);
        }
        words[at++] = leaf[j];
        words[at++] = leaf[j] / WORD_RANGE;
      }
    }
  }

  /** Writes numbers as leaves of one value each. There may be more numbers than a board has leaves. */
  writeNumbers(numbers: readonly number[]): void {
    const words = this.#view();
    let at = this.#values;
    for (let i = 0; i < numbers.length; i++) {
      if (i < MAX_NUMBERS) words[this.#counts + i] = 1;
      words[at++] = numbers[i];
      words[at++] = numbers[i] / WORD_RANGE;
    }
  }

  /** Reads a 32-bit word. */
  readWord(address: number): number {
    return this.#view()[address / WORD_BYTES];
  }

  /** Reads a 64-bit value. */
  readValue(address: number): bigint {
    const words = this.#view();
    const [low, high] = [words[address / WORD_BYTES], words[address / WORD_BYTES + 1]];
    return high < SAFE_HIGH_WORDS ? BigInt(high * WORD_RANGE + low) : (BigInt(high) << 32n) | BigInt(low);
  }

  /** Reads a fraction of two values. */
  readFraction(address: number): Fraction {
    return { numerator: this.readValue(address), denominator: this.readValue(address + FRACTION_BYTES / 2) };
  }

  /** Reads an expression of a given number of numbers. */
  readExpression(address: number, numbers: number): Expression {
    if (this.#items.length === 0) this.#items = new Float64Array(this.#memory.buffer);
    return readPostfix(this.#items, address / ITEM_BYTES, countItems(numbers));
  }

  /** Copies bytes. Between the pieces of a long copy the deadline is checked. */
  copyBytes(address: number, count: number): Uint8Array<ArrayBuffer> {
    const { buffer } = this.#memory;
    const bytes = new Uint8Array(count);
    for (let done = 0; done < count; done += PIECE_BYTES) {
      if (done > 0) checkDeadline();
      bytes.set(new Uint8Array(buffer, address + done, Math.min(PIECE_BYTES, count - done)), done);
    }
    return bytes;
  }

  writeBytes(address: number, bytes: Uint8Array): void {
    new Uint8Array(this.#memory.buffer).set(bytes, address);
  }

  #view(): Uint32Array {
    if (this.#words.length === 0) this.#words = new Uint32Array(this.#memory.buffer);
    return this.#words;
  }
}

/** Number of items of an expression of a given number of numbers. */
export function countItems(numbers: number): number {
  return 2 * numbers - 1;
}

/**
 * Reads the expression of `count` items that starts at an index: items in postfix order, of which those from
 * 0 on are numbers and the others minus the character codes of operators (assembly/core/postfix.ts).
 */
function readPostfix(items: Float64Array, start: number, count: number): Expression {
  const operands: Expression[] = [];
  for (let i = start; i < start + count; i++) {
    const item = items[i];
    if (item >= 0) {
      operands.push(item);
    } else {
      const right = operands.pop()!;
      const left = operands.pop()!;
      operands.push({ operator: String.fromCharCode(-item) as BasicOperator, left, right });
    }
  }
  return operands[0];
}
