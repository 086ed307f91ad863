// Finds small covers by local search, for cores too large for exhaustive search.
//
// The method is that of Gao, Weise and Li, "A highly efficient heuristic for the unicost set covering
// problem" (2015): as soon as all rows are covered one column is given up; then, step by step, one more
// column is given up and one is added that covers a random uncovered row. Rows that stay uncovered gain
// weight, which leads away from where the search has been. A column that left comes back only after something
// near it changed, and the last one added stays for a step.
//
// On five cards from 1 to 10 the greedy method gives 134 templates, a million steps, 4 s, give 114.
import { createRandom } from '../../../core/random.js';
import type { Cover } from './reduce-cover.js';

/**
 * Searches for a cover of at most `wanted` columns, in at most `steps` steps. Returns the smallest one found,
 * ascending.
 */
export function searchCover(cover: Cover, wanted: number, steps: number): number[] {
  const { columns } = cover;
  const rows: number[][] = Array.from({ length: cover.rows }, () => []);
  columns.forEach((covered, column) => {
    for (const row of covered) rows[row].push(column);
  });
  const random = createRandom(columns.length);
  const weights = new Int32Array(rows.length).fill(1);
  const covers = new Int32Array(rows.length);
  /**
   * Change of the weight of covered rows if the column is added or removed: positive for a gain, negative for
   * a loss.
   */
  const scores = Int32Array.from(columns, (covered) => covered.length);
  const movedAt = new Int32Array(columns.length);
  const isAllowed = new Uint8Array(columns.length).fill(1);
  const isChosen = new Uint8Array(columns.length);
  const chosen = createIndexSet(columns.length);
  const uncovered = createIndexSet(rows.length);
  rows.forEach((_, row) => {
    uncovered.add(row);
  });

  function add(column: number): void {
    chosen.add(column);
    isChosen[column] = 1;
    scores[column] = -scores[column];
    for (const row of columns[column]) {
      covers[row]++;
      if (covers[row] === 1) {
        uncovered.delete(row);
        for (const other of rows[row]) {
          if (other === column) continue;
          scores[other] -= weights[row];
          isAllowed[other] = 1;
        }
      } else if (covers[row] === 2) {
        const other = rows[row].find((candidate) => candidate !== column && isChosen[candidate] === 1)!;
        scores[other] += weights[row];
      }
    }
  }
  function remove(column: number): void {
    chosen.delete(column);
    isChosen[column] = 0;
    scores[column] = -scores[column];
    isAllowed[column] = 0;
    for (const row of columns[column]) {
      covers[row]--;
      if (covers[row] === 0) {
        uncovered.add(row);
        for (const other of rows[row]) {
          if (other === column) continue;
          scores[other] += weights[row];
          isAllowed[other] = 1;
        }
      } else if (covers[row] === 1) {
        const other = rows[row].find((candidate) => isChosen[candidate] === 1)!;
        scores[other] -= weights[row];
      }
    }
  }
  /** Returns the candidate with the highest score; of equal ones, the one that has not moved for longest. */
  function pickBest(candidates: readonly number[], isPossible: (column: number) => boolean): number {
    let best = -1;
    for (let at = 0; at < candidates.length; at++) {
      const column = candidates[at];
      const lead = best < 0 ? 1 : scores[column] - scores[best];
      const isBetter = lead > 0 || (lead === 0 && movedAt[column] < movedAt[best]);
      if (isBetter && isPossible(column)) best = column;
    }
    return best;
  }

  const all = [...columns.keys()];
  while (uncovered.items.length > 0) add(pickBest(all, (column) => isChosen[column] === 0));
  let smallest = [...chosen.items];
  let last = -1;
  for (let step = 1; step <= steps && smallest.length > Math.max(wanted, 1); step++) {
    if (uncovered.items.length === 0) {
      smallest = [...chosen.items];
      remove(pickBest(chosen.items, () => true));
      continue;
    }
    const leaving = pickBest(chosen.items, (column) => column !== last);
    if (leaving >= 0) {
      remove(leaving);
      movedAt[leaving] = step;
    }
    const row = uncovered.items[random.integer(0, uncovered.items.length - 1)];
    last = pickBest(rows[row], (column) => isAllowed[column] === 1);
    add(last);
    movedAt[last] = step;
    for (const still of uncovered.items) {
      weights[still]++;
      for (const column of rows[still]) scores[column]++;
    }
  }
  return smallest.sort((a, b) => a - b);
}

/** Returns a set of indices, stored as an unordered array from which elements can be drawn. */
function createIndexSet(length: number) {
  const items: number[] = [];
  const places = new Int32Array(length);
  const add = (index: number) => {
    places[index] = items.length;
    items.push(index);
  };
  const remove = (index: number) => {
    const moved = items[items.length - 1];
    items[places[index]] = moved;
    places[moved] = places[index];
    items.length--;
  };
  return { items, add, delete: remove };
}
