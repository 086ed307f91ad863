// Growth of time with the size of a board: all targets 101..999, by each published algorithm and by our
// engine.
//
//   node bench/growth.mjs [--to SIZE] [--json PATH] [--plot PATH]
//
// Sizes start at four and end at eight unless --to says otherwise. `a number more` is the factor by which the
// time grows with one more number: the slope of a line fitted to the logarithms of the times from five
// numbers on. It is compared with the formulas of "(The Final) Countdown" for the number of combinations,
// with four results per pair (most) and with three (least); an algorithm that remembers what it met grows
// less. Marks only, user time; answers are checked first. Rows that take long are sampled
// (src/cli/bench/paper-suite.ts).
import {
  checkPaper,
  everyBoard,
  median,
  PAPER_ALGORITHMS,
  PAPER_FROM,
  PAPER_STEPS,
  PAPER_TO,
  planPaper,
  sampleInTurn,
} from '../build/esm/bench.js';
import { createSolverSync } from '../build/esm/index.js';
import { openClassic } from './classic.mjs';
import { openEngine } from './engine.mjs';
import { FORMULAS } from './paper-formulas.mjs';
import { countRounds, openReport } from './report.mjs';
import { secondsOfUser } from './sample-figures.mjs';

const PLAN = { rounds: countRounds(2), roundSeconds: 0.15, now: secondsOfUser };
const FIRST_SIZE = 4;
const FIRST_FITTED = 5;

const { options, close } = openReport('growth', { to: { type: 'string', default: '8' } });
const sizes = Array.from({ length: Number(options.to) - FIRST_SIZE + 1 }, (_, i) => FIRST_SIZE + i);
const solver = createSolverSync();
const results = [];
for (const { name } of PAPER_ALGORITHMS) results.push(await measure(name, FORMULAS[name]));
results.push(await measure('reach', undefined));
await close({ title: 'Milliseconds a board, medians, and their growth', results });

async function measure(name, formulas) {
  const row = { algorithm: name };
  const samples = {};
  for (const size of sizes) {
    const [job, share] = formulas ? prepareAlgorithm(name, size) : prepareEngine(size);
    if (!job) continue;
    const { [name]: taken } = await sampleInTurn({ [name]: job }, PLAN);
    samples[size] = taken.map((seconds) => 1000 * share * seconds);
    row[`n = ${size}`] = Number(median(samples[size]).toPrecision(3));
  }
  row['a number more'] = fitGrowth((n) => row[`n = ${n}`]);
  if (formulas) {
    row['most, by formula'] = fitGrowth(formulas.most);
    row['least, by formula'] = fitGrowth(formulas.least);
  }
  console.log(JSON.stringify(row));
  return { row, samples };
}

function prepareAlgorithm(name, size) {
  const work = planPaper(name, size);
  if (typeof work === 'string') return [];
  const { run } = openClassic();
  checkPaper(solver, name, work, (_, part, trim) => run(name, part, { trim }));
  return [() => work.parts.forEach((part) => run(name, part)), work.share];
}

function prepareEngine(size) {
  const boards = everyBoard(size, PAPER_STEPS[size]);
  const engine = openEngine();
  return [() => boards.forEach((numbers) => engine.reach(numbers, PAPER_FROM, PAPER_TO)), 1 / boards.length];
}

/** The factor for a number more: least squares of ln y = a + b n over the sizes that have a value. */
function fitGrowth(value) {
  const points = sizes.filter((n) => n >= FIRST_FITTED && value(n)).map((n) => [n, Math.log(value(n))]);
  const mean = (i) => points.reduce((sum, point) => sum + point[i], 0) / points.length;
  const [meanN, meanY] = [mean(0), mean(1)];
  const covariance = points.reduce((sum, [n, y]) => sum + (n - meanN) * (y - meanY), 0);
  const variance = points.reduce((sum, [n]) => sum + (n - meanN) ** 2, 0);
  return Number(Math.exp(covariance / variance).toPrecision(3));
}
