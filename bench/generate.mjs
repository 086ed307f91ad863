// Puzzles per second that `generate` makes on one core, and that `rate` rates.
//
//   node bench/generate.mjs [--json PATH] [--plot PATH]
//
// Each sample makes other puzzles, with another seed, and includes the set-up of the problems. Times are user
// CPU time of the process, so other work on the machine hardly shows. The first puzzles of each request are
// checked with `verify`, which shares no code with the engine.
import { median, sampleInTurn } from '../build/esm/bench.js';
import { generate, rate, twentyFour } from '../build/esm/generate.js';
import { verify } from '../build/esm/verify.js';
import { countRounds, openReport } from './report.mjs';
import { describeSpread, secondsOfUser } from './sample-figures.mjs';

const PLAN = { rounds: countRounds(5), roundSeconds: 0.5, now: secondsOfUser };
const CHECKED = 200;

const numbersTo = (largest) => Array.from({ length: largest }, (_, index) => index + 1);
const REQUESTS = {
  'Countdown, six numbers': { count: 5000 },
  'Countdown, nine numbers': { count: 2000, size: 9 },
  'Countdown, cannot be solved (8.8 % of the problems)': { count: 500, solvable: false },
  'Countdown, five operations': { count: 2000, operations: { from: 5 } },
  'Countdown, one solution': { count: 100, solutions: { from: 1, to: 1 } },
  'Countdown, rated': { count: 200, rate: true },
  'all 1,362 hands of the 24 game': { count: 1362, rules: twentyFour },
  'hands of four cards, 1 to 50 (35 % solvable)': { count: 5000, rules: twentyFour, pool: numbersTo(50) },
  'hands, rated': { count: 1362, rules: twentyFour, rate: true },
};

const { close } = openReport('generate');
for (const [title, request] of Object.entries(REQUESTS)) check(title, request);
const hands = [...generate(REQUESTS['all 1,362 hands of the 24 game'])];
const rounds = [...generate({ count: 500 })];
let seed = 0;
const cases = {
  ...Object.fromEntries(
    Object.entries(REQUESTS).map(([title, request]) => [title, () => make({ ...request, seed: seed++ })]),
  ),
  'rate, hands': () => rateAll(hands),
  'rate, Countdown': () => rateAll(rounds),
};
const counts = {
  ...Object.fromEntries(Object.entries(REQUESTS).map(([title, { count }]) => [title, count])),
  'rate, hands': hands.length,
  'rate, Countdown': rounds.length,
};
const taken = await sampleInTurn(cases, PLAN);
const results = Object.entries(taken).map(([puzzles, seconds]) => {
  const samples = seconds.map((each) => counts[puzzles] / each);
  return {
    row: { puzzles, 'a second': Math.round(median(samples)), spread: describeSpread(samples) },
    samples: { rates: samples },
  };
});
await close({ title: 'Puzzles a second of one core, medians', results });

function make(request) {
  let made = 0;
  for (const { index } of generate(request)) made = index + 1;
  if (made !== request.count) throw new Error(`made ${made} of ${request.count}`);
}

function rateAll(puzzles) {
  for (const { numbers, target, rules } of puzzles) rate({ numbers, target, rules });
}

function check(title, request) {
  for (const { numbers, target, rules, expression, index } of generate(request)) {
    const isRight = expression === null || verify(expression, { numbers, target, rules }).ok;
    if (!isRight || (expression !== null) === (request.solvable === false)) {
      throw new Error(`${title}: ${numbers.join()} -> ${target}: ${expression}`);
    }
    if (index + 1 === CHECKED) return;
  }
}
