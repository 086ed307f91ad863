// Greedy method of the post: repeatedly chooses the template that solves most of the remaining boards.
//
// The post iterates over a set whose order is random, so that equally good templates are equally likely; here
// a seed decides between them. Gains are kept by class and lowered when a board is solved, so a run touches
// each pair of a board and a class once: 1,000 runs on the 1,001 boards of the post take about a second.
import { checkUniverse } from '../check/check-universe.js';
import { checkProperties, parseInteger } from '../../core/options.js';
import { createRandom } from '../../core/random.js';
import { classes } from '../template-classes.js';
import type { Universe } from '../templates-types.js';
import { transpose } from './reduce-cover.js';

export interface GreedyOptions {
  /** Seed that decides between equally good templates: an integer from 0 to 4294967295. Default: 0. */
  readonly seed?: number | undefined;
}

const MAX_SEED = 2 ** 32 - 1;

/**
 * Chooses templates until every board is solved, and returns them in the order of their choice. Their number
 * is at most ln(boards) + 1 times the minimum.
 *
 * @throws NumbersGameError `invalid-option`
 * @example
 * greedy(universe({ cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], size: 4 }), { seed: 0 }).length; // 100
 *
 * @experimental
 */
export function greedy(universe: Pick<Universe, 'boards' | 'solves'>, options: GreedyOptions = {}): number[] {
  checkUniverse(universe);
  checkProperties(options, ['seed'], 'options');
  const seed = parseInteger(options.seed, 0, 'seed', 0, MAX_SEED);
  const run = prepared.get(universe.solves) ?? prepareGreedy(universe);
  prepared.set(universe.solves, run);
  return run(seed);
}

/** Prepared greedy runs by `solves`: everything that is independent of the seed is computed once. */
const prepared = new WeakMap<object, (seed: number) => number[]>();

function prepareGreedy(universe: Pick<Universe, 'boards' | 'solves'>): (seed: number) => number[] {
  const members = classes(universe);
  const count = universe.boards.length;
  // A copy: later runs do not see what the caller changes.
  const solves = universe.solves.map((boards) => boards.slice());
  const boardsOf = members.map(([first]) => solves[first]);
  const classesOf = transpose(boardsOf, count);
  return (seed) => {
    const random = createRandom(seed);
    const gains = boardsOf.map((boards) => boards.length);
    const isSolved = new Uint8Array(count);
    const chosen: number[] = [];
    for (let left = isSolved.length; left > 0;) {
      const most = gains.reduce((a, b) => Math.max(a, b), 0);
      const best = members.filter((_, index) => gains[index] === most).flat();
      const template = best[random.integer(0, best.length - 1)];
      chosen.push(template);
      for (const board of solves[template]) {
        if (isSolved[board]) continue;
        isSolved[board] = 1;
        left--;
        for (const index of classesOf[board]) gains[index]--;
      }
    }
    return chosen;
  };
}
