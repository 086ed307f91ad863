// `npm run bench`: every suite in turn. `npm run bench -- solve` runs one; what follows its name goes to it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SUITES = ['solve', 'reach', 'atlas', 'hands', 'batch', 'verify', 'paper'];

const [name, ...options] = process.argv.slice(2);
if (name !== undefined && !SUITES.includes(name)) {
  console.error(`bench: expected one of ${SUITES.join(', ')}, got ${name}`);
  process.exit(2);
}
for (const suite of name === undefined ? SUITES : [name]) {
  const file = new URL(`${suite}.mjs`, import.meta.url);
  if (!existsSync(file)) continue;
  const { status } = spawnSync(process.execPath, [file.pathname, ...options], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
