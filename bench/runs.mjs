// The results of all suites, and the runs of `npm run bench:results` that they come from. Figures of several
// runs are not comparable, so the documents list the suites of every run but the largest.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeMachine } from '../build/esm/bench.js';

export const RESULTS = fileURLToPath(new URL('results', import.meta.url));

/** The results in a folder, by suite. */
export function readResults(folder = RESULTS) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const all = files.map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
  return Object.fromEntries(all.map((data) => [data.suite, data]));
}

/** Names machine, date and commit of the results; if they come from several runs, each with its suites. */
export function describeRuns(all) {
  const runs = {};
  for (const data of all) (runs[data.run ?? describe([data])] ??= []).push(data);
  const [main, ...others] = Object.values(runs).sort((a, b) => b.length - a.length);
  if (others.length === 0) return `${describe(main)}, all in one run.`;
  const lines = others.map((suites) => {
    const names = suites.map(({ suite }) => `\`${suite}\``).join(', ');
    return `- ${describe(suites)}: ${names}.`;
  });
  return `${describe(main)}. These suites were measured in ${others.length === 1 ? 'another run' : 'other runs'}:\n\n${lines.join('\n')}`;
}

function describe([{ date, machine, commit }]) {
  return `Measured on ${date} with ${describeMachine(machine)}${commit ? `, commit ${commit}` : ''}`;
}
