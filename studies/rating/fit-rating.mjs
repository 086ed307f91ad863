// Fits the weights of `rate` for the 24 game (src/generate/rate/difficulty-weights.ts), and finds the limits
// of its levels.
//
//   npm run build && node studies/rating/fit-rating.mjs [--json]
//
// Ridge regression of people's results on the terms of the features. The fitted quantity is not the time,
// which a few hands would dominate, but its rank: the percentage of the hands that people solve faster.
// Ten-fold cross-validation tells how well it predicts unseen hands: Spearman's correlation of predicted and
// measured times, averaged over several ways to deal the hands into folds.
//
// The levels are fifths of all solvable hands, and of a sample of the problems of the Countdown round; they
// need no times.
import { readFileSync } from 'node:fs';
import { createSolverSync, twentyFour } from 'numbers-game';
import { generate, rate } from 'numbers-game/generate';

const DATA = new URL('./human-times.csv', import.meta.url);
const TARGET = 24;
/** How much the squares of the weights of standardised terms count. Anything from 1 to 30 does as well. */
const RIDGE = 3;
const FOLDS = 10;
const DEALS = 20;
const ROUNDS = 5000;
/** How many hands there are. */
const SOLVABLE = 1362;

const TERMS = {
  rootOfSolutions: ({ solutions }) => Math.sqrt(solutions),
  rootOfLargest: ({ largest }) => Math.sqrt(Math.max(1, largest / TARGET)),
  ...plain(
    'equal',
    'one',
    'aboveTen',
    'units',
    'unit',
    'smallFactor',
    'products',
    'sums',
    'twoProducts',
    'fractions',
  ),
};
const NAMES = Object.keys(TERMS);

const solver = createSolverSync();
const hands = readFileSync(DATA, 'utf8').trim().split('\n').slice(1).map(readHand);
const rows = hands.map(({ numbers }) => termsOf(numbers));
const measured = placesOf(hands.map(({ seconds }) => seconds));

const { constant, weights } = fit(rows, measured);
const rounded = { constant: round(constant, 1), weights: weights.map((weight) => round(weight, 2)) };
const solvable = Array.from(generate({ count: SOLVABLE, rules: twentyFour }), ({ numbers }) => numbers);
const difficulties = (all) => all.map((row) => predict(rounded, row));
const result = {
  constant: rounded.constant,
  weights: Object.fromEntries(NAMES.map((name, index) => [name, rounded.weights[index]])),
  limits: fifths(difficulties(solvable.map(termsOf))),
  spearman: {
    crossValidated: round(crossValidate(), 3),
    inSample: round(spearman(difficulties(rows), measured), 3),
  },
  countdownLimits: fifths(rateRounds()),
};
console.log(process.argv.includes('--json') ? JSON.stringify(result) : result);

function plain(...names) {
  return Object.fromEntries(names.map((name) => [name, (features) => features[name]]));
}

function readHand(line) {
  const [, cards, seconds] = line.split(',');
  return { numbers: cards.split(' ').map(Number), seconds: Number(seconds) };
}

function termsOf(numbers) {
  const { features } = rate({ numbers, rules: twentyFour }, { solver });
  return NAMES.map((name) => TERMS[name](features));
}

/** The percentage of values below each, in the middle of its own place. */
function placesOf(values) {
  return ranks(values).map((rank) => (100 * (rank + 0.5)) / values.length);
}

/** How many values are smaller, and half of the others that are equal. */
function ranks(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

/**
 * The weights that minimise the squared errors plus RIDGE times the squares of the weights of standardised
 * terms.
 */
function fit(xs, ys) {
  const means = NAMES.map((_, j) => mean(xs.map((row) => row[j])));
  const deviations = NAMES.map((_, j) => Math.sqrt(mean(xs.map((row) => (row[j] - means[j]) ** 2))) || 1);
  const standard = xs.map((row) => row.map((x, j) => (x - means[j]) / deviations[j]));
  const middle = mean(ys);
  const matrix = NAMES.map((_, j) =>
    NAMES.map((_, k) => sum(standard.map((row) => row[j] * row[k])) + (j === k ? RIDGE : 0)),
  );
  const solution = solveLinear(
    matrix,
    NAMES.map((_, j) => sum(standard.map((row, i) => row[j] * (ys[i] - middle)))),
  );
  const weights = solution.map((weight, j) => weight / deviations[j]);
  return { constant: middle - sum(weights.map((weight, j) => weight * means[j])), weights };
}

/** Gauss elimination of a symmetric, positive definite matrix, so without pivots. */
function solveLinear(matrix, vector) {
  const rows = matrix.map((row, i) => [...row, vector[i]]);
  for (let i = 0; i < rows.length; i++) {
    for (let j = 0; j < rows.length; j++) {
      if (j === i) continue;
      const factor = rows[j][i] / rows[i][i];
      for (let k = i; k <= rows.length; k++) rows[j][k] -= factor * rows[i][k];
    }
  }
  return rows.map((row, i) => row[rows.length] / row[i]);
}

function predict({ constant, weights }, row) {
  return constant + sum(row.map((x, j) => x * weights[j]));
}

function crossValidate() {
  return mean(Array.from({ length: DEALS }, (_, seed) => crossValidateOnce(seed)));
}

/** The generator shuffles all hands: each is of the fold that its place among them tells. */
function crossValidateOnce(seed) {
  const places = generate({ count: SOLVABLE, rules: twentyFour, seed });
  const folds = new Map(Array.from(places, ({ numbers, index }) => [numbers.join(), index % FOLDS]));
  const fold = hands.map(({ numbers }) => folds.get(numbers.join()));
  const predicted = [];
  for (let left = 0; left < FOLDS; left++) {
    const isSeen = (_, i) => fold[i] !== left;
    const model = fit(rows.filter(isSeen), measured.filter(isSeen));
    rows.forEach((row, i) => {
      if (fold[i] === left) predicted[i] = predict(model, row);
    });
  }
  return spearman(predicted, measured);
}

/** The correlation of the ranks. */
function spearman(xs, ys) {
  const [a, b] = [xs, ys].map((values) => {
    const all = ranks(values);
    const middle = mean(all);
    return all.map((rank) => rank - middle);
  });
  const products = (left, right) => sum(left.map((value, i) => value * right[i]));
  return products(a, b) / Math.sqrt(products(a, a) * products(b, b));
}

/** What the rating with stated weights gives to problems of the Countdown round that can be solved. */
function rateRounds() {
  return Array.from(generate({ count: ROUNDS, rate: true }), ({ difficulty }) => difficulty);
}

/** The least values of all fifths but the first. */
function fifths(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return [1, 2, 3, 4].map((fifth) => round(sorted[Math.ceil((fifth * sorted.length) / 5)], 1));
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values) {
  return sum(values) / values.length;
}

function round(value, digits) {
  return Number(value.toFixed(digits));
}
