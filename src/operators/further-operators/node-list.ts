// The nodes of one subset of the numbers, ascending by operations, with a hash table that finds those whose
// value may be in an interval.
//
// A cell holds the nodes whose values have the same upper 32 bits as doubles: sign, exponent and 20 bits of
// the fraction. Nearly every interval that is looked up lies in one cell, or touches a second one, and few
// values share a cell. An interval of many cells, or round 0, or at the limits of the scale is looked for in
// the whole list. Values off the scale of doubles, of which there are few, have a list of their own.
//
// In a search for one solution a rational value is kept once, with the fewest operations; a search for all
// keeps the further ways to make it. Irrational ones are all kept: telling that two of them are equal would
// take longer than looking at both.
import { upperWordOf } from '../../expression/doubles/elementary-functions.js';
import { Enclosure, mayBeEqual } from '../../expression/doubles/enclosure.js';
import { isUnary } from './operator-codes.js';
import { NONE, type Nodes } from './node-table.js';

/** Visits a node. Returning true ends the search. */
export type VisitNode = (node: number) => boolean;

/** Bound of the relative radius of a node, with a margin for the arithmetic here (node-table.ts, BLUNT). */
const NODE_RADIUS = 2 ** -35;
/** No smaller value is far, and none with a larger logarithm is not: the limits are from 2^936 to 2^938. */
const LEAST_FAR = 2 ** 935;
const MOST_NEAR = 939 * Math.LN2;
/** Maximum number of cells of an interval; one of more cells is looked for in the whole list. */
const MAX_CELLS = 4;
/** Multiplier of the hash: the odd number next to 2^32 divided by the golden ratio. */
const MULTIPLIER = 0x9e3779b1;

export class SubsetNodes {
  /** All nodes; those of `k` operations end at `ends[k]`. */
  readonly nodes: number[] = [];
  readonly ends: number[] = [];
  readonly #graph: Nodes;
  readonly #far: number[] = [];
  #heads = new Int32Array(16).fill(NONE);
  #next: number[] = [];
  #shift = 28;
  readonly #probe = new Enclosure();

  constructor(graph: Nodes) {
    this.#graph = graph;
  }

  /** Returns the index at which the nodes of a number of operations begin. */
  startOf(operations: number): number {
    return operations === 0 ? 0 : this.ends[operations - 1];
  }

  /** Finds a node with the same rational value that makes a new one superfluous; NONE if there is none. */
  findSame(node: number, isForAll: boolean): number {
    const graph = this.#graph;
    if (!graph.isRational(node) || graph.r[node] === Infinity) return NONE;
    const unary = isUnary(graph.code[node]);
    for (
      let place = this.#heads[this.#cellOf(wordOf(graph.x[node]))];
      place !== NONE;
      place = this.#next[place]
    ) {
      const other = this.nodes[place];
      if (graph.x[other] !== graph.x[node] || !graph.isSame(other, node)) continue;
      const otherUnary = isUnary(graph.code[other]);
      // Only what is not the result of such an operator itself may be the operand of one.
      if (isForAll) {
        if (unary === otherUnary && graph.operations[other] === graph.operations[node]) return other;
      } else if (unary || !otherUnary) {
        return other;
      }
    }
    return NONE;
  }

  add(node: number): void {
    const place = this.nodes.push(node) - 1;
    if (this.#graph.r[node] === Infinity) this.#far.push(node);
    if (place >= this.#heads.length) this.#rehash();
    else this.#enter(place);
  }

  /** Visits the nodes of `least` to `most` operations whose value may be the target's. */
  find(target: Enclosure, least: number, most: number, visit: VisitNode): boolean {
    if (isNearLimit(target)) return this.#scan(target, least, most, visit);
    if (target.isFar) return this.#findFar(target, least, most, visit);
    const graph = this.#graph;
    const { x, r } = target;
    const radius = r + (Math.abs(x) + r) * NODE_RADIUS;
    const low = x - radius;
    const high = x + radius;
    const one = wordOf(low);
    const other = wordOf(high);
    if ((low < 0 && high >= 0) || Math.abs(one - other) >= MAX_CELLS)
      return this.#scan(target, least, most, visit);
    for (let word = Math.min(one, other); word <= Math.max(one, other); word++) {
      for (let place = this.#heads[this.#cellOf(word)]; place !== NONE; place = this.#next[place]) {
        const node = this.nodes[place];
        if (graph.operations[node] < least || graph.operations[node] > most) continue;
        const value = graph.x[node];
        if (Math.abs(value - x) > r + graph.r[node] || wordOf(value) !== word) continue;
        if (visit(node)) return true;
      }
    }
    return false;
  }

  #scan(target: Enclosure, least: number, most: number, visit: VisitNode): boolean {
    const graph = this.#graph;
    const end = this.ends[most];
    for (let place = this.startOf(least); place < end; place++) {
      const node = this.nodes[place];
      graph.load(node, this.#probe);
      if (mayBeEqual(target, this.#probe) && visit(node)) return true;
    }
    return false;
  }

  #findFar(target: Enclosure, least: number, most: number, visit: VisitNode): boolean {
    const graph = this.#graph;
    for (const node of this.#far) {
      if (graph.operations[node] < least || graph.operations[node] > most) continue;
      graph.load(node, this.#probe);
      if (mayBeEqual(target, this.#probe) && visit(node)) return true;
    }
    return false;
  }

  #rehash(): void {
    this.#heads = new Int32Array(2 * this.#heads.length).fill(NONE);
    this.#shift--;
    for (let place = 0; place < this.nodes.length; place++) this.#enter(place);
  }

  #enter(place: number): void {
    const cell = this.#cellOf(wordOf(this.#graph.x[this.nodes[place]]));
    this.#next[place] = this.#heads[cell];
    this.#heads[cell] = place;
  }

  #cellOf(word: number): number {
    return Math.imul(word, MULTIPLIER) >>> this.#shift;
  }
}

/** Whether an equal value may be far where this one is not, or not where this one is (enclosure.ts). */
function isNearLimit({ x, r, l, lr, isFar }: Enclosure): boolean {
  if (isFar) return Math.abs(l) - lr < MOST_NEAR;
  const size = Math.abs(x);
  return size + r > LEAST_FAR || (size > 0 && size - r < 1 / LEAST_FAR);
}

function wordOf(x: number): number {
  return upperWordOf(x + 0); // never -0
}
