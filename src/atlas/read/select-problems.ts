// `select`: draws problems at random from those that meet criteria, each equally likely and at most once. A
// seed gives the same problems on every machine.
//
// SQL counts the matches of each board, from the table of boards if that is enough. The draw happens here: it
// chooses indices among all matches, in the order of board and target; then the matches of each chosen board
// are listed again. DuckDB's USING SAMPLE draws before it filters, and its random order differs between
// versions. If only boards are kept, the problems of boards that may match are computed again.
import { createRandom, type Random } from '../../core/random.js';
import type { Solver } from '../../core/api-types.js';
import type { AbortSignalLike } from '../../parallel/worker-types.js';
import { parseBoards } from '../../solver/boards/parse-boards.js';
import { enumerateBoards } from '../../solver/boards/pool-boards.js';
import { invalidOption } from '../../core/errors.js';
import { namesOfCounts } from '../files/atlas-columns.js';
import { createProblems, fillProblems, NO_DISTANCE, type BoardProblems } from '../build/board-problems.js';
import { meets, problemConditions, type ParsedCriteria } from './select-criteria.js';
import type { Database } from './query-duckdb.js';
import { readProblems } from '../files/read-problems.js';
import type { AtlasPlan, SelectedProblem } from '../atlas-types.js';

/** Version of the draw. Equal versions, seeds and criteria give equal problems. */
const GENERATOR = 1;

/** Boards with matches, by rank, and the number of matches of each. */
export interface Matches {
  readonly boards: readonly number[];
  readonly counts: readonly number[];
  readonly total: number;
}

/** Open atlas, as the functions of this file need it. */
export interface ProblemSource {
  readonly dir: string;
  readonly plan: AtlasPlan;
  readonly solver: Solver;
  readonly database: Database;
}

/** Counts the problems of each board that meet criteria. */
export async function countMatches(
  source: ProblemSource,
  criteria: ParsedCriteria,
  signal?: AbortSignalLike,
): Promise<Matches> {
  const { plan, database } = source;
  if (plan.keep === 'targets') {
    throw invalidOption(
      'dir: expected an atlas that keeps problems or boards, got one that keeps targets; build another one with keep boards',
    );
  }
  const ofBoards = criteria.boards.length > 0 ? criteria.boards.join(' AND ') : 'true';
  const ofTable = matchesOfTable(plan, criteria);
  if (ofTable === null && plan.keep === 'problems') {
    const boards =
      criteria.boards.length > 0 ? [`board IN (SELECT board FROM boards WHERE ${ofBoards})`] : [];
    const where = [...problemConditions(criteria), ...boards].join(' AND ');
    return collectMatches(
      await database.run(
        `SELECT board, count(*) AS n FROM problems WHERE ${where} GROUP BY board ORDER BY board`,
      ),
    );
  }
  const rows = await database.run(
    `SELECT board, ${ofTable ?? '0'} AS n FROM boards WHERE ${ofBoards}${ofTable === null ? '' : ' AND n > 0'} ORDER BY board`,
  );
  if (ofTable !== null) return collectMatches(rows);
  const counted: { board: number; n: number }[] = [];
  for (const { board } of rows as { board: number }[]) {
    signal?.throwIfAborted();
    const n = listMatches(criteria, await findProblems(source, board)).length;
    if (n > 0) counted.push({ board, n });
  }
  return collectMatches(counted);
}

/** Returns the matches of a board as SQL over the table of boards; null if the table is not enough. */
function matchesOfTable(plan: AtlasPlan, { solvable, operations, distance }: ParsedCriteria): string | null {
  const width = plan.to - plan.from + 1;
  if (operations === null && distance === null) {
    if (solvable === undefined) return String(width);
    return solvable ? 'solvable' : `${width} - solvable`;
  }
  if (solvable !== true) return null;
  const { from: least, to: most } = operations!;
  const columns = namesOfCounts(plan).filter((_, k) => k >= least && k <= most);
  return columns.length === 0 ? '0' : `list_sum([${columns.join()}])`;
}

function collectMatches(rows: readonly Record<string, unknown>[]): Matches {
  const counts = rows.map(({ n }) => n as number);
  return {
    boards: rows.map(({ board }) => board as number),
    counts,
    total: counts.reduce((sum, each) => sum + each, 0),
  };
}

/** Yields the drawn problems, in random order, each with an expression. */
export async function* drawProblems(
  source: ProblemSource,
  criteria: ParsedCriteria,
  matches: Matches,
  signal?: AbortSignalLike,
): AsyncGenerator<SelectedProblem, void, undefined> {
  const { plan, solver } = source;
  const random = createRandom(criteria.seed);
  const ends = addUp(matches.counts);
  let index = 0;
  for (const place of drawPlaces(random, matches.total, criteria.count)) {
    signal?.throwIfAborted();
    const which = findPlace(ends, place);
    const board = matches.boards[which];
    const problems = await findProblems(source, board);
    const target = plan.from + listMatches(criteria, problems)[place - (ends[which] - matches.counts[which])];
    const [numbers] = enumerateBoards(parseBoards(plan), board, 1);
    yield {
      ...describeProblem(solver, plan, numbers, target, problems),
      board,
      generator: GENERATOR,
      seed: criteria.seed,
      index: index++,
    };
  }
}

/** Returns the problems of a board, read from its file or computed again. */
async function findProblems({ dir, plan, solver }: ProblemSource, board: number): Promise<BoardProblems> {
  if (plan.keep === 'problems') return readProblems(dir, plan, board);
  const { from, to, rules } = plan;
  const [numbers] = enumerateBoards(parseBoards(plan), board, 1);
  const problems = createProblems(to - from + 1);
  fillProblems(problems, solver.reach({ numbers, from, to, rules }).operations);
  return problems;
}

/** Returns the indices of the matching targets. */
function listMatches(criteria: ParsedCriteria, { distance, operations }: BoardProblems): number[] {
  const places: number[] = [];
  for (let i = 0; i < distance.length; i++) if (meets(criteria, distance[i], operations[i])) places.push(i);
  return places;
}

/** Yields distinct indices below `total`, each equally likely: a shuffle that stores only moved elements. */
function* drawPlaces(random: Random, total: number, count: number): Generator<number> {
  const moved = new Map<number, number>();
  for (let first = 0; first < Math.min(count, total); first++) {
    const other = random.integer(first, total - 1);
    yield moved.get(other) ?? other;
    moved.set(other, moved.get(first) ?? first);
  }
}

/** Returns the cumulative sums of counts. */
function addUp(counts: readonly number[]): number[] {
  let sum = 0;
  return counts.map((count) => (sum += count));
}

/** Returns the index of the first end that is greater than a place. */
function findPlace(ends: readonly number[], place: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle] > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns a problem with an expression of the target, or of the nearest value of the range. */
function describeProblem(
  solver: Solver,
  { from, to, rules }: AtlasPlan,
  numbers: number[],
  target: number,
  problems: BoardProblems,
): Omit<SelectedProblem, 'board' | 'generator' | 'seed' | 'index'> {
  const distance = problems.distance[target - from];
  const solved = (value: number) => solver.solve({ numbers, target: value, rules, nearest: false });
  if (distance === 0) {
    const { expression, operations } = solved(target);
    return { numbers, target, rules, expression, operations, solvable: true, distance, nearest: null };
  }
  const none = { numbers, target, rules, expression: null, operations: null, solvable: false };
  if (distance === NO_DISTANCE) return { ...none, distance: null, nearest: null };
  const [nearest] = [target - distance, target + distance]
    .filter((value) => value >= from && value <= to)
    .map(solved)
    .filter(({ status }) => status === 'exact')
    .sort((a, b) => a.operations! - b.operations!);
  const { value, expression, operations } = nearest;
  return {
    ...none,
    distance,
    nearest: { value: Number(value), expression: expression!, operations: operations! },
  };
}
