// The 24 game, and all distinct solutions: the engine alone, and the whole public call.
//
//   node bench/hands.mjs [--prototype FILE.wasm] [--json PATH] [--plot PATH]
//
// The engine is the build with SIMD; the first, cold pass over the hands is reported beside the medians.
// --prototype times another engine in the same run: its export all24 returns how many of the 1,820 hands make
// 24. Answers are compared first.
import { performance } from 'node:perf_hooks';
import { createRandom, drawPuzzles, everyHand, median } from '../build/esm/bench.js';
import { createSolverSync, twentyFour } from '../build/esm/index.js';
import { instantiate, writeNumbers } from './engine.mjs';
import { openReport } from './report.mjs';
import { describeSpread, ratio } from './sample-figures.mjs';
import { sampleByBenny } from './timing.mjs';

/** What tells solutions apart, by the number that the engine knows it by. */
const LEVELS = { trees: 0, function: 1, essential: 2 };
const board = [1, 3, 7, 10, 25, 50];

const fourCards = everyHand(1, 13, 4);
const fiveCards = everyHand(1, 13, 5);
const sixCards = everyHand(1, 10, 6);
const nineCards = drawHands(9, 500, () => 24);
const sixProofs = drawHands(6, 100, (draw) => 90_000 + draw(20_001));
const sevenProofs = drawHands(7, 100, (draw) => 9_000_000 + draw(2_000_001));
const boards = drawPuzzles({ size: 6, from: 101, to: 999, boards: 200, targets: 1 });

/** Of each job how often its unit is in it, and what it must find. */
const JOBS = [
  job('solvable, all 1,820 hands of four', 'ms', 1, 1362, (engine) => sum(fourCards, engine.isSolvable)),
  job('first solution, 6,188 hands of five', 'ms', 1, 6104, (engine) => sum(fiveCards, engine.isSolvable)),
  job('first solution, 5,005 hands of six, 1..10', 'ms', 1, 4995, (engine) =>
    sum(sixCards, engine.isSolvable),
  ),
  job('first solution, nine cards', 'us', 500, 500, (engine) => sumPuzzles(nineCards, engine.solve)),
  job('no solution, six cards, 10^5', 'ms', 100, 0, (engine) => sumPuzzles(sixProofs, engine.solve)),
  job('no solution, seven cards, 10^7', 'ms', 100, 0, (engine) => sumPuzzles(sevenProofs, engine.solve)),
  ...counts('essential', 3537, 118_843, 12),
  ...counts('function', 4078, 146_491, 22),
  ...counts('trees', 53_282, 5_132_559, 780),
];

const { options, close } = openReport('hands', { prototype: { type: 'string' } });
const prototype = options.prototype && instantiate(options.prototype).exports;
if (prototype && prototype.all24() !== 1362) throw new Error('prototype: wrong answer');
const results = [];
for (const { title, unit, count, expected, run } of JOBS) {
  const engine = createEngine();
  const begin = performance.now();
  const found = run(engine);
  const coldMs = performance.now() - begin;
  if (expected !== null && found !== expected) throw new Error(`${title}: ${found}, expected ${expected}`);
  const seconds = unit === 'ms' ? 1e-3 : 1e-6;
  const isCompared = prototype && title.startsWith('solvable');
  const cases = { engine: () => run(engine), ...(isCompared && { all24: () => prototype.all24() }) };
  const samples = await sampleByBenny(title, cases, seconds);
  const times = samples.engine.map((time) => time / count);
  const row = { job: title, unit, count, time: `${median(times).toPrecision(3)} ${describeSpread(times)}` };
  row.cold = ((coldMs / count) * (unit === 'ms' ? 1 : 1000)).toPrecision(3);
  if (isCompared) row.prototype = median(samples.all24).toPrecision(3);
  if (isCompared) row['engine / prototype'] = ratio(median(times), median(samples.all24));
  results.push({ row, samples });
}
results.push(await measureCalls());
const worst = worstMs(nineCards);
console.log(`nine cards, the worst: ${worst.toFixed(2)} ms`);
await close({ title: 'Medians of a job', worstMs: worst, results });

function job(title, unit, count, expected, run) {
  return { title, unit, count, expected, run };
}

function counts(level, four, five, six) {
  const count = (engine) => (numbers) => engine.count(numbers, 24, level, true);
  const countAny = (engine, { numbers, target }) => engine.count(numbers, target, level, false);
  return [
    job(`count ${level}, 1,820 hands`, 'ms', 1, four, (engine) => sum(fourCards, count(engine))),
    job(`count ${level}, 6,188 hands`, 'ms', 1, five, (engine) => sum(fiveCards, count(engine))),
    // Another board between two of the same, so that nothing is kept.
    job(`count ${level}, 765`, 'ms', 2, six, (engine) => {
      engine.count([1, 3, 7, 10, 25, 51], 765, level, false);
      return engine.count(board, 765, level, false);
    }),
    job(`count ${level}, random boards`, 'ms', boards.length, null, (engine) =>
      boards.reduce((total, puzzle) => total + countAny(engine, puzzle), 0),
    ),
  ];
}

/** The whole public calls, with checks, texts, steps and their re-evaluation. */
async function measureCalls() {
  const solver = createSolverSync();
  const rules = twentyFour;
  const list = () => sum(fourCards, (numbers) => [...solver.solutions({ numbers, rules })].length);
  if (list() !== 3537) throw new Error('solutions: wrong answer');
  const samples = await sampleByBenny(
    'public calls',
    {
      solve: () => sum(fourCards, (numbers) => solver.solve({ numbers, rules }).steps.length),
      solutions: list,
    },
    1e-6,
  );
  const each = (name, count) =>
    `${(median(samples[name]) / count).toPrecision(3)} ${describeSpread(samples[name])}`;
  const time = `solve ${each('solve', fourCards.length)}, solutions ${each('solutions', 3537)} each`;
  return { row: { job: 'public calls, four cards', unit: 'us', time }, samples };
}

function worstMs(puzzles) {
  const engine = createEngine();
  for (const { numbers, target } of puzzles) engine.solve(numbers, target);
  const times = puzzles.map(({ numbers, target }) => {
    const begin = performance.now();
    engine.solve(numbers, target);
    return performance.now() - begin;
  });
  return Math.max(...times);
}

function sum(items, value) {
  return items.reduce((total, item) => total + Number(value(item)), 0);
}

function sumPuzzles(puzzles, solve) {
  return puzzles.reduce((total, { numbers, target }) => total + Number(solve(numbers, target)), 0);
}

/** The module alone. */
function createEngine() {
  const { exports, words } = instantiate(new URL('../build/solver.wasm', import.meta.url));
  const solve = (numbers, target) => {
    writeNumbers(exports, words(), numbers);
    return exports.solveRational(numbers.length, 1, 0, BigInt(target), 1n) > 0;
  };
  const count = (numbers, target, level, isRational) => {
    writeNumbers(exports, words(), numbers);
    const [all, natural] = isRational ? [1, 0] : [0, 1];
    exports.setQuery(numbers.length, all, natural, LEVELS[level], 0, BigInt(target), 1n);
    return exports.countSolutions(0, Number.MAX_SAFE_INTEGER);
  };
  return { solve, isSolvable: (numbers) => solve(numbers, 24), count };
}

/** Hands of cards 1..13 with a target each; those for a proof are drawn until they cannot be made. */
function drawHands(size, count, drawTarget) {
  const solver = createSolverSync();
  const random = createRandom(size);
  const draw = (n) => random.integer(0, n - 1);
  const drawn = [];
  while (drawn.length < count) {
    const numbers = Array.from({ length: size }, () => 1 + draw(13)).sort((a, b) => a - b);
    const target = drawTarget(draw);
    const { status } = solver.solve({ numbers, target, rules: twentyFour });
    if ((status === 'exact') === (target === 24)) drawn.push({ numbers, target });
  }
  return drawn;
}
