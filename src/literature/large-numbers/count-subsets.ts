// Counts the solvable problems of subsets of large numbers: over all boards that have exactly the subset as
// large numbers, by fewest operations, each board once and weighted by the choices of its small tiles.
import { openThreadBoards } from '../../bulk/batch/open-thread-boards.js';
import { parseReachAll } from '../../solver/boards/parse-reach-all.js';
import type { ReachBoard } from '../../solver/engine.js';
import { BOARD_SIZE, chooseSmall, OPERATION_COUNTS, SET_SIZE, type LargeGame } from './large-game.js';
import { blocksOfJob, type SubsetJob } from './subset-jobs.js';

/** Number of counts of a subset: for each number of operations the boards once, then weighted. */
export const COUNTS = 2 * OPERATION_COUNTS;

/** Bytes of memory for the lists that boards share. */
const MAX_BYTES = 2 ** 29;
/** Counters of a number of operations, taken in turn: one alone would wait for itself. */
const LANES = 4;

/** Opens the engine for the boards of a game. */
export function openLargeBoards({ small, candidates, from, to }: LargeGame): ReachBoard {
  // A board has up to four candidates: lists are bounded by the four largest ones.
  const pool = [...small, ...candidates.slice(-SET_SIZE)];
  return openThreadBoards(parseReachAll({ pool, size: BOARD_SIZE, from, to, maxBytes: MAX_BYTES }));
}

/** Returns the counts of the subsets of a job, one after the other: COUNTS for each. */
export function countJob(game: LargeGame, job: SubsetJob, reach: ReachBoard): Uint32Array<ArrayBuffer> {
  const { small, candidates } = game;
  const choices = chooseSmall(small, BOARD_SIZE - job.size);
  const blocks = [...blocksOfJob(candidates.length, job)];
  const rows = new Uint32Array(COUNTS * blocks.reduce((sum, { length }) => sum + length, 0));
  const isApart = small.at(-1)! < candidates[0];
  let first = 0;
  for (const block of blocks) {
    const larges = block.map((subset) => subset.map((index) => candidates[index]));
    for (const { numbers, ways } of choices) {
      for (let at = 0; at < larges.length; at++) {
        const board = [...numbers, ...larges[at]];
        if (!isApart) board.sort((a, b) => a - b);
        addOperations(rows, (first + at) * COUNTS, reach(board), ways);
      }
    }
    first += block.length;
  }
  return rows;
}

const counters = new Uint32Array(LANES * 256);

/** Adds the targets of a board to the counts of its subset. */
function addOperations(rows: Uint32Array, at: number, operations: Uint8Array, ways: number): void {
  counters.fill(0);
  for (let index = 0; index < operations.length; index++) {
    counters[((index % LANES) << 8) | operations[index]]++;
  }
  for (let count = 0; count < OPERATION_COUNTS; count++) {
    let targets = 0;
    for (let lane = 0; lane < LANES; lane++) targets += counters[(lane << 8) | count];
    rows[at + count] += targets;
    rows[at + OPERATION_COUNTS + count] += targets * ways;
  }
}
