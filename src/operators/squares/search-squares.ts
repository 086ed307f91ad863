// Searches targets on one board: the fewest operations of each, or only whether it can be made.
//
// Meeting in the middle, over subsets. Subsets of up to `listedSize` numbers have lists of values
// (square-value-lists.ts), all have goals (backward-goals.ts), those of the most numbers first. At each split
// of a subset into two parts with lists, both sides meet (meet-goals.ts); where one part has no list, the
// goals go on to it. With lists of three numbers, six are covered so: 3 + 3 meets at once; 2 + 4 and 1 + 5 go
// on, to 2 + 2, 1 + 3, 2 + 3 and 1 + 4.
//
// The search is complete. Take an expression of fewest operations of a target, and go down from the top: each
// square leads from a goal to its root; at each other operation one part has a list (both can lack one only
// from 2 * listedSize + 2 numbers on), and the other one is a goal, until both have lists and meet. What
// bounds the values is the limit of squares alone: no value above it is squared, so a board makes finitely
// many. A goal is dropped only if it is larger than any value that its subset makes.
//
// The search of operators/further-operators goes the same way with exact reals, from the same subsets and
// splits. Its lists and goals are others: it looks up one enclosure at a time, on the way down, where all
// goals of a subset meet the lists here at once, by residues.
//
// Tried: that search with `square` as one more operator, 1.7 to 5.8 times as long with five and six numbers,
// although it squares no square.
import { spendTicks } from '../../core/deadline.js';
import type { Leaf } from '../../core/puzzle/parse-numbers.js';
import { combine, Goals, operatorOf, visitOperands, type Origin } from './backward-goals.js';
import { meetByLookup, meetByPairs, type TakeMeeting, type Meeting } from './meet-goals.js';
import { squareRoot, type Natural } from './natural-arithmetic.js';
import { listPrimes, residueOf } from './residues.js';
import { MultipleOfPrime, ValueLists, type SquareRules } from './square-value-lists.js';

/** Way to make a target: a listed value w, and its origin. */
export interface Hit {
  readonly operations: number;
  /** Subset of w, and index of w in the list. */
  readonly subset: number;
  readonly w: number;
  readonly origin: Origin;
}

/** Bound of operations of the first search for few operations, and the increment of each further one. */
const FIRST_BOUND = 4;
const BOUND_STEP = 2;
/** Lookups of `meetByLookup` for each goal and value, and of `meetByPairs` for each pair. */
const WAYS_TO_GOAL = 5;
const RESULTS_OF_PAIR = 4;
const IS_TARGET: Origin = { way: 'target', subset: 0, goal: 0, u: 0 };

export class SquareSearch {
  readonly #board: readonly Leaf[];
  readonly #rules: SquareRules;
  readonly #listedSize: number;
  readonly #primes: Generator<number, never>;
  lists: ValueLists;
  goals: Goals[] = [];
  /** Largest value that each subset makes, rounded up. */
  #largest: number[] = [];
  /** Bound for each target: a further hit must take fewer operations. */
  #bounds = new Float64Array(0);
  #hits: (Hit | null)[] = [];

  /** @param primes the moduli to try, one after the other */
  constructor(board: readonly Leaf[], rules: SquareRules, listedSize: number, primes = listPrimes()) {
    this.#board = board;
    this.#rules = rules;
    this.#listedSize = listedSize;
    this.#primes = primes;
    this.lists = this.#openLists();
  }

  /**
   * Finds for each target a hit of fewest operations; null if there is none.
   *
   * Searches for few operations come first, because lists of few operations are short; the last search has no
   * bound.
   */
  findFewest(targets: readonly Natural[]): (Hit | null)[] {
    const hits: (Hit | null)[] = targets.map(() => null);
    let open = [...targets.keys()];
    for (let most = FIRST_BOUND; open.length > 0; most += BOUND_STEP) {
      this.#extend(most - 1);
      const { isComplete } = this.lists;
      const wanted = open.map((index) => targets[index]);
      const found = this.#run(wanted, isComplete ? Infinity : most);
      for (const [i, index] of open.entries()) hits[index] = found[i];
      if (isComplete) break;
      open = open.filter((index) => hits[index] === null);
    }
    return hits;
  }

  #openLists(): ValueLists {
    return new ValueLists(this.#board, this.#rules, this.#listedSize, this.#primes.next().value);
  }

  /** Makes the lists of values that take at most `operations` operations, and the bounds of all subsets. */
  #extend(operations: number): void {
    for (;;) {
      try {
        this.lists.extend(operations);
        break;
      } catch (error) {
        if (!(error instanceof MultipleOfPrime)) throw error;
        this.lists = this.#openLists();
      }
    }
    const { subsets, lists } = this.lists;
    const square = Number(this.#rules.limit) ** 2;
    const most: number[] = [];
    for (const subset of subsets.order) {
      let largest = Math.max(square, ...(subsets.sizes[subset] === 1 ? lists[subset].approx : []));
      for (const [first, second] of subsets.pairsOf(subset))
        largest = Math.max(largest, most[first] + most[second], most[first] * most[second]);
      // Each step rounds by less than the factor.
      most[subset] = largest * (1 + 2 ** -50);
    }
    this.#largest = most;
  }

  /** Searches for hits of at most `most` operations. */
  #run(targets: readonly Natural[], most: number): (Hit | null)[] {
    const { subsets, isComplete, listedSize } = this.lists;
    const { sizes, order } = subsets;
    this.#bounds = new Float64Array(targets.length).fill(most + 1);
    this.#hits = targets.map(() => null);
    this.goals = [];
    for (const subset of order) this.goals[subset] = new Goals();
    for (const subset of order) if (sizes[subset] <= listedSize) this.#findListed(subset, targets);
    for (const subset of [...order].reverse()) {
      if (sizes[subset] <= listedSize && isComplete) break;
      for (const [index, target] of targets.entries()) this.#addGoal(subset, target, index, 0, IS_TARGET);
      for (const [first, second] of subsets.pairsOf(subset)) {
        if (sizes[first] > listedSize) this.#goOn(subset, first, second);
        else if (sizes[second] > listedSize) this.#goOn(subset, second, first);
        else this.#meet(subset, first, second);
      }
    }
    return this.#hits;
  }

  #findListed(subset: number, targets: readonly Natural[]): void {
    const list = this.lists.lists[subset];
    for (const [index, target] of targets.entries()) {
      const w = list.find(target, residueOf(target, this.lists.prime));
      if (w >= 0) this.#hit(index, { operations: list.operations(w), subset, w, origin: IS_TARGET });
    }
  }

  #hit(target: number, hit: Hit): void {
    if (hit.operations >= this.#bounds[target]) return;
    this.#bounds[target] = hit.operations;
    this.#hits[target] = hit;
  }

  /** Adds a goal and its roots, if they can lead to a better hit. */
  #addGoal(subset: number, value: Natural, target: number, operations: number, origin: Origin): void {
    const { subsets, prime, rules } = this.lists;
    if (operations + subsets.sizes[subset] > this.#bounds[target]) return;
    if (Number(value) > this.#largest[subset]) return;
    const goal = this.goals[subset].add(value, residueOf(value, prime), target, operations, origin);
    if (goal < 0) return;
    const root = squareRoot(value);
    if (root <= 1 || root > rules.limit) return;
    this.#addGoal(subset, root, target, operations + 1, { way: 'square(w)', subset, goal, u: 0 });
  }

  /** Derives the goals of a part from those of a subset and the listed values of its other part. */
  #goOn(subset: number, part: number, listed: number): void {
    const goals = this.goals[subset];
    const list = this.lists.lists[listed];
    const least = this.lists.subsets.sizes[part];
    for (let goal = 0; goal < goals.length; goal++) {
      const target = goals.target[goal];
      const value = goals.value(goal);
      for (let layer = list.first; layer <= list.last; layer++) {
        const operations = goals.operations[goal] + 1 + layer;
        if (operations + least > this.#bounds[target]) break;
        for (let u = list.owns[layer]; u < list.begins[layer + 1]; u++) {
          spendTicks(this.lists.ticksPerPair);
          visitOperands(value, list.value(u), this.lists.rules.operators, (w, way) => {
            this.#addGoal(part, w, target, operations, { way, subset, goal, u });
          });
        }
      }
    }
  }

  /** Searches for the goals of a subset among the results of two listed parts. */
  #meet(subset: number, one: number, other: number): void {
    const { lists, prime, rules } = this.lists;
    const goals = this.goals[subset];
    if (goals.length === 0) return;
    const [first, second] = lists[one].count < lists[other].count ? [one, other] : [other, one];
    const found: TakeMeeting = (goal, way, u, w, operations) => {
      const target = goals.target[goal];
      if (operations >= this.#bounds[target]) return;
      if (!rules.operators.includes(operatorOf(way))) return;
      if (combine(way, lists[second].value(w), lists[first].value(u)) !== goals.value(goal)) return;
      this.#hit(target, { operations, subset: second, w, origin: { way, subset, goal, u } });
    };
    const meeting: Meeting = {
      prime,
      goals,
      first: lists[first],
      second: lists[second],
      bounds: this.#bounds,
      found,
    };
    const lookups = goals.length * lists[first].count * WAYS_TO_GOAL;
    const results = lists[first].count * lists[second].count * RESULTS_OF_PAIR;
    if (lookups < results) meetByLookup(meeting);
    else meetByPairs(meeting);
  }
}
