// Backward from the targets: the values that a subset would have to make for a target to be made.
//
// A target is a goal of every subset. From a goal of a subset and a value u of one part of it follow goals of
// the other part: each w that gives the goal together with u. If a goal is the square of a number that may be
// squared, that root is a goal, too. A goal knows how it came about, so that the expression can be written,
// and how many operations follow it.
import { addition, division, multiplication, subtraction } from '../../core/operator-notation.js';
import type { BasicOperator } from '../../core/api-types.js';
import { add, divide, multiply, subtract, type Natural } from './natural-arithmetic.js';
import { extended, firstSlot, NaturalTable } from './natural-table.js';
import { invertResidues } from './residues.js';

/** Way in which a value w and a value u of the other part make a goal; `target` if w is the target. */
export type GoalWay = 'target' | 'square(w)' | 'w + u' | 'w - u' | 'u - w' | 'w * u' | 'w / u' | 'u / w';

export interface Origin {
  readonly way: GoalWay;
  /** Subset and index of the goal that w makes; unused for `target`. */
  readonly subset: number;
  readonly goal: number;
  /** Index of u in the list of the rest of that subset; unused for `target` and `square(w)`. */
  readonly u: number;
}

/** Goals of a subset, by index. The same value may be a goal for several targets. */
export class Goals extends NaturalTable {
  /** Index of the target that a goal serves. */
  readonly target: number[] = [];
  /** Number of operations that lead from a goal to its target. */
  readonly operations: number[] = [];
  readonly origin: Origin[] = [];
  /** Inverses of the residues; 0 for that of 0. */
  inverse = new Float64Array(0);
  /** Fewest operations that lead from any goal to its target. */
  least = Infinity;

  /** Adds a goal, unless it is known with as few operations. Returns its index, or -1. */
  add(value: Natural, residue: number, target: number, operations: number, origin: Origin): number {
    let index = this.#findFor(value, residue, target);
    if (index >= 0 && this.operations[index] <= operations) return -1;
    if (index < 0) index = this.push(value, residue);
    this.target[index] = target;
    this.operations[index] = operations;
    this.origin[index] = origin;
    this.least = Math.min(this.least, operations);
    return index;
  }

  #findFor(value: Natural, residue: number, target: number): number {
    const { slots } = this;
    const mask = slots.length - 1;
    for (let at = firstSlot(residue, this.shift); slots[at] !== 0; at = (at + 1) & mask) {
      const index = slots[at] - 1;
      if (this.residue[index] === residue && this.target[index] === target && this.value(index) === value)
        return index;
    }
    return -1;
  }

  /** Computes the inverses. */
  invert(prime: number): void {
    this.inverse = extended(new Float64Array(0), this.length);
    for (let from = 0; from < this.length;) {
      let to = from;
      while (to < this.length && this.residue[to] !== 0) to++;
      invertResidues(this.residue, this.inverse, from, to, prime);
      from = to + 1;
    }
  }
}

/** Calls `visit` with each w that makes a goal with u, and the way. Operations by 1 are left out. */
export function visitOperands(
  goal: Natural,
  u: Natural,
  operators: readonly BasicOperator[],
  visit: (w: Natural, way: GoalWay) => void,
): void {
  if (operators.includes(addition.operator) && u < goal) visit(subtract(goal, u), 'w + u');
  if (operators.includes(subtraction.operator)) {
    visit(add(goal, u), 'w - u');
    if (u > goal) visit(subtract(u, goal), 'u - w');
  }
  if (operators.includes(multiplication.operator) && u > 1 && u < goal) {
    const w = divide(goal, u);
    if (w !== 0) visit(w, 'w * u');
  }
  if (!operators.includes(division.operator)) return;
  if (u > 1) visit(multiply(goal, u), 'w / u');
  if (u > goal) {
    const w = divide(u, goal);
    if (w !== 0) visit(w, 'u / w');
  }
}

/** Applies a way to w and u; returns 0 if the result is not a positive integer. */
export function combine(way: GoalWay, w: Natural, u: Natural): Natural {
  switch (way) {
    case 'w + u':
      return add(w, u);
    case 'w - u':
      return w > u ? subtract(w, u) : 0;
    case 'u - w':
      return u > w ? subtract(u, w) : 0;
    case 'w * u':
      return multiply(w, u);
    case 'w / u':
      return divide(w, u);
    case 'u / w':
      return divide(u, w);
    case 'square(w)':
      return multiply(w, w);
    case 'target':
      return w;
  }
}

/** Operator between w and u. */
export function operatorOf(way: GoalWay): BasicOperator {
  return way[2] as BasicOperator;
}
