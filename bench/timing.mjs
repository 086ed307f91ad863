// Samples by benny, in rounds in which all cases take turns.
import benny from 'benny';
import { countRounds } from './report.mjs';

const ROUNDS = countRounds(5);
const SETTINGS = { minSamples: 3, maxTime: 0.5 };

/** The durations of each case, in seconds divided by `unit`. */
export async function sampleByBenny(name, cases, unit) {
  const samples = Object.fromEntries(Object.keys(cases).map((title) => [title, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [title, job] of Object.entries(cases)) {
      const { results } = await benny.suite(`${name}, ${title}`, benny.add(title, job, SETTINGS));
      samples[title].push(...results[0].details.sampleResults.map((seconds) => seconds / unit));
    }
  }
  return samples;
}
