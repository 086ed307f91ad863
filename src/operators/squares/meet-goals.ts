// The meeting of the forward and the backward search: a goal of a subset that is the result of two listed
// values, one of each part.
//
// Both loops below find all such pairs, and search-squares.ts takes the cheaper one. `meetByLookup` goes
// through the goals and the values u of one part, and looks up the six values w that would make the goal with
// u. `meetByPairs` goes through all pairs of u and v, and looks up their four results among the goals. Both
// compute with residues alone; the callback checks each candidate exactly.
import { spendTicks } from '../../core/deadline.js';
import { firstSlot } from './natural-table.js';
import { multiplyResidues } from './residues.js';
import type { Goals, GoalWay } from './backward-goals.js';
import type { SquareValueList } from './square-value-lists.js';

/** Takes values that might make a goal, and the number of operations that the target would take. */
export type TakeMeeting = (goal: number, way: GoalWay, u: number, w: number, operations: number) => void;

export interface Meeting {
  readonly prime: number;
  readonly goals: Goals;
  readonly first: SquareValueList;
  readonly second: SquareValueList;
  /** Exclusive upper bounds of the operations of a result, by target. */
  readonly bounds: Float64Array;
  readonly found: TakeMeeting;
}

/** Meets goals and values of `first` by looking up the missing operands in `second`. */
export function meetByLookup({ prime, goals, first, second, bounds, found }: Meeting): void {
  const { slots, shift, residue: keys } = second;
  const mask = slots.length - 1;
  const { approx, residue, inverse } = first;
  const least = second.first;
  goals.invert(prime);
  let goal = 0;
  let u = 0;
  let layer = 0;
  const lookUp = (wanted: number, way: GoalWay) => {
    for (let at = firstSlot(wanted, shift); slots[at] !== 0; at = (at + 1) & mask) {
      const w = slots[at] - 1;
      if (keys[w] === wanted)
        found(goal, way, u, w, goals.operations[goal] + 1 + layer + second.operations(w));
    }
  };
  for (goal = 0; goal < goals.length; goal++) {
    const target = goals.target[goal];
    const g = goals.approx[goal];
    const key = goals.residue[goal];
    const inverseKey = goals.inverse[goal];
    const rest = goals.operations[goal] + 1 + least;
    for (layer = first.first; layer <= first.last && rest + layer < bounds[target]; layer++) {
      const end = first.begins[layer + 1];
      for (u = first.owns[layer]; u < end; u++) {
        spendTicks();
        const value = approx[u];
        const other = residue[u];
        const sum = key + other;
        lookUp(sum < prime ? sum : sum - prime, 'w - u');
        if (value > 1) lookUp(multiplyResidues(key, other, prime), 'w / u');
        if (value <= g) {
          lookUp(key < other ? key - other + prime : key - other, 'w + u');
          if (value > 1) lookUp(multiplyResidues(key, inverse[u], prime), 'w * u');
        }
        if (value >= g) {
          lookUp(other < key ? other - key + prime : other - key, 'u - w');
          lookUp(multiplyResidues(other, inverseKey, prime), 'u / w');
        }
      }
    }
  }
}

/** Meets pairs of values of `first` and `second` by looking up their results among the goals. */
export function meetByPairs({ prime, goals, first, second, bounds, found }: Meeting): void {
  const { slots, shift, residue: keys } = goals;
  const mask = slots.length - 1;
  const { approx, residue, inverse } = second;
  let largest = 0;
  for (let goal = 0; goal < goals.length; goal++) largest = Math.max(largest, goals.approx[goal]);
  // A product of two doubles is off by less than this.
  const most = largest * (1 + 2 ** -50);
  let u = 0;
  let v = 0;
  let made = 0;
  const lookUp = (result: number, way: GoalWay) => {
    for (let at = firstSlot(result, shift); slots[at] !== 0; at = (at + 1) & mask) {
      const goal = slots[at] - 1;
      if (keys[goal] === result) found(goal, way, u, v, made + goals.operations[goal]);
    }
  };
  for (let layer = first.first; layer <= first.last; layer++) {
    for (let other = second.first; other <= second.last; other++) {
      made = layer + 1 + other;
      if (!bounds.some((bound) => made + goals.least < bound)) break;
      for (u = first.owns[layer]; u < first.begins[layer + 1]; u++) {
        const x = first.approx[u];
        const key = first.residue[u];
        const inverseKey = first.inverse[u];
        const end = second.begins[other + 1];
        for (v = second.owns[other]; v < end; v++) {
          spendTicks();
          const y = approx[v];
          const otherKey = residue[v];
          if (x + y <= most) {
            const sum = key + otherKey;
            lookUp(sum < prime ? sum : sum - prime, 'w + u');
          }
          if (x * y <= most && x > 1 && y > 1) lookUp(multiplyResidues(key, otherKey, prime), 'w * u');
          if (x >= y) {
            lookUp(key < otherKey ? key - otherKey + prime : key - otherKey, 'u - w');
            if (y > 1) lookUp(multiplyResidues(key, inverse[v], prime), 'u / w');
          }
          if (y >= x) {
            lookUp(otherKey < key ? otherKey - key + prime : otherKey - key, 'w - u');
            if (x > 1) lookUp(multiplyResidues(otherKey, inverseKey, prime), 'w / u');
          }
        }
      }
    }
  }
}
