// `plan`: writes atlas.json, and estimates what the build will take from a timed sample of its boards.
//
// The sample has groups of consecutive boards, spread evenly, as boards differ: those of small numbers are
// quick, and neighbours share lists. Each group begins with a board that is not timed, because it makes the
// lists that the others share, as only the first board of a share does. Times are CPU times of the process,
// so other programs on the machine change the estimate little.
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { checkProperties } from '../core/options.js';
import { parseWorkers } from '../parallel/options.js';
import { enumerateBoards, parseBoards } from '../reach/pool-boards.js';
import { createProblems, fillProblems } from './board-problems.js';
import { openBoards } from './build-share.js';
import { tryToWrite } from './durable-file.js';
import { keepPlan, makePlan, PLAN_PROPERTIES } from './plan-file.js';
import { ProblemsFile } from './problems-file.js';
import { boardColumns, TableFile, TARGET_COLUMNS } from './table-file.js';
import { MAX_BYTES } from './share-threads.js';
import { ShareTally } from './tally.js';
import type { AtlasPlan, Estimate, PlanOptions } from './types.js';

const GROUPS = 16;
/** How long a group is sampled, after its first board. */
const GROUP_MS = 80;
/** How long the engine warms up: fresh WebAssembly is several times slower. */
const WARM_UP_MS = 400;
/** The most boards in a group, which bounds its memory. */
const GROUP_BOARDS = 4096;

/**
 * Plans an atlas: writes its plan into a folder, which is made if need be, and estimates what `build` will
 * take. It takes two seconds, or that of 32 boards.
 *
 * @throws NumbersGameError `invalid-option` also if the folder has another plan or cannot be written; as
 * `reachAll` otherwise
 */
export function plan(
  dir: string,
  options: PlanOptions,
): Promise<{ readonly plan: AtlasPlan; readonly estimate: Estimate }> {
  return Promise.resolve().then(() => {
    checkProperties(options, [...PLAN_PROPERTIES, 'workers'], 'options');
    const { workers, ...query } = options;
    const count = parseWorkers(workers, availableParallelism());
    const made = makePlan(query);
    tryToWrite(dir, () => mkdirSync(dir, { recursive: true }));
    keepPlan(dir, made);
    return { plan: made, estimate: estimateBuild(made, count) };
  });
}

/** Estimates a build from a sample. */
function estimateBuild(made: AtlasPlan, workers: number): Estimate {
  const { boards, from, to, keep } = made;
  const problems = boards * (to - from + 1);
  if (boards === 0) {
    return { boards, problems, cpuSeconds: 0, seconds: 0, workers, memoryBytes: 0, diskBytes: 0 };
  }
  const before = process.memoryUsage().rss;
  const sampleGroup = openSample(made);
  const begin = performance.now();
  while (performance.now() - begin < WARM_UP_MS) sampleGroup(Math.floor(boards / 2));
  let [secondsPerBoard, bytesPerBoard, targetBytes] = [0, 0, 0];
  for (let group = 0; group < GROUPS; group++) {
    const sample = sampleGroup(Math.floor((boards * (group + 0.5)) / GROUPS));
    secondsPerBoard += sample.seconds / GROUPS;
    bytesPerBoard += sample.bytes / GROUPS;
    targetBytes = Math.max(targetBytes, sample.targetBytes);
  }
  const cpuSeconds = secondsPerBoard * boards;
  const threads = Math.min(workers, Math.ceil(boards / made.share));
  const grown = process.memoryUsage().rss - before;
  return {
    boards,
    problems,
    cpuSeconds,
    seconds: cpuSeconds / threads,
    workers: threads,
    memoryBytes: before + threads * grown,
    diskBytes: (keep === 'targets' ? 0 : bytesPerBoard * boards) + targetBytes,
  };
}

/** What one group of a sample took. */
interface Sample {
  /** The time of a board. */
  readonly seconds: number;
  /** The bytes of a board and its problems, as far as they are kept. */
  readonly bytes: number;
  /** The bytes of the table of targets. */
  readonly targetBytes: number;
}

/** Opens an engine and returns a function that samples a group of boards. */
function openSample(made: AtlasPlan): (first: number) => Sample {
  const { from, to, size, keep } = made;
  const boards = parseBoards(made);
  const reach = openBoards(made, MAX_BYTES);
  const problems = createProblems(to - from + 1);
  return (first) => {
    let bytes = 0;
    const count = (piece: Uint8Array) => {
      bytes += piece.length;
    };
    const [lists, ...others] = enumerateBoards(boards, first, GROUP_BOARDS);
    const file = new ProblemsFile(from, '', count);
    const tally = new ShareTally(size, from, to - from + 1, Math.max(others.length, 1));
    if (others.length > 0) reach(lists);
    const begin = performance.now();
    const used = process.cpuUsage();
    let done = 0;
    for (const numbers of others.length > 0 ? others : [lists]) {
      const reached = reach(numbers);
      tally.add(first + done, numbers, reached);
      if (keep === 'problems') {
        fillProblems(problems, reached);
        file.add(first + done, problems);
      }
      done++;
      if (performance.now() - begin > GROUP_MS) break;
    }
    if (keep === 'problems') file.finish();
    const { user, system } = process.cpuUsage(used);
    const seconds = (user + system) / 1e6 / done;
    const table = new TableFile(boardColumns(size), '', count);
    const rows = Object.entries(tally.boards).map(([name, values]) => [name, values.slice(0, done)]);
    table.add(Object.fromEntries(rows) as typeof tally.boards);
    const ofBoards = bytes;
    const targets = new TableFile(TARGET_COLUMNS, '', count);
    targets.add(tally.targets);
    return { seconds, bytes: ofBoards / done, targetBytes: bytes - ofBoards };
  };
}
