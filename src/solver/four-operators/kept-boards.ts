// Lists kept from call to call of `reach`, as the boards of a pool share them: for a program that asks for
// one board of a show after another, in any order.
//
// They pay if numbers come again: boards of the show, six numbers, take 0.3 of the time from the 4,000th call
// on, but up to 1.4 of it while few lists are there; boards of 1..100 twice the time and hundreds of MiB. So
// lists are kept for boards of one size and range, once many of them came in a row with few different
// numbers, in an instance of their own, because a search on the same one would drop them.
import type { TargetRange } from '../../core/api-types.js';
import type { Leaf } from '../../core/puzzle/parse-numbers.js';
import type { ParsedRange } from '../../core/puzzle/parse-range.js';
import type { ReachBoard } from '../engine.js';
import type { NaturalInstance } from '../wasm/natural-instance.js';

/** Number of boards of one kind after which lists are kept, and of others in a row after which they go. */
const PATIENCE = 256;
/** Sizes of boards; smaller ones gain nothing, larger ones only after a thousand calls. */
const LEAST_NUMBERS = 5;
const MOST_NUMBERS = 6;
/** Maximum number of different numbers. */
const MOST_DIFFERENT = 16;

/** The boards of one size and range that came so far. */
interface Kind extends TargetRange {
  readonly size: number;
  /** Numbers of the boards, each with the most times that it was on one. */
  readonly numbers: Map<number, number>;
  calls: number;
  /** Number of calls of another kind since the last of this one. */
  others: number;
  /** Finds the operations of a board from the lists; null if the engine refuses them, undefined at first. */
  reach: ReachBoard | null | undefined;
}

export class KeptBoards {
  readonly #create: () => NaturalInstance;
  #instance: NaturalInstance | null = null;
  #kind: Kind | null = null;

  /** @param create makes the instance for the lists */
  constructor(create: () => NaturalInstance) {
    this.#create = create;
  }

  /** Finds the fewest operations as `reach` does; null if no lists are kept for such a board. */
  reach({ leaves, rules, from, to }: ParsedRange): Uint8Array<ArrayBuffer> | null {
    const size = leaves.length;
    if (rules.use !== 'any' || size < LEAST_NUMBERS || size > MOST_NUMBERS) return null;
    if (leaves.some((leaf) => leaf.length > 1)) return null;
    const kind = this.#kind;
    if (kind?.size !== size || kind.from !== from || kind.to !== to) {
      if (kind === null || ++kind.others > PATIENCE) {
        this.drop();
        this.#kind = { size, from, to, numbers: new Map(), calls: 0, others: 0, reach: undefined };
      }
      return null;
    }
    kind.others = 0;
    if (widen(kind.numbers, leaves)) kind.reach = undefined;
    if (kind.numbers.size > MOST_DIFFERENT) {
      this.drop();
      return null;
    }
    if (++kind.calls < PATIENCE) return null;
    if (kind.reach === undefined) {
      const pool = [...kind.numbers].flatMap(([number, times]) => new Array<number>(times).fill(number));
      pool.sort((one, other) => one - other);
      this.#instance ??= this.#create();
      kind.reach = this.#instance.openPool(pool, size, from, to);
    }
    return kind.reach?.(leaves.map(([number]) => number)) ?? null;
  }

  drop(): void {
    this.#instance = null;
    this.#kind = null;
  }
}

/** Adds the numbers of a board, which is ascending; returns whether there are more now. */
function widen(numbers: Map<number, number>, leaves: readonly Leaf[]): boolean {
  let isWider = false;
  let times = 0;
  for (let i = 0; i < leaves.length; i++) {
    const [number] = leaves[i];
    times = i > 0 && leaves[i - 1][0] === number ? times + 1 : 1;
    if (times <= (numbers.get(number) ?? 0)) continue;
    numbers.set(number, times);
    isWider = true;
  }
  return isWider;
}
