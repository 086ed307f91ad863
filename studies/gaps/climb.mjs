// Searches for six numbers that make a long run 1..m, by exchanging numbers as long as fewer targets are missed.
//
//   npm run build && node studies/gaps/climb.mjs all --seconds 600 --seed 1
//
// Prints each board whose run is longer than that of the board printed before.
import { parseArgs } from 'node:util';
import { createSolver } from 'numbers-game';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '6' },
    to: { type: 'string', default: '3600' },
    largest: { type: 'string', default: '160' },
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
  },
});
const [size, to, largest, seconds] = [values.size, values.to, values.largest, values.seconds].map(Number);
const rules = { values: 'rational', use: positionals[0] };
const solver = await createSolver();

let state = Number(values.seed);
/** An integer from 0 to `bound` - 1, by a linear congruential generator with the constants of Numerical Recipes. */
function random(bound) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
}

const known = new Map();
/** The end of the run of a board, and how many targets it makes in all. */
function rate(numbers) {
  const key = numbers.toSorted((a, b) => a - b).join(' ');
  let rating = known.get(key);
  if (rating === undefined) {
    const { operations } = solver.reach({ numbers, from: 1, to, rules });
    const isMade = (each) => each !== 255;
    const run = operations.findIndex((each) => !isMade(each));
    rating = { key, run: run < 0 ? to : run, made: operations.reduce((sum, each) => sum + isMade(each), 0) };
    if (known.size > 1e6) known.clear();
    known.set(key, rating);
  }
  return rating;
}

let best = 0;
const end = Date.now() + 1000 * seconds;
while (Date.now() < end) {
  // Small numbers and large ones alike: the logarithm is evenly distributed.
  let numbers = Array.from({ length: size }, () => Math.round(2 * (largest / 2) ** (random(1000) / 1000)));
  let rating = rate(numbers);
  for (let isBetter = true; isBetter && Date.now() < end;) {
    isBetter = false;
    for (let i = 0; i < size; i++)
      for (let number = 1; number <= largest; number++) {
        const next = rate(numbers.with(i, number));
        if (next.run > best) {
          best = next.run;
          console.log(`${best} ${next.key}`);
        }
        if (next.made <= rating.made) continue;
        numbers = numbers.with(i, number);
        rating = next;
        isBetter = true;
      }
  }
}
