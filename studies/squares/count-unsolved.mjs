// Counts the problems of Countdown that each limit of squares leaves unsolved, on all cores: table 5 of "(The
// Final) Countdown", for the targets 101 to 999, and the same for 1001 to 9999.
//
//   npm run build && node studies/squares/count-unsolved.mjs [--far] [--every COUNT]
//
// A larger limit allows more, so each limit is asked only for the targets that the one before left open:
// `reach` for all of a board at once, or `solve` for each if the limit is beyond `reach`. Tried: `solve` for
// up to 12 targets of a board, 1.8 times as long.
import { parseArgs } from 'node:util';
import { countdownSquares } from './rules.mjs';
import { batch, reachAllOnThreads } from 'numbers-game/batch';
import { isMain } from '../../scripts/is-main.mjs';

export const LIMITS = [1, 5, 10, 100, 2000, 10_000, 50_000];
export const NEAR = { from: 101, to: 999 };
export const FAR = { from: 1001, to: 9999 };
/** Number of neighbouring boards that a sample takes or leaves together. */
const GROUP = 10;
/** Number of boards that go through all limits together: their open targets are in memory. */
const CHUNK = 4000;
/** Largest limit of `reach`. */
const MOST_OF_REACH = 1000;
const UNREACHABLE = 255;

/**
 * Counts the boards with unsolved problems, and these problems, for each limit; lists the problems that the
 * last one leaves. `every` = n takes one of n groups of boards.
 */
export async function countUnsolved({ from, to, every = 1 }) {
  const rows = LIMITS.map((limit) => ({ limit, from, to, boards: 0, unsolvedBoards: 0, unsolved: 0 }));
  const left = [];
  let chunk = [];
  const narrowDown = async () => {
    let open = chunk;
    for (const row of rows) {
      open = await findUnsolved(open, row.limit);
      row.boards += chunk.length;
      row.unsolvedBoards += open.length;
      row.unsolved += open.reduce((sum, { targets }) => sum + targets.length, 0);
    }
    left.push(...open);
    chunk = [];
  };
  let rank = 0;
  for await (const { numbers, operations } of reachAllOnThreads({ size: 6, from, to })) {
    if (Math.floor(rank++ / GROUP) % every !== every >> 1) continue;
    const targets = Array.from(operations, (each, index) => (each === UNREACHABLE ? from + index : 0));
    chunk.push({ numbers, targets: targets.filter((target) => target > 0) });
    if (chunk.length === CHUNK) await narrowDown();
  }
  await narrowDown();
  return { rows, left };
}

/** The targets of boards that have no solution; boards without any are left out. */
export async function findUnsolved(boards, limit) {
  const left = boards.map(({ numbers }) => ({ numbers, targets: [] }));
  if (limit === 1) {
    // Nothing is squared: `reachAll` has found what can be made.
    for (const [index, { targets }] of boards.entries()) left[index].targets = targets;
  } else if (limit <= MOST_OF_REACH) {
    const ranges = boards.map(({ numbers, targets }, index) => {
      return { numbers, from: targets[0], to: targets.at(-1), index };
    });
    const records = batch(ranges, { op: 'reach', rules: countdownSquares(limit) });
    for await (const { index, result } of succeed(records)) {
      const { targets } = boards[index];
      left[index].targets = targets.filter((each) => result.operations[each - targets[0]] === UNREACHABLE);
    }
  } else {
    const problems = boards.flatMap(({ numbers, targets }, index) =>
      targets.map((target) => ({ numbers, target, nearest: false, index })),
    );
    const records = batch(problems, { rules: countdownSquares(limit) });
    for await (const { index, target, result } of succeed(records)) {
      if (result.status === 'none') left[index].targets.push(target);
    }
  }
  return left.filter(({ targets }) => targets.length > 0);
}

async function* succeed(records) {
  for await (const record of records) {
    if (record.error) throw new Error(record.error.message);
    yield record;
  }
}

export const toCsv = (rows) =>
  [Object.keys(rows[0]), ...rows.map(Object.values)].map((cells) => `${cells.join()}\n`).join('');

if (isMain(import.meta.url)) {
  const { values } = parseArgs({
    options: { far: { type: 'boolean' }, every: { type: 'string', default: '1' } },
  });
  const { rows } = await countUnsolved({ ...(values.far ? FAR : NEAR), every: Number(values.every) });
  process.stdout.write(toCsv(rows));
}
