// Computes how many boards the best k templates solve, for k from 1 to the size of a set that solves all of
// them.
//
// Finding the best k is the maximum coverage problem, which is NP-hard. Two greedy sequences start from both
// ends: one adds templates to the empty set, first the one that solves most new boards; the other drops
// templates from the whole set, first the one that loses fewest boards. After each step templates are
// exchanged, one for one, as long as that solves more. The better result counts; templates.slow.test.ts
// compares it with exact optima.
//
// Gains of all classes are kept up to date while templates come and go, as in greedy-cover.ts, so 131
// templates of 1,362 hands take a tenth of a second.
import { checkUniverse } from '../check/check-universe.js';
import { unexpected } from '../../core/errors.js';
import { classes } from '../template-classes.js';
import type { Universe } from '../templates-types.js';
import { transpose } from './reduce-cover.js';

/**
 * Counts the boards that the best k templates found solve: element k - 1 is for k. The last element, for as
 * many templates as `cover` has, is the number of all boards.
 *
 * @param cover indices of templates that solve every board, such as those of `minimum`
 * @throws NumbersGameError `invalid-option` if an argument is not a universe or not a cover of it
 * @example
 * const deck = universe({ cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], size: 4 });
 * coverage(deck, minimum(deck).templates).slice(0, 3); // [41, 77, 109] of the 566 boards
 *
 * @experimental
 */
export function coverage(
  universe: Pick<Universe, 'boards' | 'solves'>,
  cover: readonly number[],
): readonly number[] {
  checkUniverse(universe);
  checkCover(cover, universe.solves.length);
  const columns = classes(universe).map(([first]) => universe.solves[first]);
  const columnOf = new Map(columns.map((boards, column) => [boards.join(), column]));
  const rising = new Selection(universe.boards.length, columns);
  const falling = new Selection(universe.boards.length, columns);
  for (const template of cover) falling.add(columnOf.get(universe.solves[template].join())!);
  const counts = cover.map(() => {
    rising.add(rising.findBest());
    rising.exchange();
    return rising.solved;
  });
  for (let k = cover.length; k > 0; k--) {
    counts[k - 1] = Math.max(counts[k - 1], falling.solved);
    falling.remove(falling.findWorst());
    falling.exchange();
  }
  return counts;
}

function checkCover(cover: unknown, templates: number): void {
  if (!Array.isArray(cover))
    throw unexpected('invalid-option', 'cover', 'an array of template indices', cover);
  for (const [place, template] of cover.entries() as Iterable<[number, unknown]>) {
    if (Number.isInteger(template) && (template as number) >= 0 && (template as number) < templates) continue;
    throw unexpected('invalid-option', `cover[${place}]`, 'the index of a template', template);
  }
}

/** Set of columns, with the gain or loss of each column. */
class Selection {
  /** Number of boards that the chosen columns solve. */
  solved = 0;
  readonly #columns: readonly (readonly number[])[];
  readonly #columnsOf: readonly number[][];
  /** Number of chosen columns that solve each board. */
  readonly #counts: Uint16Array;
  readonly #chosen = new Set<number>();
  /** Number of boards that each column solves and no chosen column does. */
  readonly #gains: Int32Array;

  constructor(boards: number, columns: readonly (readonly number[])[]) {
    this.#columns = columns;
    this.#columnsOf = transpose(columns, boards);
    this.#counts = new Uint16Array(boards);
    this.#gains = Int32Array.from(columns, ({ length }) => length);
  }

  add(column: number): void {
    this.#chosen.add(column);
    for (const board of this.#columns[column]) {
      if (this.#counts[board]++ > 0) continue;
      this.solved++;
      for (const other of this.#columnsOf[board]) this.#gains[other]--;
    }
  }

  remove(column: number): void {
    this.#chosen.delete(column);
    for (const board of this.#columns[column]) {
      if (--this.#counts[board] > 0) continue;
      this.solved--;
      for (const other of this.#columnsOf[board]) this.#gains[other]++;
    }
  }

  /** Returns the column that solves most boards which the chosen columns do not solve. */
  findBest(): number {
    return this.#gains.reduce((best, gain, column) => (gain > this.#gains[best] ? column : best), 0);
  }

  /** Returns the chosen column whose removal loses the fewest boards. */
  findWorst(): number {
    const lossOf = (column: number) =>
      this.#columns[column].filter((board) => this.#counts[board] === 1).length;
    const losses = [...this.#chosen].map((column) => ({ column, loss: lossOf(column) }));
    return losses.reduce((least, other) => (other.loss < least.loss ? other : least)).column;
  }

  /** Exchanges chosen columns for others as long as that solves more boards. */
  exchange(): void {
    for (let before = -1; before < this.solved;) {
      before = this.solved;
      for (const column of [...this.#chosen]) {
        this.remove(column);
        const best = this.findBest();
        this.add(this.#gains[best] > this.#gains[column] ? best : column);
      }
    }
  }
}
