// Samples by benny, in rounds in which all cases take turns (src/literature/bench/sample-times.ts).
import benny from 'benny';
import { countRounds } from './report.mjs';

const ROUNDS = countRounds(5);
const LIMITS = { minSamples: 3, maxTime: 0.5 };

/**
 * How long each case takes, in seconds divided by `unit`. All cases run in each of several rounds, so that a
 * slow minute of the machine meets all alike.
 */
export async function sampleInTurn(name, cases, unit) {
  const samples = Object.fromEntries(Object.keys(cases).map((title) => [title, []]));
  for (let round = 1; round <= ROUNDS; round++) {
    const added = Object.entries(cases).map(([title, job]) => benny.add(title, job, LIMITS));
    const { results } = await benny.suite(`${name}, round ${round} of ${ROUNDS}`, ...added);
    for (const { name: title, details } of results) {
      samples[title].push(...details.sampleResults.map((seconds) => seconds / unit));
    }
  }
  return samples;
}
