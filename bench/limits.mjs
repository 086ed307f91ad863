// Growth of time and memory towards the limits: boards of eight, nine and ten numbers under each kind of
// rules, and single jobs that take long.
//
//   node bench/limits.mjs [--boards COUNT] [--json PATH]
//
// Boards are seeded, of numbers from 1 to 50 with a target from 1001 to 10,000 each; `solve` with `nearest`
// is timed once for each, because the slowest is what matters, in milliseconds of CPU time, user and system,
// up to TIMEOUT. A job runs once in a new process, with the CPU time of its call and the memory of the
// process, of which an empty one of Node takes about 40 MiB. Its answer is checked.
import { createRandom, median } from '../build/esm/bench.js';
import { createSolverSync } from '../build/esm/index.js';
import { meterScript } from './meter.mjs';
import { countRounds, openReport } from './report.mjs';

const SIZES = [8, 9, 10];
const RULES = ['natural', 'rational'].flatMap((values) => ['any', 'all'].map((use) => ({ values, use })));
const WARM_UP = 3;
/** Milliseconds. */
const TIMEOUT = 5000;
/** Ten numbers under rational rules that are all used take long: a third of the boards. */
const countBoards = ({ values, use }, size) =>
  size === 10 && values === 'rational' && use === 'all' ? Math.ceil(count / 3) : count;

const entry = JSON.stringify(new URL('../build/esm/index.js', import.meta.url));

/** The call, with its answer. */
const JOBS = {
  '9999999967 from the primes from 59 to 97': [
    `solver.solve({ numbers: [59, 61, 67, 71, 73, 79, 83, 89, 97], target: 9999999967, rules: rational, nearest: false }).status`,
    'none',
  ],
  '`1234567/89` from 5 to 13': [
    `solver.solve({ numbers: [5, 6, 7, 8, 9, 10, 11, 12, 13], target: '1234567/89', rules: rational, nearest: false }).status`,
    'none',
  ],
  '`tidy`, six numbers, rational': [
    `solver.solve({ numbers: [3, 7, 11, 13, 17, 19], target: 951, rules: rational, tidy: true }).status`,
    'exact',
  ],
  '`count` of essential solutions, 1 to 9 for 24': [
    `solver.count({ numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9], target: 24, rules: twentyFour })`,
    15_198_364,
  ],
  '`reach`, ±8,000,000, six numbers, rational': [
    `countReachable(solver.reach({ numbers: [3, 7, 11, 13, 17, 19], from: -8000000, to: 8000000, rules: rational })) > 0`,
    true,
  ],
  '`reach`, 1..100,000, seven numbers, rational': [
    `countReachable(solver.reach({ numbers: [3, 7, 11, 13, 17, 19, 23], from: 1, to: 100000, rules: rational })) > 0`,
    true,
  ],
};

const { options, close } = openReport('limits', { boards: { type: 'string' } });
const count = Number(options.boards ?? 6 * countRounds(5));
const solver = createSolverSync();

const results = RULES.flatMap((rules) => SIZES.map((size) => measureBoards(rules, size)));
for (const [job, [call, expected]] of Object.entries(JOBS)) {
  results.push(await measureJob(job, call, expected));
  console.log(JSON.stringify(results.at(-1).row));
}
await close({ title: 'Milliseconds a board; seconds and memory of a job', boards: count, results });

function measureBoards(rules, size) {
  const random = createRandom(size);
  const puzzles = Array.from({ length: WARM_UP + countBoards(rules, size) }, () => ({
    numbers: Array.from({ length: size }, () => random.integer(1, 50)),
    target: random.integer(1001, 10_000),
    rules,
    nearest: true,
    timeout: TIMEOUT,
  }));
  let isBounded = false;
  const milliseconds = puzzles.map((puzzle) => {
    const begin = secondsOfCpu();
    try {
      solver.solve(puzzle);
    } catch (error) {
      if (error.code !== 'timeout') throw error;
      isBounded = true;
    }
    return 1000 * (secondsOfCpu() - begin);
  });
  const timed = milliseconds.slice(WARM_UP);
  const slowest = isBounded ? TIMEOUT : present(Math.max(...timed));
  const row = { ...rules, n: size, boards: timed.length, median: present(median(timed)), slowest, isBounded };
  console.log(JSON.stringify(row));
  return { row, samples: { milliseconds: timed } };
}

async function measureJob(job, call, expected) {
  const { stdout, MiB } = await meterScript(`
    import { countReachable, createSolverSync, twentyFour } from ${entry};
    const solver = createSolverSync();
    const rational = { values: 'rational', use: 'any' };
    const begin = process.cpuUsage();
    const answer = ${call};
    const { user, system } = process.cpuUsage(begin);
    console.log(JSON.stringify({ answer, seconds: (user + system) / 1e6 }));
  `);
  const { answer, seconds } = JSON.parse(stdout);
  if (answer !== expected) throw new Error(`${job}: ${answer}, expected ${expected}`);
  return { row: { job, seconds: present(seconds), MiB: Math.round(MiB) }, samples: { seconds: [seconds] } };
}

/** User and system: the kernel measures the sum exactly, and its parts by ticks. */
function secondsOfCpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function present(time) {
  return Number(time.toPrecision(2));
}
