// How the benchmarks take time: many samples of each case, in rounds, and their medians.
import benny from 'benny';

const ROUNDS = 5;
const ROUND_SECONDS = 0.5;

/** How long each case takes, in seconds divided by `unit`. All cases run in each of several rounds, so that a slow minute of the machine meets all alike. */
export async function sampleInTurn(name, cases, unit) {
  const samples = Object.fromEntries(Object.keys(cases).map((title) => [title, []]));
  const limits = { minSamples: 3, maxTime: ROUND_SECONDS };
  for (let round = 1; round <= ROUNDS; round++) {
    const added = Object.entries(cases).map(([title, job]) => benny.add(title, job, limits));
    const { results } = await benny.suite(`${name}, round ${round} of ${ROUNDS}`, ...added);
    for (const { name: title, details } of results) {
      samples[title].push(...details.sampleResults.map((seconds) => seconds / unit));
    }
  }
  return samples;
}

export function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

/** Half the distance between the quartiles, in percent of the median. */
export function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const range = sorted[(3 * values.length) >> 2] - sorted[values.length >> 2];
  return Math.round((50 * range) / median(values));
}

export function ratio(ours, theirs) {
  return Number((ours / theirs).toFixed(2));
}
