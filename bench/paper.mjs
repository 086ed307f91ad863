// The algorithms of "(The Final) Countdown" (Alliot and Vanaret), tables 1 to 4, and ours: all targets
// 101..999, board by board.
//
//   node bench/paper.mjs [--baseline FOLDER] [--only SIZE] [--json PATH] [--plot PATH]
//
// Each algorithm only marks what can be made, with and without the operations whose result is an operand, and
// the better time counts. `fewest` is the time with the fewest operations, on boards timed with all
// operations. `engine` is ours, `solver.reach` without the package. `paper` is the time in the paper, OCaml
// on another machine. src/cli/bench/paper-suite.ts says how rows that would take over a minute are
// sampled. --baseline times the same algorithms in C (baseline.mjs), in turn with ours. User time. Answers
// are compared first.
import {
  checkPaper,
  everyBoard,
  median,
  PAPER_ALGORITHMS,
  PAPER_FROM,
  PAPER_SIZES,
  PAPER_STEPS,
  PAPER_TO,
  planPaper,
  sampleInTurn,
} from '../build/esm/bench.js';
import { createSolverSync } from '../build/esm/index.js';
import { timeBaseline } from './baseline.mjs';
import { openClassic } from './classic.mjs';
import { openEngine } from './engine.mjs';
import { countRounds, openReport } from './report.mjs';
import { describeSpread, ratio, secondsOfUser } from './sample-figures.mjs';

/** By size. */
const ROUNDS = { 6: 5, 7: 3, 8: 3, 9: 1 };
const ROUND_SECONDS = 0.05;
/** Memory use that the paper reports, by the size of the board. */
const PAPER_MEMORY = { 'breadth-first-arrays': { 9: '40 GB' } };

const { options, close } = openReport('paper', { baseline: { type: 'string' }, only: { type: 'string' } });
const solver = createSolverSync();
const results = [];
for (const size of PAPER_SIZES) {
  if (options.only && Number(options.only) !== size) continue;
  for (const [index, algorithm] of PAPER_ALGORITHMS.entries()) {
    results.push(await measure(size, algorithm, String(index + 1)));
    const { row } = results.at(-1);
    console.log(`${size} ${row.algorithm}: ${row.wasm ?? row.sample}`);
  }
}
await close({ title: 'Milliseconds a board, medians', results });

async function measure(size, { name, paperMs }, number) {
  const row = { n: size, algorithm: name, paper: paperMs[size] ?? '-' };
  if (PAPER_MEMORY[name]?.[size]) row['paper memory'] = PAPER_MEMORY[name][size];
  const work = planPaper(name, size);
  if (typeof work === 'string') return { row: { ...row, sample: work } };
  const engine = openEngine();
  const classic = openClassic();
  const { parts, share } = work;
  checkPaper(solver, name, work, (_, part, trim) => classic.run(name, part, { trim }));
  const boards = everyBoard(size, PAPER_STEPS[size]);
  const units = { engine: boards.length, C: 1 };
  const runs = (variant) => () => {
    for (const part of parts) classic.run(name, part, variant);
  };
  const cases = {
    engine: () => boards.forEach((numbers) => engine.reach(numbers, PAPER_FROM, PAPER_TO)),
    plain: runs({}),
    // Decomposition has no such operations.
    ...(number > '1' && { trimmed: runs({ trim: true }) }),
    fewest: runs({ fewest: true }),
  };
  const samples = { engine: [], plain: [], trimmed: [], fewest: [], C: [] };
  for (let round = 0; round < countRounds(ROUNDS[size]); round++) {
    const taken = await sampleInTurn(cases, { rounds: 1, roundSeconds: ROUND_SECONDS, now: secondsOfUser });
    for (const [title, times] of Object.entries(taken)) {
      const milliseconds = units[title] ? 1000 / units[title] : 1000 * share;
      samples[title].push(...times.map((seconds) => seconds * milliseconds));
    }
    if (options.baseline && parts[0].to > parts[0].from) samples.C.push(timeProgram(number, work));
  }
  const best = median(samples.plain) > median(samples.trimmed) ? samples.trimmed : samples.plain;
  Object.assign(row, {
    sample: work.sample,
    wasm: Number(median(best).toPrecision(3)),
    spread: describeSpread(best),
    fewest: Number(median(samples.fewest).toPrecision(3)),
    engine: Number(median(samples.engine).toPrecision(3)),
    'wasm / engine': ratio(median(best), median(samples.engine)),
  });
  if (paperMs[size]) row['paper / wasm'] = ratio(paperMs[size], median(best));
  if (samples.C.length > 0) {
    row.C = Number(median(samples.C).toPrecision(3));
    row['wasm / C'] = ratio(median(best), median(samples.C));
  }
  row.MiB = toMiB(classic.bytes());
  row['engine MiB'] = toMiB(engine.bytes());
  return { row, samples };
}

function toMiB(bytes) {
  return Number((bytes / 2 ** 20).toPrecision(2));
}

/** Milliseconds a board in C, the better of with and without `+`. */
function timeProgram(number, { parts, share }) {
  const boards = parts.map(({ numbers }) => numbers);
  const times = (number === '1' ? [''] : ['', '+']).map((plus) =>
    timeBaseline(options.baseline, number + plus, boards, PAPER_FROM, PAPER_TO),
  );
  return Math.min(...times) * share * parts.length;
}
