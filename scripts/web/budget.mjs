// The size of the first visit of the page, `npm run web:budget`: the files that the page, its worker and the
// service worker load before any click, gzipped as servers send them. Exit code 1 if it exceeds the budget.
import { readFileSync } from 'node:fs';
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

/** The files that the service worker caches at the first visit: those that it loads. */
function firstFiles() {
  const worker = readFileSync(`${FOLDER}/service-worker.js`, 'utf8');
  const list = /\[(["'`])\.\/\1,[^\]]*\]/.exec(worker)[0].replaceAll(/['`]/g, '"');
  return JSON.parse(list).map((file) => (file === './' ? 'index.html' : file));
}
