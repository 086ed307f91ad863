// Finds small covers by local search, for cores too large for exhaustive search.
//
// The method is that of Gao, Weise and Li, "A highly efficient heuristic for the unicost set covering
// problem" (2015): as soon as all rows are covered one column is given up; then, step by step, one more
// column is given up and one is added that covers a random uncovered row. Rows that stay uncovered gain
// weight, which leads away from where the search has been. A column that left comes back only after something
// near it changed, and the last one added stays for a step.
//
// On five cards from 1 to 10 the greedy method gives 134 templates, a million steps, 4 s, give 114.
import { createRandom, type Random } from '../../core/random.js';
import { transpose, type Cover } from './reduce-cover.js';

/**
 * Searches for a cover of at most `wanted` columns, in at most `steps` steps. Returns the smallest one found,
 * ascending.
 */
export function searchCover(cover: Cover, wanted: number, steps: number): number[] {
  const search = new CoverSearch(cover);
  search.completeGreedily();
  let smallest = search.columns();
  for (let step = 1; step <= steps && smallest.length > Math.max(wanted, 1); step++) {
    if (search.isComplete()) {
      smallest = search.columns();
      search.giveUpColumn();
    } else search.exchange(step);
  }
  return smallest.sort((a, b) => a - b);
}

/** State of the search: the chosen columns, and the scores of all columns. */
class CoverSearch {
  readonly #columns: Cover['columns'];
  /** Columns that cover each row. */
  readonly #rows: readonly number[][];
  readonly #random: Random;
  readonly #weights: Int32Array;
  /** Number of chosen columns that cover each row. */
  readonly #covers: Int32Array;
  /**
   * Change of the weight of covered rows if the column is added or removed: positive for a gain, negative for
   * a loss.
   */
  readonly #scores: Int32Array;
  /** Step in which each column was last added or removed. */
  readonly #movedAt: Int32Array;
  /** Whether something near the column changed since it was removed. */
  readonly #isAllowed: Uint8Array;
  readonly #isChosen: Uint8Array;
  readonly #chosen: IndexSet;
  readonly #uncovered: IndexSet;
  /** Column added last, -1 at first. */
  #last = -1;

  constructor({ rows, columns }: Cover) {
    this.#columns = columns;
    this.#rows = transpose(columns, rows);
    this.#random = createRandom(columns.length);
    this.#weights = new Int32Array(rows).fill(1);
    this.#covers = new Int32Array(rows);
    this.#scores = Int32Array.from(columns, (covered) => covered.length);
    this.#movedAt = new Int32Array(columns.length);
    this.#isAllowed = new Uint8Array(columns.length).fill(1);
    this.#isChosen = new Uint8Array(columns.length);
    this.#chosen = new IndexSet(columns.length);
    this.#uncovered = new IndexSet(rows);
    for (let row = 0; row < rows; row++) this.#uncovered.add(row);
  }

  /** Whether the chosen columns cover all rows. */
  isComplete(): boolean {
    return this.#uncovered.items.length === 0;
  }

  columns(): number[] {
    return [...this.#chosen.items];
  }

  /** Adds the column that covers most uncovered rows until all rows are covered. */
  completeGreedily(): void {
    const all = [...this.#columns.keys()];
    const isChosen = this.#isChosen;
    while (!this.isComplete()) this.#add(this.#pickBest(all, (column) => isChosen[column] === 0));
  }

  /** Removes the column with the least loss. */
  giveUpColumn(): void {
    this.#remove(this.#pickBest(this.#chosen.items, () => true));
  }

  /** Removes a column, adds one that covers a random uncovered row, and raises weights. */
  exchange(step: number): void {
    const last = this.#last;
    const leaving = this.#pickBest(this.#chosen.items, (column) => column !== last);
    if (leaving >= 0) {
      this.#remove(leaving);
      this.#movedAt[leaving] = step;
    }
    const uncovered = this.#uncovered.items;
    const row = uncovered[this.#random.integer(0, uncovered.length - 1)];
    const isAllowed = this.#isAllowed;
    const coming = this.#pickBest(this.#rows[row], (column) => isAllowed[column] === 1);
    this.#add(coming);
    this.#last = coming;
    this.#movedAt[coming] = step;
    for (const still of uncovered) {
      this.#weights[still]++;
      for (const column of this.#rows[still]) this.#scores[column]++;
    }
  }

  #add(column: number): void {
    const [rows, covers, scores, isChosen] = [this.#rows, this.#covers, this.#scores, this.#isChosen];
    this.#chosen.add(column);
    isChosen[column] = 1;
    scores[column] = -scores[column];
    for (const row of this.#columns[column]) {
      covers[row]++;
      if (covers[row] === 1) {
        this.#uncovered.delete(row);
        this.#changeScores(column, row, -this.#weights[row]);
      } else if (covers[row] === 2) {
        const other = rows[row].find((candidate) => candidate !== column && isChosen[candidate] === 1)!;
        scores[other] += this.#weights[row];
      }
    }
  }

  #remove(column: number): void {
    const [rows, covers, scores, isChosen] = [this.#rows, this.#covers, this.#scores, this.#isChosen];
    this.#chosen.delete(column);
    isChosen[column] = 0;
    scores[column] = -scores[column];
    this.#isAllowed[column] = 0;
    for (const row of this.#columns[column]) {
      covers[row]--;
      if (covers[row] === 0) {
        this.#uncovered.add(row);
        this.#changeScores(column, row, this.#weights[row]);
      } else if (covers[row] === 1) {
        const other = rows[row].find((candidate) => isChosen[candidate] === 1)!;
        scores[other] -= this.#weights[row];
      }
    }
  }

  /** Changes the scores of the other columns of a row, and allows these columns. */
  #changeScores(column: number, row: number, change: number): void {
    const [scores, isAllowed] = [this.#scores, this.#isAllowed];
    for (const other of this.#rows[row]) {
      if (other === column) continue;
      scores[other] += change;
      isAllowed[other] = 1;
    }
  }

  /** Returns the candidate with the highest score; of equal ones, the one that has not moved for longest. */
  #pickBest(candidates: readonly number[], isPossible: (column: number) => boolean): number {
    const [scores, movedAt] = [this.#scores, this.#movedAt];
    let best = -1;
    for (let at = 0; at < candidates.length; at++) {
      const column = candidates[at];
      const lead = best < 0 ? 1 : scores[column] - scores[best];
      const isBetter = lead > 0 || (lead === 0 && movedAt[column] < movedAt[best]);
      if (isBetter && isPossible(column)) best = column;
    }
    return best;
  }
}

/** Set of indices, stored as an unordered array from which elements can be drawn. */
class IndexSet {
  readonly items: number[] = [];
  readonly #places: Int32Array;

  /** @param length one more than the largest index */
  constructor(length: number) {
    this.#places = new Int32Array(length);
  }

  add(index: number): void {
    this.#places[index] = this.items.length;
    this.items.push(index);
  }

  delete(index: number): void {
    const { items } = this;
    const moved = items[items.length - 1];
    items[this.#places[index]] = moved;
    this.#places[moved] = this.#places[index];
    items.length--;
  }
}
