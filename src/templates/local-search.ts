// Small covers by local search, for cores too large to be searched through.
//
// The method is that of Gao, Weise and Li, "A highly efficient heuristic for the unicost set covering problem" (2015): as soon as all rows
// are covered one column is given up; then, step by step, one more column is given up and one is added that covers a random uncovered row.
// Rows that stay uncovered gain weight, which leads away from where the search has been. A column that left comes back only after
// something near it changed, and the last one added stays for a step.
//
// On five cards from 1 to 10 the greedy method gives 134 templates, a million steps, 4 s, give 114.
import { createRandom } from '../core/random.js';
import type { Cover } from './cover.js';

/** Looks for a cover of at most `wanted` columns, for so many steps. Returns the smallest found, ascending. */
export function searchCover(cover: Cover, wanted: number, steps: number): number[] {
  const { columns } = cover;
  const rows: number[][] = Array.from({ length: cover.rows }, () => []);
  columns.forEach((covered, column) => {
    for (const row of covered) rows[row].push(column);
  });
  const random = createRandom(columns.length);
  const weights = new Int32Array(rows.length).fill(1);
  const covers = new Int32Array(rows.length);
  /** What the weight of covered rows changes by if the column comes or goes: gains are positive, losses negative. */
  const scores = Int32Array.from(columns, (covered) => covered.length);
  const movedAt = new Int32Array(columns.length);
  const isAllowed = new Uint8Array(columns.length).fill(1);
  const chosen = new Set<number>();
  const uncovered = new Set(rows.keys());

  function add(column: number): void {
    chosen.add(column);
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
        const other = rows[row].find((candidate) => candidate !== column && chosen.has(candidate))!;
        scores[other] += weights[row];
      }
    }
  }
  function remove(column: number): void {
    chosen.delete(column);
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
        const other = rows[row].find((candidate) => chosen.has(candidate))!;
        scores[other] -= weights[row];
      }
    }
  }
  /** The column of the highest score, of equal ones that which has not moved for longest. */
  function pickBest(candidates: Iterable<number>, isPossible: (column: number) => boolean): number {
    let best = -1;
    for (const column of candidates) {
      if (!isPossible(column)) continue;
      const lead = best < 0 ? 1 : scores[column] - scores[best];
      if (lead > 0 || (lead === 0 && movedAt[column] < movedAt[best])) best = column;
    }
    return best;
  }

  while (uncovered.size > 0) add(pickBest(columns.keys(), (column) => !chosen.has(column)));
  let smallest = [...chosen];
  let last = -1;
  for (let step = 1; step <= steps && smallest.length > Math.max(wanted, 1); step++) {
    if (uncovered.size === 0) {
      smallest = [...chosen];
      remove(pickBest(chosen, () => true));
      continue;
    }
    const leaving = pickBest(chosen, (column) => column !== last);
    if (leaving >= 0) {
      remove(leaving);
      movedAt[leaving] = step;
    }
    const row = pickAt(uncovered, random.integer(0, uncovered.size - 1));
    last = pickBest(rows[row], (column) => isAllowed[column] === 1);
    add(last);
    movedAt[last] = step;
    for (const still of uncovered) {
      weights[still]++;
      for (const column of rows[still]) scores[column]++;
    }
  }
  return smallest.sort((a, b) => a - b);
}

function pickAt(items: Iterable<number>, index: number): number {
  let at = 0;
  for (const item of items) if (at++ === index) return item;
  throw new RangeError('index');
}
