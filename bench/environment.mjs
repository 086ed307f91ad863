// Microseconds of a step of an environment (numbers-game/environment): boards are played to their end by
// steps that are drawn, so that each length of a board has its share.
//
//   node bench/environment.mjs [--json PATH] [--plot PATH]
//
// All rounds play the same steps. The time of a step is the least of its rounds, by the clock, so that a
// pause of the process does not count.
import { createRandom, drawPuzzles } from '../build/esm/bench.js';
import { createEnvironment } from '../build/esm/environment.js';
import { createSolverSync } from '../build/esm/index.js';
import { countRounds, openReport } from './report.mjs';

const CASES = [
  { n: 6, values: 'natural', boards: 400 },
  { n: 6, values: 'integer', boards: 200 },
  { n: 6, values: 'rational', boards: 200 },
  { n: 9, values: 'natural', boards: 30 },
];
const { close } = openReport('environment');
const rounds = countRounds(5);
const solver = createSolverSync();

const results = CASES.map(({ n, values, boards }) => {
  const rules = { values, use: values === 'natural' ? 'any' : 'all' };
  const environment = createEnvironment({ solver, rules });
  const puzzles = drawPuzzles({ size: n, from: 101, to: 999, boards, targets: 1 });
  const runs = Array.from({ length: rounds + 1 }, () => playAll(environment, puzzles)).slice(1);
  const steps = runs[0].map((_, i) => Math.min(...runs.map((times) => times[i])));
  const row = {
    n,
    values,
    steps: steps.length,
    median: round(quantile(steps, 0.5)),
    '99 %': round(quantile(steps, 0.99)),
    worst: round(quantile(steps, 1)),
  };
  return { row, samples: { medians: runs.map((times) => quantile(times, 0.5)) } };
});
await close({ title: 'Microseconds a step', results });

/** The time of each step in microseconds. Each call plays the same steps. */
function playAll(environment, puzzles) {
  const random = createRandom(1);
  const times = [];
  for (const puzzle of puzzles) {
    let { numbers, done } = environment.reset(puzzle);
    while (!done) {
      const step = drawStep(random, numbers);
      const begin = performance.now();
      const move = environment.step(step);
      times.push(1000 * (performance.now() - begin));
      ({ numbers, done } = move);
    }
  }
  return times;
}

/** A sum or a product of two values that are left: every kind of values has those. */
function drawStep(random, numbers) {
  const draw = (count) => random.integer(0, count - 1);
  const first = draw(numbers.length);
  const second = (first + 1 + draw(numbers.length - 1)) % numbers.length;
  const [a, b] = [numbers[first], numbers[second]];
  const operator = draw(2) === 0 ? '+' : '*';
  return `${a} ${operator} ${b}`;
}

function quantile(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

function round(microseconds) {
  return Number(microseconds.toPrecision(3));
}
