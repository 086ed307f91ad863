// Counts the solvable problems of the game of every set of four candidates, on all cores: each board once,
// and weighted by the choices of tiles. Writes a table as CSV: a row for each set, in lexicographic order.
//
//   npm run build && node studies/large-numbers/count-sets.mjs sets.csv [--candidates 11-40]
//   node studies/large-numbers/count-sets.mjs --set 25,50,75,100
//
// Every board of the game of a set has one subset of the set as its large numbers. So each board of small
// numbers with up to four candidates is reached once, and counted for its subset; a set then has the sum of
// its 16 subsets. All candidates must be larger than the small numbers.
import { createWriteStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { reachAllOnThreads } from 'numbers-game/batch';
import { isMain } from '../../scripts/is-main.mjs';

const [BOARD, SET] = [6, 4];
/** Number of possible counts of operations, 0 to 5; a row has them for each board once, then weighted. */
const OPERATIONS = BOARD;
const COUNTS = 2 * OPERATIONS;
/** Bytes of memory of a thread, for the lists that boards share. */
const THREAD_BYTES = 2 ** 29;
/** Rows that are written at once. */
const ROWS = 2 ** 14;

/** The small numbers, each of which is there twice. */
const SMALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const NAMES = [
  ...['n1', 'n2', 'n3', 'n4'],
  ...['', 'weighted_'].flatMap((prefix) => [
    `${prefix}solvable`,
    ...Array.from({ length: OPERATIONS }, (_, count) => `${prefix}ops${count}`),
  ]),
];

/** Yields the row of each set: its numbers, and the counts of the problems by fewest operations. */
export async function* countSets({ candidates, small = SMALL, from = 101, to = 999, workers }) {
  const all = [...candidates].sort((a, b) => a - b);
  const subsets = await countSubsets({ candidates: all, small, from, to, workers });
  for (const set of combinations(all.length, SET)) {
    const counts = new Array(COUNTS).fill(0);
    for (let mask = 0; mask < 1 << SET; mask++) {
      const subset = set.filter((_, index) => (mask >> index) & 1);
      const at = COUNTS * rankOf(subset);
      for (let count = 0; count < COUNTS; count++) counts[count] += subsets[subset.length][at + count];
    }
    yield {
      numbers: set.map((index) => all[index]),
      once: counts.slice(0, OPERATIONS),
      weighted: counts.slice(OPERATIONS),
    };
  }
}

/** Counts the problems of the boards with exactly a subset, for each size of subsets and by their ranks. */
async function countSubsets({ candidates, small, from, to, workers = availableParallelism() }) {
  const rows = Array.from(
    { length: SET + 1 },
    (_, size) => new Uint32Array(COUNTS * binomial(candidates.length, size)),
  );
  const places = new Map(candidates.map((number, index) => [number, index]));
  const query = {
    pool: [
      { numbers: small, copies: 2 },
      { numbers: candidates, atMost: SET },
    ],
    size: BOARD,
    from,
    to,
    order: 'blocks',
    workers,
    maxBytes: workers * THREAD_BYTES,
  };
  for await (const { numbers, operations } of reachAllOnThreads(query)) {
    const smalls = numbers.filter((number) => !places.has(number));
    // A number that occurs once is one of two tiles.
    const ways = 2 ** (2 * new Set(smalls).size - smalls.length);
    const subset = numbers.slice(smalls.length).map((number) => places.get(number));
    addOperations(rows[subset.length], COUNTS * rankOf(subset), operations, ways);
  }
  return rows;
}

/** Counters of a number of operations, taken in turn: one alone would wait for itself. */
const LANES = 4;
const counters = new Uint32Array(LANES * 256);

/** Adds the targets of a board to the counts of its subset. */
function addOperations(rows, at, operations, ways) {
  counters.fill(0);
  for (let index = 0; index < operations.length; index++) {
    counters[((index % LANES) << 8) | operations[index]]++;
  }
  for (let count = 0; count < OPERATIONS; count++) {
    let targets = 0;
    for (let lane = 0; lane < LANES; lane++) targets += counters[(lane << 8) | count];
    rows[at + count] += targets;
    rows[at + OPERATIONS + count] += targets * ways;
  }
}

/** Rank of an ascending subset among those of its size, by its largest member first. */
function rankOf(subset) {
  let rank = 0;
  for (let index = 0; index < subset.length; index++) rank += binomial(subset[index], index + 1);
  return rank;
}

/** Yields the combinations of `size` indices below `count`, in lexicographic order. */
function* combinations(count, size, first = 0) {
  if (size === 0) yield [];
  else {
    for (let index = first; index <= count - size; index++) {
      for (const rest of combinations(count, size - 1, index + 1)) yield [index, ...rest];
    }
  }
}

/** Number of subsets of k out of n members. */
function binomial(n, k) {
  let product = 1;
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i;
  return n < k ? 0 : product;
}

/** Yields the table as CSV, with the names of the columns first. */
export async function* toCsv(sets) {
  const sum = (counts) => counts.reduce((total, each) => total + each);
  let lines = [NAMES.join()];
  for await (const { numbers, once, weighted } of sets) {
    lines.push([...numbers, sum(once), ...once, sum(weighted), ...weighted].join());
    if (lines.length < ROWS) continue;
    yield `${lines.join('\n')}\n`;
    lines = [];
  }
  yield `${lines.join('\n')}\n`;
}

function parseNumbers(text) {
  return text.split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

function printSet({ numbers, ...counts }) {
  console.log(numbers.join(' '));
  const format = (value) => value.toLocaleString('en');
  for (const [name, operations] of Object.entries(counts)) {
    console.log(`${name}: ${format(operations.reduce((total, each) => total + each))} solvable`);
    for (const [count, solved] of operations.entries()) {
      if (solved > 0) console.log(`  ${count} operations: ${format(solved)}`);
    }
  }
}

if (isMain(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { set: { type: 'string' }, candidates: { type: 'string', default: '11-100' } },
  });
  const sets = countSets({ candidates: parseNumbers(values.set ?? values.candidates) });
  if (values.set !== undefined) for await (const set of sets) printSet(set);
  else if (positionals.length === 1)
    await pipeline(Readable.from(toCsv(sets)), createWriteStream(positionals[0]));
  else {
    console.error(
      'usage: count-sets.mjs [--candidates 11-100] FILE.csv, or count-sets.mjs --set 25,50,75,100',
    );
    process.exitCode = 2;
  }
}
