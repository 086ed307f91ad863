// The size of the first visit, `npm run budget`: the files that the page without a board, its worker and the
// service worker load before the page is idle, gzipped as servers send them, with the words of the language
// whose words are largest. Exit code 1 if it exceeds the budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const FOLDER = 'build/site';
/** In kilobytes of 1000 bytes. */
const BUDGET = 101;

const worker = readFileSync(`${FOLDER}/service-worker.js`, 'utf8').replaceAll(/['`]/g, '"');
const [first] = /\["\.\/",[^\]]*\]/.exec(worker);
const words = [...worker.matchAll(/"[a-z]{2}":\["(assets\/[^"]*)"/g)].map(([, file]) => file);
const largest = words.reduce((one, other) => (sum([one]) < sum([other]) ? other : one));
const files = [...JSON.parse(first), largest].map((file) => (file === './' ? 'index.html' : file));
const sizes = files.map((file) => ({ file, kB: sum([file]) }));
const total = sum(files);
console.table(sizes);
console.log(`first visit: ${total} kB gzipped, of at most ${BUDGET} kB`);
if (total > BUDGET) process.exitCode = 1;

/** The size of files in kilobytes, with one decimal. */
function sum(names) {
  const bytes = names.map((name) => gzipSync(readFileSync(`${FOLDER}/${name}`)).length);
  return Math.round(bytes.reduce((total, each) => total + each, 0) / 100) / 10;
}
