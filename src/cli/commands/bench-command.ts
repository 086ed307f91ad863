// `numbers-game bench`: measures how fast this machine answers, in about a minute, and checks the answers. It
// runs the suites `solve`, `reach` and `paper` of `npm run bench` with the public API alone, and needs no
// development tools.
//
// Every answer is checked before it is timed. All rows are computed before the first table is printed,
// because a progress bar is shown until then.
import type { Command } from 'commander';
import {
  checkPaper,
  computeSignature,
  describeMachine,
  everyBoard,
  machine,
  median,
  PAPER_ALGORITHMS,
  PAPER_FROM,
  PAPER_SIZES,
  PAPER_STEPS,
  PAPER_TO,
  planPaper,
  prepareReach,
  prepareSolve,
  REACH_SAMPLES,
  sampleInTurn,
  SIGNATURE,
  SOLVE_SAMPLES,
  spread,
  type TimedCases,
  type PaperAlgorithm,
  type Plan,
  type ReachSample,
  type SolveSample,
} from '../bench/bench-library.js';
import { mark } from '../../classic/classic-algorithms.js';
import { createSolver } from '../../solver/create-solver.js';
import { checkInteger } from '../../core/options.js';
import type { Solver } from '../../core/api-types.js';
import { refuse } from '../../core/errors.js';
import { formatCount } from '../answer-text.js';
import { parseInteger, parseRanges } from '../parse-arguments.js';
import { EXIT_NOT_OK } from '../exit-codes.js';
import { createInterruptSignal } from '../handle-interrupt.js';
import { withProgress } from '../progress-bar.js';

interface BenchOptions {
  readonly size?: readonly number[];
  readonly rounds: number;
  readonly json?: boolean;
}

/** Row of a table as JSON. */
interface BenchRow {
  readonly suite: Suite;
  readonly n: number;
  /** Name that distinguishes the row from others of its suite and size. */
  readonly job: string;
  /** Unit of the times: per puzzle (`solve`) or per board. */
  readonly unit: 'us' | 'ms';
  /** Median; null if the job was not run, for the reason in `sample`. */
  readonly median: number | null;
  /** Half the distance between the quartiles in percent of the median; null for one sample. */
  readonly spread: number | null;
  readonly samples: readonly number[];
  /** Description of the sample that is timed. */
  readonly sample: string;
  /** Milliseconds in the paper (`paper` only); null if it gives none. */
  readonly paperMs?: number | null;
  /** Milliseconds that `solver.reach` takes for the same targets (`paper` only). */
  readonly reachMs?: number;
}

type Suite = 'solve' | 'reach' | 'paper';

const SUITES: readonly Suite[] = ['solve', 'reach', 'paper'];
/** Default sizes of the suite `paper`; larger ones take minutes. */
const SHORT_SIZES: readonly number[] = [6, 7];
const ROUND_SECONDS = 0.15;
const MAX_ROUNDS = 1000;

const EXAMPLES = `
Suites:
  solve   one puzzle: microseconds
  reach   every target of a range of one board: milliseconds
  paper   the algorithms of "(The Final) Countdown", all targets 101..999 of a board, with the times of the paper and ours

Times are medians of elapsed time, with half the distance between the quartiles in percent if there is more than
one sample. Without --size the suite paper runs boards of 6 and 7 numbers only. The last line has the signature: one number
over fixed answers, the same on every machine.

Examples:
  $ numbers-game bench
  $ numbers-game bench reach --size 8-9
  $ numbers-game bench paper --size 8 --rounds 1 --json

Exit code: 0 if done, 1 if the signature differs from that of this version, 130 if interrupted.`;

export function define(command: Command): void {
  command
    .description('Times answers to fixed samples on this machine, after checking them, in about a minute.')
    .argument('[suites...]', `${SUITES.join(', ')}; default: all`)
    .option('--size <sizes>', 'how many numbers a board has, such as 6 or 6-9', (text) =>
      parseRanges(text, PAPER_SIZES[0], PAPER_SIZES[PAPER_SIZES.length - 1], 'sizes', '6 or 6-9'),
    )
    .option(
      '--rounds <count>',
      'how often everything is timed; more rounds give steadier figures',
      parseInteger,
      3,
    )
    .option('--json', 'print JSON, a line for each row, with its samples, and one with machine and signature')
    .addHelpText('after', EXAMPLES)
    .action(bench);
}

async function bench(names: string[], { size, rounds, json }: BenchOptions): Promise<void> {
  const suites = checkSuites(names);
  checkInteger(rounds, '--rounds', 1, MAX_ROUNDS);
  const plan = { rounds, roundSeconds: ROUND_SECONDS, signal: createInterruptSignal() };
  const solver = await createSolver();
  const jobs = suites.flatMap((suite) => listJobs(solver, suite, size, plan));
  const rows: BenchRow[] = [];
  await withProgress('rows', async (onProgress) => {
    for (const job of jobs) {
      onProgress({ done: rows.length, total: jobs.length });
      rows.push(await job());
    }
  });
  const signature = computeSignature(solver);
  if (json) {
    for (const row of rows) console.log(JSON.stringify(row));
    console.log(JSON.stringify({ machine, signature, expected: SIGNATURE }));
  } else {
    console.log(describeMachine());
    for (const suite of suites) printTable(suite, rows);
    console.log(`\nSignature ${signature}${signature === SIGNATURE ? '' : `, expected ${SIGNATURE}`}`);
  }
  if (signature !== SIGNATURE) process.exitCode = EXIT_NOT_OK;
}

function checkSuites(names: readonly string[]): readonly Suite[] {
  const unknown = names.find((name) => !(SUITES as readonly string[]).includes(name));
  if (unknown !== undefined) refuse('suites', SUITES.join(', '), `"${unknown}"`);
  return names.length === 0 ? SUITES : SUITES.filter((suite) => names.includes(suite));
}

/** Returns the jobs that compute the rows of a suite. */
function listJobs(
  solver: Solver,
  suite: Suite,
  sizes: readonly number[] | undefined,
  plan: Plan,
): (() => Promise<BenchRow>)[] {
  const isWanted = ({ size }: { size: number }) => sizes?.includes(size) ?? true;
  switch (suite) {
    case 'solve':
      return SOLVE_SAMPLES.filter(isWanted).map((sample) => () => timeSolve(solver, sample, plan));
    case 'reach':
      return REACH_SAMPLES.filter(isWanted).map((sample) => () => timeReach(solver, sample, plan));
    case 'paper':
      return (sizes ?? SHORT_SIZES).flatMap((size) =>
        PAPER_ALGORITHMS.map((algorithm) => () => timePaper(solver, size, algorithm, plan)),
      );
  }
}

async function timeSolve(solver: Solver, sample: SolveSample, plan: Plan): Promise<BenchRow> {
  const puzzles = prepareSolve(solver, sample);
  const solve = () => {
    for (const { numbers, target } of puzzles) solver.solve({ numbers, target });
  };
  const times = await timeCases({ solve }, plan, { solve: 1e6 / puzzles.length });
  const job = `${sample.from}..${sample.to}`;
  const head = { suite: 'solve', n: sample.size, job, unit: 'us' } as const;
  return { ...head, ...summarize(times.solve), sample: `${puzzles.length} puzzles` };
}

async function timeReach(solver: Solver, sample: ReachSample, plan: Plan): Promise<BenchRow> {
  const { size, from, to } = sample;
  const boards = prepareReach(solver, sample);
  const times = await timeCases({ reach: reachAll(solver, boards, from, to) }, plan, {
    reach: 1e3 / boards.length,
  });
  const head = { suite: 'reach', n: size, job: `${from}..${to}`, unit: 'ms' } as const;
  return { ...head, ...summarize(times.reach), sample: `${boards.length} boards` };
}

/**
 * Times an algorithm with and without the operations whose result equals an operand, and keeps the better
 * time. Also times `reach`.
 */
async function timePaper(
  solver: Solver,
  size: number,
  { name, paperMs }: PaperAlgorithm,
  plan: Plan,
): Promise<BenchRow> {
  const head = { suite: 'paper', n: size, job: name, unit: 'ms' } as const;
  const ofPaper = { paperMs: paperMs[size] ?? null };
  const work = planPaper(name, size);
  if (typeof work === 'string')
    return { ...head, ...ofPaper, median: null, spread: null, samples: [], sample: work };
  checkPaper(solver, name, work, (_, part, trim) => mark(name, { ...part, trim }).reachable);
  const markAll = (trim: boolean) => () => {
    for (const part of work.parts) mark(name, { ...part, trim });
  };
  const boards = everyBoard(size, PAPER_STEPS[size]);
  const times = await timeCases(
    { plain: markAll(false), trimmed: markAll(true), reach: reachAll(solver, boards, PAPER_FROM, PAPER_TO) },
    plan,
    { plain: 1e3 * work.share, trimmed: 1e3 * work.share, reach: 1e3 / boards.length },
  );
  const best = median(times.plain) < median(times.trimmed) ? times.plain : times.trimmed;
  const reachMs = summarize(times.reach).median;
  return { ...head, ...ofPaper, ...summarize(best), sample: work.sample, reachMs };
}

function reachAll(solver: Solver, boards: readonly (readonly number[])[], from: number, to: number) {
  return () => {
    for (const numbers of boards) solver.reach({ numbers, from, to });
  };
}

/** Measures the cases, and converts their times to their units. */
async function timeCases<Title extends string>(
  cases: TimedCases & Record<Title, () => void>,
  plan: Plan,
  units: Readonly<Record<Title, number>>,
): Promise<Record<Title, number[]>> {
  const samples = await sampleInTurn(cases, plan);
  const titles = Object.keys(units) as Title[];
  const inUnits = titles.map((title) => [title, samples[title].map((seconds) => seconds * units[title])]);
  return Object.fromEntries(inUnits) as Record<Title, number[]>;
}

function summarize(times: readonly number[]) {
  const round = (value: number) => Number(value.toPrecision(4));
  return { median: round(median(times)), spread: spread(times), samples: times.map(round) };
}

function printTable(suite: Suite, rows: readonly BenchRow[]): void {
  const own = rows.filter((row) => row.suite === suite);
  const isPaper = suite === 'paper';
  const head = isPaper
    ? ['n', 'algorithm', 'paper, ms', 'here, ms', '', 'reach, ms', 'timed']
    : ['n', 'targets', suite === 'solve' ? 'us a puzzle' : 'ms a board', '', 'timed'];
  const lines = own.map((row) => [
    String(row.n),
    row.job,
    ...(isPaper ? [formatBenchTime(row.paperMs)] : []),
    formatBenchTime(row.median),
    row.spread === null ? '' : `±${row.spread} %`,
    ...(isPaper ? [formatBenchTime(row.reachMs)] : []),
    row.sample,
  ]);
  const widths = head.map((_, i) => Math.max(...[head, ...lines].map((line) => line[i].length)));
  console.log(`\n${suite}`);
  for (const line of [head, ...lines]) {
    // Names are aligned to the left, numbers to the right.
    const cells = line.map((cell, i) =>
      i === 1 || i === line.length - 1 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]),
    );
    console.log(`  ${cells.join('  ').trimEnd()}`);
  }
}

/** Formats a time with three digits, or as a dash if there is none. */
function formatBenchTime(time: number | null | undefined): string {
  if (time === null || time === undefined) return '-';
  return time < 1000 ? time.toPrecision(3) : formatCount(Math.round(time));
}
