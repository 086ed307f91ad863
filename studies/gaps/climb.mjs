// Searches for numbers that make a long run 1..m: exchanges a number as long as more targets are made, and
// begins again with new numbers, or with one or two new ones in the best board so far.
//
//   npm run build && node studies/gaps/climb.mjs all --seconds 2400 --seed 1
//
// Arguments: whether each number is used exactly once (`all`) or at most once (`any`). With `--values natural`,
// values are positive integers, as in Countdown. Prints a line for each board whose run is longer than those
// before: m at its most, and the numbers. The order depends on the seed alone.
import { parseArgs } from 'node:util';
import { createSolver } from 'numbers-game';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '6' },
    values: { type: 'string', default: 'rational' },
    to: { type: 'string', default: '4500' },
    largest: { type: 'string', default: '160' },
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
  },
});
const [size, to, largest, seconds] = [values.size, values.to, values.largest, values.seconds].map(Number);
const rules = { values: values.values, use: positionals[0] };
const UNREACHABLE = 255;
const solver = await createSolver();

let state = Number(values.seed);
/** A number from 0 to 1, by a linear congruential generator with the constants of Numerical Recipes. */
function random() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

/** A number for a board. Its logarithm is evenly distributed, as small numbers matter as much as large ones. */
const draw = () => Math.round(2 * (largest / 2) ** random());

const known = new Map();
/** The end of the run of a board, and how many targets it makes in all. */
function rate(numbers) {
  const key = numbers.toSorted((a, b) => a - b).join(' ');
  let rating = known.get(key);
  if (rating === undefined) {
    const { operations } = solver.reach({ numbers, from: 1, to, rules });
    const made = operations.reduce((sum, each) => sum + (each !== UNREACHABLE), 0);
    rating = { key, made, run: made === to ? to : operations.indexOf(UNREACHABLE) };
    known.set(key, rating);
  }
  return rating;
}

let best = { run: 0 };
const end = Date.now() + 1000 * seconds;
while (Date.now() < end) {
  let numbers = Array.from({ length: size }, draw);
  if (best.run > 0 && random() < 0.5) {
    const replaced = [Math.floor(random() * size), Math.floor(random() * size)];
    numbers = best.numbers.map((number, i) => (replaced.includes(i) ? numbers[i] : number));
  }
  let { made } = rate(numbers);
  for (let isBetter = true; isBetter && Date.now() < end;) {
    isBetter = false;
    for (let i = 0; i < size; i++)
      for (let number = 1; number <= largest; number++) {
        const next = numbers.with(i, number);
        const rating = rate(next);
        if (rating.run > best.run) {
          best = { run: rating.run, numbers: next };
          console.log(`${rating.run} ${rating.key}`);
        }
        if (rating.made <= made) continue;
        ({ made } = rating);
        numbers = next;
        isBetter = true;
      }
  }
  if (known.size > 1e6) known.clear();
}
