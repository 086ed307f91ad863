// The least distance of any value to a target that cannot be made.
//
// The same meeting in the middle as in search-squares.ts, with intervals as goals: if the result of w and u
// has to lie in an interval, so has w. Where two lists meet, the values of one that lie in an interval are
// found by bisection. An interval is necessary only, because quotients are rounded, so each candidate is
// evaluated up to the target, and a smaller distance narrows what follows.
//
// The first search is for a distance of at most 4. As long as there is none, the next one allows for the
// square of the last. So a search never has much more to evaluate than the one that succeeds, and even a
// target of 1000 digits takes a dozen.
import { spendTicks } from '../../core/deadline.js';
import { addition, division, multiplication, subtraction } from '../../core/operator-notation.js';
import { combine, type Origin, type GoalWay } from './backward-goals.js';
import { add, floorRoot, multiply, subtract, toNatural, type Natural } from './natural-arithmetic.js';
import type { SquareValueList, ValueLists } from './square-value-lists.js';

/** Interval from..to of the values of a subset that lead to a result near enough, and its origin. */
interface Window {
  readonly from: Natural;
  readonly to: Natural;
  readonly origin: Origin;
}

/** A list in ascending order of its doubles, and the index of each value. */
interface SortedList {
  readonly approx: Float64Array;
  readonly indices: readonly number[];
}

const FIRST_DISTANCE = 4n;
const IS_RESULT: Origin = { way: 'target', subset: 0, goal: 0, u: 0 };

/** Finds the least distance, given complete lists. */
export function findLeastDistance(lists: ValueLists, target: Natural): Natural {
  const search = new NearestSearch(lists, target);
  for (let most = FIRST_DISTANCE; ; most *= most) {
    const distance = search.run(toNatural(most));
    if (distance !== null) return distance;
  }
}

class NearestSearch {
  readonly #lists: ValueLists;
  readonly #target: Natural;
  readonly #sorted = new Map<number, SortedList>();
  #windows: Window[][] = [];
  /** Least distance found, or one more than the largest that is searched. */
  #distance: Natural = 0;

  constructor(lists: ValueLists, target: Natural) {
    this.#lists = lists;
    this.#target = target;
  }

  /** Finds the least distance; null if it is more than `most`. */
  run(most: Natural): Natural | null {
    const { subsets, listedSize } = this.#lists;
    const { sizes, order } = subsets;
    this.#distance = add(most, 1);
    this.#windows = sizes.map(() => []);
    const isListed = (subset: number) => sizes[subset] <= listedSize;
    for (const subset of order.filter(isListed)) this.#findWithin(subset, this.#windowOfTarget());
    for (const subset of order.filter((one) => !isListed(one)).reverse()) {
      const windows = this.#windows[subset];
      const { length } = windows;
      this.#addWindow(subset, this.#windowOfTarget());
      for (const [first, second] of subsets.pairsOf(subset)) {
        if (isListed(first) && isListed(second)) this.#meet(subset, first, second);
      }
      // What was found has narrowed the window of the target.
      windows.length = length;
      this.#addWindow(subset, this.#windowOfTarget());
      for (const [first, second] of subsets.pairsOf(subset)) {
        const [part, listed] = isListed(first) ? [second, first] : [first, second];
        if (!isListed(part)) this.#visitParts(subset, listed, (window) => this.#addWindow(part, window));
      }
    }
    return this.#distance > most ? null : this.#distance;
  }

  /** Returns the window of the values of a subset that are nearer to the target than the nearest found. */
  #windowOfTarget(): Window {
    const most = subtract(this.#distance, 1);
    const target = this.#target;
    const from = most < target ? subtract(target, most) : 1;
    return { from, to: add(target, most), origin: IS_RESULT };
  }

  #addWindow(subset: number, window: Window): void {
    const goal = this.#windows[subset].push(window) - 1;
    const [from, to] = [BigInt(window.from), BigInt(window.to)];
    const { limit } = this.#lists.rules;
    const low = from < 3n ? 2n : floorRoot(from - 1n) + 1n;
    const root = floorRoot(to);
    const high = root < limit ? root : BigInt(limit);
    if (low > high) return;
    const origin: Origin = { way: 'square(w)', subset, goal, u: 0 };
    this.#addWindow(subset, { from: toNatural(low), to: toNatural(high), origin });
  }

  #visitParts(subset: number, listed: number, take: (window: Window) => void): void {
    const list = this.#lists.lists[listed];
    for (const [goal, window] of this.#windows[subset].entries()) {
      for (const u of list.ownIndices()) {
        spendTicks(this.#lists.ticksPerPair);
        this.#visitWindows(window, list.value(u), (from, to, way) => {
          take({ from, to, origin: { way, subset, goal, u } });
        });
      }
    }
  }

  #meet(subset: number, one: number, other: number): void {
    const { lists } = this.#lists;
    const [first, second] = lists[one].count < lists[other].count ? [one, other] : [other, one];
    this.#visitParts(subset, first, (window) => this.#findWithin(second, window));
  }

  /** Evaluates the values of a list that lie in a window. */
  #findWithin(subset: number, { from, to, origin }: Window): void {
    const { approx, indices } = this.#sortedList(subset);
    const last = Number(to);
    for (let at = lowerBound(approx, Number(from)); at < approx.length && approx[at] <= last; at++)
      this.#evaluate(subset, this.#lists.lists[subset].value(indices[at]), origin);
  }

  #evaluate(subset: number, value: Natural, from: Origin): void {
    spendTicks(this.#lists.ticksPerPair);
    let [part, result, origin] = [subset, value, from];
    while (origin.way !== 'target') {
      const rest = this.#lists.subsets.rest(origin.subset, part);
      result = combine(origin.way, result, rest === 0 ? 1 : this.#lists.lists[rest].value(origin.u));
      if (result === 0) return;
      part = origin.subset;
      ({ origin } = this.#windows[part][origin.goal]);
    }
    const target = this.#target;
    if (result === target) throw new Error(`the target ${target} can be made`);
    const distance = result > target ? subtract(result, target) : subtract(target, result);
    if (distance < this.#distance) this.#distance = distance;
  }

  /** Calls `visit` with an interval of w for each way in which w and u can make a value of the window. */
  #visitWindows(
    { from, to }: Window,
    u: Natural,
    visit: (from: Natural, to: Natural, way: GoalWay) => void,
  ): void {
    const { operators } = this.#lists.rules;
    if (operators.includes(addition.operator) && u < to)
      visit(u < from ? subtract(from, u) : 1, subtract(to, u), 'w + u');
    if (operators.includes(subtraction.operator)) {
      visit(add(from, u), add(to, u), 'w - u');
      if (u > from) visit(u > to ? subtract(u, to) : 1, subtract(u, from), 'u - w');
    }
    if (u === 1) return;
    if (operators.includes(multiplication.operator) && u <= to)
      visit(quotient(add(from, subtract(u, 1)), u), quotient(to, u), 'w * u');
    if (!operators.includes(division.operator)) return;
    visit(multiply(from, u), multiply(to, u), 'w / u');
    if (u >= from) visit(u > to ? quotient(add(u, subtract(to, 1)), to) : 1, quotient(u, from), 'u / w');
  }

  #sortedList(subset: number): SortedList {
    const known = this.#sorted.get(subset);
    if (known !== undefined) return known;
    const list: SquareValueList = this.#lists.lists[subset];
    const indices = [...list.ownIndices()].sort(
      (one, other) => list.approx[one] - list.approx[other] || one - other,
    );
    const sorted = { approx: Float64Array.from(indices, (index) => list.approx[index]), indices };
    this.#sorted.set(subset, sorted);
    return sorted;
  }
}

/** Integer part of left / right. */
function quotient(left: Natural, right: Natural): Natural {
  if (typeof left === 'number' && typeof right === 'number') return (left - (left % right)) / right;
  return toNatural(BigInt(left) / BigInt(right));
}

/** Index of the first of sorted numbers that is at least `value`. */
function lowerBound(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
