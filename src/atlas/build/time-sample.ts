// What boards of an atlas take, from a timed sample of some seconds.
//
// The sample has groups of consecutive boards, spread evenly, as boards differ: some take ten times as long
// as others. A board takes lists of its numbers from the boards before it, so the first boards of a group are
// not timed: with a single one before it a board of nine numbers takes 16.6 ms, in a build 12.3. All groups
// have equally many boards, because groups of equal times would have few boards where boards are slow: they
// said 23 minutes for nine numbers, which take 16. Times are CPU times of the process, so other programs on
// the machine change them little.
import { performance } from 'node:perf_hooks';
import { enumerateBoards, parseBoards } from '../../solver/boards/pool-boards.js';
import { createProblems, fillProblems } from './board-problems.js';
import type { ReachBoard } from '../../solver/engine.js';
import { openBoards } from './build-share.js';
import { ProblemsFile } from '../files/problems-file.js';
import { MAX_BYTES } from './share-threads.js';
import { boardColumns, TableFile, TARGET_COLUMNS, type TableColumns, type TableRows } from '../files/table-file.js';
import { ShareTally } from './tally-problems.js';
import type { AtlasPlan } from '../atlas-types.js';

/** How long the sample takes, about, and the fewest groups that it has, however long they take. */
const SAMPLE_MS = 3000;
const FEWEST_GROUPS = 16;
/** The boards of a group that are not timed. */
const UNTIMED = 3;
/** How long the others take, about, and the fewest and the most that there are. */
const GROUP_SECONDS = 0.1;
const FEWEST_TIMED = 4;
const MOST_TIMED = 2500;
/** The most timed boards of all groups. */
const SAMPLE_BOARDS = 100_000;
/** How long the engine warms up: fresh WebAssembly is several times slower, and so is memory at first. */
const WARM_UP_MS = 1000;
/** Its multiples, less their whole parts, are spread evenly over 0..1, however many there are. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** What a sample took. */
export interface Sample {
  readonly secondsPerBoard: number;
  /** The bytes of a board and its problems, as far as they are kept. */
  readonly bytesPerBoard: number;
  /** The bytes of the table of targets. */
  readonly targetBytes: number;
}

/** Times boards of an atlas, which has one at least. */
export function takeSample(plan: AtlasPlan): Sample {
  const reach = openBoards(plan, MAX_BYTES);
  const timed = warmUp(plan, reach);
  const groups = new SampledGroups(plan, reach);
  const begin = performance.now();
  for (let group = 0; groups.done + timed <= SAMPLE_BOARDS; group++) {
    if (group >= FEWEST_GROUPS && performance.now() - begin > SAMPLE_MS) break;
    groups.add(pickFirst(plan, group), timed);
  }
  return groups.close();
}

/** Returns how many boards of a group are to be timed. */
function warmUp(plan: AtlasPlan, reach: ReachBoard): number {
  const begin = performance.now();
  const groups = new SampledGroups(plan, reach);
  let timed = FEWEST_TIMED;
  for (let group = 0; performance.now() - begin < WARM_UP_MS; group++) {
    const seconds = groups.add(pickFirst(plan, group), timed) / timed;
    timed = Math.min(Math.max(Math.round(GROUP_SECONDS / seconds), FEWEST_TIMED), MOST_TIMED);
  }
  return timed;
}

/** Returns the first board of a group. */
function pickFirst({ boards }: AtlasPlan, group: number): number {
  return Math.floor(boards * ((group * GOLDEN_RATIO) % 1));
}

/** Groups of boards, written as a build writes them, but for the disk. */
class SampledGroups {
  readonly #plan: AtlasPlan;
  readonly #reach: ReachBoard;
  readonly #tally: ShareTally;
  readonly #row: ReturnType<typeof createProblems>;
  readonly #problems: ProblemsFile;
  #problemBytes = 0;
  #seconds = 0;
  /** How many boards were timed. */
  done = 0;

  constructor(plan: AtlasPlan, reach: ReachBoard) {
    const { size, from, to } = plan;
    this.#plan = plan;
    this.#reach = reach;
    this.#tally = new ShareTally(size, from, to - from + 1, SAMPLE_BOARDS);
    this.#row = createProblems(to - from + 1);
    this.#problems = new ProblemsFile(from, '', (bytes) => {
      this.#problemBytes += bytes.length;
    });
  }

  /** Adds a group from a board on. Returns how long its timed boards took. */
  add(first: number, timed: number): number {
    const boards = [...enumerateBoards(parseBoards(this.#plan), first, UNTIMED + timed)];
    // At the end of all boards the last one is timed even if there are few before it.
    for (const numbers of boards.splice(0, Math.min(UNTIMED, boards.length - 1))) this.#reach(numbers);
    return this.#time(() => {
      for (const numbers of boards) {
        const reached = this.#reach(numbers);
        this.#tally.add(this.done, numbers, reached);
        if (this.#plan.keep === 'problems') {
          fillProblems(this.#row, reached);
          this.#problems.add(this.done, this.#row);
        }
        this.done++;
      }
    });
  }

  close(): Sample {
    const { keep, size } = this.#plan;
    if (keep === 'problems') this.#time(() => this.#problems.finish());
    const boards = keep === 'targets' ? 0 : bytesOf(boardColumns(size), this.#tally.boards, this.done);
    return {
      secondsPerBoard: this.#seconds / this.done,
      bytesPerBoard: (this.#problemBytes + boards) / this.done,
      targetBytes: bytesOf(TARGET_COLUMNS, this.#tally.targets, this.#plan.to - this.#plan.from + 1),
    };
  }

  #time(work: () => void): number {
    const used = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(used);
    const seconds = (user + system) / 1e6;
    this.#seconds += seconds;
    return seconds;
  }
}

/** The size of a table, of which the first rows are filled. */
function bytesOf(columns: TableColumns, rows: TableRows, filled: number): number {
  let bytes = 0;
  const table = new TableFile(columns, '', (piece) => {
    bytes += piece.length;
  });
  const columnsFilled = Object.entries(rows).map(([name, values]) => [name, values.slice(0, filled)]);
  table.add(Object.fromEntries(columnsFilled) as TableRows);
  table.finish();
  return bytes;
}
