// `openAtlas`: reads an atlas from programs.
import { invalidOption, unexpected } from '../../core/errors.js';
import { checkInteger, checkProperties } from '../../core/options.js';
import { createSolverSync } from '../../solver/create-solver.js';
import { moreOperators } from '../../operators/embedded-operators.js';
import { parseNumbers } from '../../core/puzzle/parse-numbers.js';
import { parseBoards } from '../../solver/boards/parse-boards.js';
import { enumerateBoards, rankBoard } from '../../solver/boards/pool-boards.js';
import { checkSignal } from '../../parallel/parse-job-options.js';
import type { AbortSignalLike } from '../../parallel/worker-types.js';
import { NO_DISTANCE, NO_OPERATIONS } from '../build/board-problems.js';
import { parseCriteria, type ParsedCriteria } from './select-criteria.js';
import { openDatabase, type Database } from './query-duckdb.js';
import { findComplete } from '../build/join-parts.js';
import { readPlan } from '../files/plan-file.js';
import { readProblems } from '../files/read-problems.js';
import { readRows } from '../files/read-table.js';
import { countMatches, drawProblems, type Matches, type ProblemSource } from './select-problems.js';
import { BOARDS_FILE, inspectShare, TARGETS_FILE } from '../files/atlas-shares.js';
import { boardColumns, namesOfCounts, namesOfNumbers, targetColumns } from '../files/atlas-columns.js';
import type {
  Atlas,
  AtlasPlan,
  AtlasProblem,
  BoardRow,
  SelectCriteria,
  SelectedProblem,
  TargetRow,
} from '../atlas-types.js';

/**
 * Opens an atlas for reading. Files are opened on demand.
 *
 * @throws NumbersGameError `invalid-option` if the folder has no atlas or one of another version
 * @example
 * const atlas = await openAtlas('atlas-6');
 * for await (const { numbers, solvable } of atlas.boards()) if (solvable === 899) console.log(numbers);
 * await atlas.problem([1, 1, 4, 5, 6, 7], 899); // { board: 740, …, distance: 0, operations: 5 }
 *
 * @experimental
 */
export function openAtlas(dir: string): Promise<Atlas> {
  return Promise.resolve().then(() => new OpenAtlas(dir, readPlan(dir)));
}

type ReadOptions = NonNullable<Parameters<Atlas['boards']>[0]>;

/** Reads the only option of `boards` and `targets`. @throws NumbersGameError `invalid-option` */
function parseSignal(options: ReadOptions): ReadOptions['signal'] {
  checkProperties(options, ['signal'], 'options');
  checkSignal(options.signal);
  return options.signal;
}

class OpenAtlas implements Atlas {
  readonly plan: AtlasPlan;
  readonly #dir: string;
  readonly #solver = createSolverSync({ extensions: [moreOperators] });
  #database: Promise<Database> | null = null;
  #counted: { readonly key: string; readonly matches: Matches } | null = null;

  constructor(dir: string, plan: AtlasPlan) {
    this.#dir = dir;
    this.plan = plan;
  }

  get totals() {
    return findComplete(this.#dir)?.totals ?? null;
  }

  async *boards(options: ReadOptions = {}): AsyncGenerator<BoardRow, void, undefined> {
    const signal = parseSignal(options);
    const names = namesOfNumbers(this.plan);
    for await (const row of this.#rows(BOARDS_FILE, Object.keys(boardColumns(this.plan)), this.plan.boards)) {
      signal?.throwIfAborted();
      yield {
        board: row.board,
        numbers: names.map((name) => row[name]),
        solvable: row.solvable,
        maxDistance: row.max_distance === NO_DISTANCE ? null : row.max_distance,
        maxOperations: row.max_operations === NO_OPERATIONS ? null : row.max_operations,
        operations: this.#operationsOf(row),
      };
    }
  }

  async *targets(options: ReadOptions = {}): AsyncGenerator<TargetRow, void, undefined> {
    const signal = parseSignal(options);
    const { from, to } = this.plan;
    for await (const row of this.#rows(TARGETS_FILE, Object.keys(targetColumns(this.plan)), to - from + 1)) {
      signal?.throwIfAborted();
      yield { target: row.target, solvable: row.solvable, operations: this.#operationsOf(row) };
    }
  }

  async problem(board: number | readonly number[], target: number): Promise<AtlasProblem> {
    const { from, to, boards, keep, share } = this.plan;
    const rank = typeof board === 'number' ? board : this.#rankOf(board);
    if (!Number.isInteger(rank) || rank < 0 || rank >= boards) {
      const expected = `a rank from 0 to ${boards - 1}, or the numbers of a board`;
      throw unexpected('invalid-numbers', 'board', expected, board);
    }
    checkInteger(target, 'target', from, to, 'invalid-target');
    const [numbers] = enumerateBoards(parseBoards(this.plan), rank, 1);
    const first = rank - (rank % share);
    const ofBoard = { first, count: Math.min(share, boards - first) };
    const isKept =
      keep === 'problems' && inspectShare(this.#dir, this.plan, ofBoard, false).state === 'finished';
    if (!isKept) {
      const message = `board: expected one whose problems are kept and built, got board ${rank}; build the atlas, or ask a solver`;
      throw invalidOption(message);
    }
    const { distance, operations } = await readProblems(this.#dir, this.plan, rank, target, target);
    return {
      board: rank,
      numbers,
      target,
      distance: distance[0] === NO_DISTANCE ? null : distance[0],
      operations: operations[0] === NO_OPERATIONS ? null : operations[0],
    };
  }

  async *select(criteria: SelectCriteria = {}): AsyncGenerator<SelectedProblem, void, undefined> {
    const parsed = parseCriteria(criteria, this.plan);
    const { signal } = criteria;
    const matches = await this.#matches(parsed, signal);
    yield* drawProblems(await this.#source(), parsed, matches, signal);
  }

  async count(criteria: SelectCriteria = {}): Promise<{ boards: number; problems: number }> {
    const parsed = parseCriteria(criteria, this.plan);
    const { boards, total } = await this.#matches(parsed, criteria.signal);
    return { boards: boards.length, problems: total };
  }

  async query(sql: string): Promise<Record<string, unknown>[]> {
    return (await this.#openDatabase()).run(sql);
  }

  async close(): Promise<void> {
    // The caller of the query has already received the error of an open that failed.
    const database = await this.#database?.catch(() => null);
    this.#database = null;
    database?.close();
    this.#solver.dispose();
  }

  /** Returns the matches of criteria. The last ones are cached: a count is often followed by a draw. */
  async #matches(criteria: ParsedCriteria, signal?: AbortSignalLike): Promise<Matches> {
    checkSignal(signal);
    const key = JSON.stringify({ ...criteria, count: 0, seed: 0 });
    if (this.#counted?.key !== key)
      this.#counted = { key, matches: await countMatches(await this.#source(), criteria, signal) };
    return this.#counted.matches;
  }

  async #source(): Promise<ProblemSource> {
    if (findComplete(this.#dir) === null)
      throw invalidOption('dir: expected a complete atlas, got one that is not; build it first');
    return { dir: this.#dir, plan: this.plan, solver: this.#solver, database: await this.#openDatabase() };
  }

  #openDatabase(): Promise<Database> {
    return (this.#database ??= openDatabase(this.#dir, this.plan));
  }

  #rankOf(numbers: readonly number[]): number {
    const leaves = parseNumbers(numbers, false).map(([value]) => value);
    return rankBoard(parseBoards(this.plan), leaves) ?? -1;
  }

  #operationsOf(row: Record<string, number>): number[] {
    return namesOfCounts(this.plan).map((name) => row[name]);
  }

  #rows(name: string, columns: readonly string[], count: number): AsyncGenerator<Record<string, number>> {
    const complete = findComplete(this.#dir);
    if (complete !== null && name in complete.files) return readRows(this.#dir, name, columns, count);
    throw invalidOption(
      `dir: expected an atlas with ${name}, got one without; ` +
        (complete === null ? 'build it first' : `build one that keeps more than ${this.plan.keep}`),
    );
  }
}
