// Samples by benny, in rounds in which all cases take turns.
import benny from 'benny';
import { sampleInTurn } from '../build/esm/bench.js';
import { countRounds } from './report.mjs';

const PLAN = { rounds: countRounds(5), roundSeconds: 0.5 };

/** How long each case takes, in seconds divided by `unit`. */
export function sampleByBenny(name, cases, unit) {
  return sampleInTurn(cases, PLAN, async (job, { roundSeconds: maxTime }, title) => {
    const { results } = await benny.suite(
      `${name}, ${title}`,
      benny.add(title, job, { minSamples: 3, maxTime }),
    );
    return results[0].details.sampleResults.map((seconds) => seconds / unit);
  });
}
