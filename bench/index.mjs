// `npm run bench`: every suite in turn. `npm run bench -- solve reach` runs some of them; later arguments go
// to each.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ALL_SUITES } from './suites.mjs';

const args = process.argv.slice(2);
const end = args.findIndex((arg) => arg.startsWith('-'));
const names = end < 0 ? args : args.slice(0, end);
const options = args.slice(names.length);
const isForAll = names.length === 0 && options.includes('--help');
const unknown = names.find((name) => !ALL_SUITES.includes(name));
if (unknown !== undefined || isForAll) {
  if (unknown !== undefined) console.error(`bench: expected a suite, got ${unknown}\n`);
  console.error(`Usage: npm run bench -- [SUITE...] [--json FOLDER] [--plot FOLDER] [OPTIONS OF THE SUITE]

Suites: ${ALL_SUITES.join(', ')}. SUITE --help tells what a suite does, and its options.`);
  process.exit(unknown === undefined ? 0 : 2);
}
for (const suite of names.length > 0 ? names : ALL_SUITES) {
  console.log(`\n== ${suite}`);
  const file = fileURLToPath(new URL(`${suite}.mjs`, import.meta.url));
  const { status } = spawnSync(process.execPath, [file, ...options], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
