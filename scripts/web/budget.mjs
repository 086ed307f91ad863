// The size of the first visit of the page, `npm run web:budget`: the files that the page and its worker load
// before any click, gzipped as servers send them. Exit code 1 if it exceeds the budget.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const FOLDER = 'build/web';
/** In kilobytes of 1000 bytes. */
const BUDGET = 130;

const sizes = firstFiles().map((file) => ({
  file,
  kB: Math.round(gzipSync(readFileSync(`${FOLDER}/${file}`)).length / 100) / 10,
}));
const total = Math.round(sizes.reduce((sum, { kB }) => sum + kB, 0) * 10) / 10;
console.table(sizes);
console.log(`first visit: ${total} kB gzipped, of at most ${BUDGET} kB`);
if (total > BUDGET) process.exitCode = 1;

/** The page, what it names, and the worker of its solver: other files are loaded when their tab is opened. */
function firstFiles() {
  const page = readFileSync(`${FOLDER}/index.html`, 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file]) => file);
  const workers = readdirSync(`${FOLDER}/assets`).filter((file) => file.startsWith('solver-worker'));
  return ['index.html', ...named, ...workers.map((file) => `assets/${file}`)];
}
