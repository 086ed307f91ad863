// A growing list of exact values with a hash table over their residues.
//
// For each value: the nearest double (`approx`; comparisons of doubles never contradict those of the values,
// because rounding is monotone), its residue, and the BigInt if it is not a safe integer. The table uses open
// addressing with linear probing, at most a quarter full, so that most lookups end at an empty slot. Loops
// that look up millions of residues read `slots` themselves; a slot holds an index plus 1, or 0.
import type { Natural } from './natural-arithmetic.js';

const FIRST_CAPACITY = 16;
const SLOTS_PER_VALUE = 4;

export class NaturalTable {
  length = 0;
  approx = new Float64Array(FIRST_CAPACITY);
  residue = new Float64Array(FIRST_CAPACITY);
  slots = new Int32Array(FIRST_CAPACITY * SLOTS_PER_VALUE);
  /** Number of lower bits to drop from a 32-bit product, whose upper bits are the slot. */
  shift = 32 - Math.log2(FIRST_CAPACITY * SLOTS_PER_VALUE);
  readonly #large = new Map<number, bigint>();

  value(index: number): Natural {
    const value = this.approx[index];
    return value <= Number.MAX_SAFE_INTEGER ? value : this.#large.get(index)!;
  }

  /** Returns the index of a value; -1 if it is not in the table. */
  find(value: Natural, residue: number): number {
    const { slots, residue: residues } = this;
    const mask = slots.length - 1;
    for (let at = firstSlot(residue, this.shift); slots[at] !== 0; at = (at + 1) & mask) {
      const index = slots[at] - 1;
      if (residues[index] === residue && this.value(index) === value) return index;
    }
    return -1;
  }

  /** Appends a value, even if the table already has it, and returns its index. */
  push(value: Natural, residue: number): number {
    const index = this.length++;
    if (index === this.approx.length) this.#grow();
    this.approx[index] = Number(value);
    this.residue[index] = residue;
    if (typeof value !== 'number') this.#large.set(index, value);
    this.#enter(index);
    return index;
  }

  #enter(index: number): void {
    const { slots } = this;
    const mask = slots.length - 1;
    let at = firstSlot(this.residue[index], this.shift);
    while (slots[at] !== 0) at = (at + 1) & mask;
    slots[at] = index + 1;
  }

  #grow(): void {
    this.approx = extended(this.approx, 2 * this.approx.length);
    this.residue = extended(this.residue, this.approx.length);
    this.slots = new Int32Array(this.slots.length * 2);
    this.shift--;
    for (let index = 0; index < this.length - 1; index++) this.#enter(index);
  }
}

/** Slot at which the search for a residue begins. */
export function firstSlot(residue: number, shift: number): number {
  return Math.imul(residue, 0x9e3779b1) >>> shift;
}

/** Copies numbers into a longer array. */
export function extended(array: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(length);
  longer.set(array);
  return longer;
}
