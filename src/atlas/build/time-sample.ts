// Measures the time and the size of the boards of an atlas on a sample of some seconds.
//
// The sample consists of evenly spread groups of consecutive boards, because some boards take ten times as
// long as others. A board reuses lists of the boards before it, so the first boards of a group are not timed:
// after a single board, a board of nine numbers takes 16.6 ms, in a build 12.3 ms. All groups have the same
// number of boards, because groups of equal duration would have few boards where boards are slow: they gave
// 23 minutes for nine numbers, which take 16. Times are CPU times of the process, so other programs on the
// machine change them little.
import { createProblems, fillProblems } from './board-problems.js';
import type { ReachBoard } from '../../solver/engine.js';
import { boardsOfPlan, MAX_BYTES, openAtlasBoards } from './build-share.js';
import { ProblemsFile } from '../files/problems-file.js';
import { TableFile } from '../files/table-file.js';
import { boardColumns, targetColumns, type TableColumns, type TableRows } from '../files/atlas-columns.js';
import { ShareTally } from './tally-problems.js';
import type { AtlasPlan } from '../atlas-types.js';

/** Approximate duration of the sample, in milliseconds. */
const SAMPLE_MS = 3000;
/** Least number of groups, however long they take. */
const FEWEST_GROUPS = 16;
/** Number of boards at the beginning of a group that are not timed. */
const UNTIMED = 3;
/** Approximate duration of the timed boards of a group, in seconds. */
const GROUP_SECONDS = 0.1;
/** Least and greatest number of timed boards in a group. */
const FEWEST_TIMED = 4;
const MOST_TIMED = 2500;
/** Maximum number of timed boards in all groups. */
const SAMPLE_BOARDS = 100_000;
/** Warm-up time of the engine in milliseconds: fresh WebAssembly and memory are several times slower. */
const WARM_UP_MS = 1000;
/** Golden ratio: the fractional parts of its multiples spread evenly over 0..1, however many are taken. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

interface Sample {
  readonly secondsPerBoard: number;
  /** Bytes of a board and its problems, as far as the atlas keeps them. */
  readonly bytesPerBoard: number;
  /** Bytes of the table of targets. */
  readonly targetBytes: number;
}

/** Times boards of an atlas. Precondition: the atlas has at least one board. */
export function takeSample(plan: AtlasPlan): Sample {
  const reach = openAtlasBoards(plan, MAX_BYTES);
  const timed = warmUp(plan, reach);
  const groups = new SampledGroups(plan, reach);
  const begin = performance.now();
  for (let group = 0; groups.done + timed <= SAMPLE_BOARDS; group++) {
    if (group >= FEWEST_GROUPS && performance.now() - begin > SAMPLE_MS) break;
    groups.add(pickFirst(plan, group), timed);
  }
  return groups.close();
}

/** Warms up the engine. Returns the number of boards to time in a group. */
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

function pickFirst({ boards }: AtlasPlan, group: number): number {
  return Math.floor(boards * ((group * GOLDEN_RATIO) % 1));
}

/** Groups of boards, written as in a build but not to disk. */
class SampledGroups {
  private readonly tally: ShareTally;
  private readonly row: ReturnType<typeof createProblems>;
  private readonly problems: ProblemsFile;
  private problemBytes = 0;
  private seconds = 0;
  /** Number of timed boards. */
  done = 0;

  constructor(
    private readonly plan: AtlasPlan,
    private readonly reach: ReachBoard,
  ) {
    this.tally = new ShareTally(plan, SAMPLE_BOARDS);
    this.row = createProblems(plan.to - plan.from + 1);
    this.problems = new ProblemsFile(plan, { write: (bytes) => (this.problemBytes += bytes.length) });
  }

  /** Adds a group that starts at a board. Returns the time of its timed boards, in seconds. */
  add(first: number, timed: number): number {
    const boards = [...boardsOfPlan(this.plan, first, UNTIMED + timed)];
    // At the end of all boards, the last one is timed even if few boards precede it.
    for (const numbers of boards.splice(0, Math.min(UNTIMED, boards.length - 1))) this.reach(numbers);
    return this.time(() => {
      for (const numbers of boards) {
        const reached = this.reach(numbers);
        this.tally.add(this.done, numbers, reached);
        if (this.plan.keep === 'problems') {
          fillProblems(this.row, reached);
          this.problems.add(this.done, this.row);
        }
        this.done++;
      }
    });
  }

  close(): Sample {
    const { keep } = this.plan;
    if (keep === 'problems') this.time(() => this.problems.finish());
    const boards = keep === 'targets' ? 0 : bytesOf(boardColumns(this.plan), this.tally.boards, this.done);
    return {
      secondsPerBoard: this.seconds / this.done,
      bytesPerBoard: (this.problemBytes + boards) / this.done,
      targetBytes: bytesOf(targetColumns(this.plan), this.tally.targets, this.plan.to - this.plan.from + 1),
    };
  }

  private time(work: () => void): number {
    const used = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(used);
    const seconds = (user + system) / 1e6;
    this.seconds += seconds;
    return seconds;
  }
}

/** Returns the size of a table whose first `filled` rows are in use. */
function bytesOf(columns: TableColumns, rows: TableRows, filled: number): number {
  let bytes = 0;
  const table = new TableFile(columns, { write: (piece) => (bytes += piece.length) });
  const columnsFilled = Object.entries(rows).map(([name, values]) => [name, values.slice(0, filled)]);
  table.add(Object.fromEntries(columnsFilled) as TableRows);
  table.finish();
  return bytes;
}
