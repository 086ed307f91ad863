// The phase transition of Lacasa and Luque (2012): how likely k numbers drawn from 1..M make a target from
// 1..M, by k, for several M (docs/phase-transition.md). Writes docs/data/phase-transition.csv and the figure.
//
//   npm run build && node studies/phase-transition/phase-transition.mjs
//
// Numbers are drawn independently and evenly, from a seed. `reach` counts all M targets of a board, so a
// board gives the exact probability for an even target; the mean over the boards has a standard error of
// their deviation / sqrt(boards). It takes 50 s of CPU time.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countReachable, createSolverSync } from 'numbers-game';
import { drawChart, Plot } from '../../bench/plot.mjs';
import { isMain } from '../../scripts/is-main.mjs';

const docs = join(import.meta.dirname, '..', '..', 'docs');
export const SIZES = [1, 2, 3, 4, 5, 6, 7];
export const RANGES = [25, 50, 100, 200, 400, 800, 1600];
/** Number of boards of a size: those of seven numbers take far longer. */
const boardsOf = (size) => (size < 7 ? 4000 : 500);
const SEED = 2012;
/** Quantile of the normal distribution for 95 %. */
const CONFIDENCE = 1.96;

/** Estimates the probability that `size` numbers from 1..M make a target from 1..M, with its 95 % band. */
export function estimate(solver, most, size, boards = boardsOf(size)) {
  const draw = drawFrom(SEED + 1000 * most + size);
  let [sum, squares] = [0, 0];
  for (let board = 0; board < boards; board++) {
    const numbers = Array.from({ length: size }, () => 1 + Math.floor(most * draw()));
    const share = countReachable(solver.reach({ numbers, from: 1, to: most })) / most;
    sum += share;
    squares += share * share;
  }
  const mean = sum / boards;
  // One number always makes a single target: its variance is 0 but for rounding.
  const variance = Math.max(0, squares - boards * mean * mean) / (boards - 1);
  return { M: most, k: size, boards, probability: mean, error: CONFIDENCE * Math.sqrt(variance / boards) };
}

/** Random numbers from 0 to 1 from a seed: mulberry32 by Tommy Ettinger. */
function drawFrom(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Number of numbers at which the probability crosses 1/2, between two estimates. */
export function findThreshold(rows) {
  const above = rows.findIndex(({ probability }) => probability >= 0.5);
  const [low, high] = [rows[above - 1], rows[above]];
  return low.k + (0.5 - low.probability) / (high.probability - low.probability);
}

export function draw(rows) {
  const points = rows.map(({ M, k, probability, error }) => ({
    k,
    M: nameOf(M),
    probability,
    low: Math.max(0, probability - error),
    high: Math.min(1, probability + error),
  }));
  const place = { x: 'k', y: 'probability' };
  return drawChart({
    title: 'A target from 1 to M, made of k numbers from 1 to M',
    subtitle: 'Probability by k, with its band of 95 % confidence',
    series: RANGES.map(nameOf),
    height: 340,
    marginLeft: 60,
    x: { label: 'k, numbers of a board', ticks: SIZES, tickFormat: String },
    y: { label: 'probability', grid: true, domain: [0, 1] },
    marks: [
      Plot.line(points, { ...place, stroke: 'M', strokeWidth: 2 }),
      Plot.ruleX(points, { x: 'k', y1: 'low', y2: 'high', stroke: 'M', strokeWidth: 3 }),
      Plot.dot(points, { ...place, fill: 'M', r: 3.5 }),
    ],
  });
}

const nameOf = (most) => `M = ${most}`;

if (isMain(import.meta.url)) {
  const solver = createSolverSync();
  const rows = RANGES.flatMap((most) => SIZES.map((size) => estimate(solver, most, size)));
  const line = ({ M, k, boards, probability, error }) =>
    `${M},${k},${boards},${probability.toFixed(4)},${error.toFixed(4)}\n`;
  writeFileSync(
    join(docs, 'data', 'phase-transition.csv'),
    `M,k,boards,probability,error\n${rows.map(line).join('')}`,
  );
  writeFileSync(join(docs, 'figures', 'phase-transition.svg'), draw(rows));
  for (const most of RANGES) {
    console.log(nameOf(most), findThreshold(rows.filter(({ M }) => M === most)).toFixed(2));
  }
}
