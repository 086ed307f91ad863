// All boards of the standard pool on one thread, which share their lists.
//
//   node bench/atlas.mjs [--before FILE.wasm] [--prototype FILE.wasm] [--large | --pools]
//                        [--json PATH] [--plot PATH]
//
// Each row is run several times, each time on a new instance; the median and the memory of the instance are
// reported. --large adds 8 numbers to 35,000, which takes minutes, and a share of the boards of 9 numbers to
// 200,000: consecutive boards from several places. --before times the solver.wasm of an earlier version in
// turn, on the same boards. --prototype times another engine in the same run if its memory suffices: exports
// dbInit(size, from, to), num(i, value), dbSet() and memory.
//
// --pools takes shares of the four pools of the largest databases of "(The Final) Countdown" instead: 8, 9
// and 10 numbers, and six of 1..100, each any number of times, in lexicographic order and in blocks, as they
// come where only totals are kept. It gives microseconds a board, and from these the seconds for all boards.
import { boardsInOrder, everyBoard, layOutBoards, median } from '../build/esm/bench.js';
import { instantiate, writeNumbers } from './engine.mjs';
import { openReport } from './report.mjs';
import { ratio } from './sample-figures.mjs';

/** With the signature of all boards: the number of targets that they reach together. */
const GAMES = [
  { size: 6, from: 101, to: 999, runs: 7, isInPrototype: true, signature: 10_858_746 },
  { size: 7, from: 101, to: 999, runs: 5, isInPrototype: true, signature: 24_691_553 },
  { size: 8, from: 101, to: 999, runs: 3, signature: 44_273_436 },
  { size: 7, from: 1000, to: 6000, runs: 3, signature: 124_227_382 },
];
const LARGE = [
  { size: 8, from: 1, to: 35_000, runs: 1, signature: 1_576_623_369 },
  { size: 9, from: 1, to: 200_000, runs: 1, signature: 42_382_898, shares: 12, shareSize: 20 },
];

const HUNDRED = 100;
/**
 * With the consecutive boards of a share, of which there are SHARES, evenly spread. Those of 1..100 have an
 * order.
 */
const POOLS = [
  { order: 'lexicographic', size: 6, from: 101, to: 999, shareSize: 2000 },
  { order: 'blocks', size: 6, from: 101, to: 999, shareSize: 20_000 },
  { size: 8, from: 1, to: 35_000, shareSize: 50 },
  { size: 9, from: 1, to: 200_000, shareSize: 20 },
  { size: 10, from: 1, to: 1_000_000, shareSize: 2 },
];
const SHARES = 10;

const PROTOTYPE_PAGES = 24_000;
const POOL_DESCENDING = [100, 75, 50, 25].concat([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap((n) => [n, n]));

const BUILD = new URL('../build/solver.wasm', import.meta.url);

const { options, close } = openReport('atlas', {
  before: { type: 'string' },
  prototype: { type: 'string' },
  large: { type: 'boolean' },
  pools: { type: 'boolean' },
});
const results = [];
for (const game of options.pools ? POOLS : options.large ? [...GAMES, ...LARGE] : GAMES) {
  results.push(options.pools ? measurePool(game) : measure(game));
  console.log(JSON.stringify(results.at(-1).row));
}
await close({
  title: options.pools ? 'Microseconds a board, medians of shares' : 'Seconds for all boards, medians',
  results,
});

function measure({ size, from, to, runs, signature, isInPrototype, shares, shareSize }) {
  const all = everyBoard(size, 1);
  const boards = shares ? takeShares(all, shares, shareSize) : all;
  // The first run warms up and checks.
  const first = runEngine(BUILD, boards, size, from, to, true);
  if (first.sum !== signature) throw new Error(`signature ${first.sum}, expected ${signature}`);
  const times = [];
  const beforeTimes = [];
  const prototypeTimes = [];
  if (options.before) runEngine(options.before, boards, size, from, to, false);
  for (let run = 0; run < runs; run++) {
    times.push(runEngine(BUILD, boards, size, from, to, false).seconds);
    if (options.before) beforeTimes.push(runEngine(options.before, boards, size, from, to, false).seconds);
    if (options.prototype && isInPrototype) prototypeTimes.push(runPrototype(boards, size, from, to));
  }
  const seconds = (median(times) * all.length) / boards.length;
  const row = { n: size, targets: `${from}..${to}`, boards: all.length, timed: boards.length };
  row.seconds = Number(seconds.toPrecision(3));
  row.MiB = Math.round(first.MiB);
  addBefore(row, times, beforeTimes);
  if (prototypeTimes.length > 0) {
    row.prototype = Number(median(prototypeTimes).toPrecision(3));
    row['ours / prototype'] = ratio(median(times), median(prototypeTimes));
  }
  return { row, samples: { seconds: times, before: beforeTimes, prototype: prototypeTimes } };
}

/** Adds to a row how the times compare with those of an earlier version, if there are any. */
function addBefore(row, times, beforeTimes) {
  if (beforeTimes.length > 0) row['ours / before'] = ratio(median(times), median(beforeTimes));
}

/** Each share on a new instance, after one that warms up. */
function measurePool({ order, size, from, to, shareSize }) {
  const all = order ? null : everyBoard(size, 1);
  const total = all?.length ?? choose(HUNDRED + size - 1, size);
  const largest = order && new Array(2 * size).fill(HUNDRED);
  const times = [];
  const beforeTimes = [];
  for (let share = 0; share <= SHARES; share++) {
    const start = Math.floor(((share % SHARES) * total) / SHARES);
    const boards = all?.slice(start, start + shareSize) ?? takeOfHundred(order, size, start, shareSize);
    const time = (file) =>
      (runEngine(file, boards, size, from, to, false, largest).seconds / boards.length) * 1e6;
    const ours = time(BUILD);
    const before = options.before && time(options.before);
    if (share === 0) continue;
    times.push(ours);
    if (options.before) beforeTimes.push(before);
  }
  const row = { n: order ? `${size} of 1..100, ${order}` : size, targets: `${from}..${to}`, boards: total };
  row['µs a board'] = Number(median(times).toPrecision(3));
  row.seconds = Number(((median(times) * total) / 1e6).toPrecision(3));
  if (options.before) row['µs before'] = Number(median(beforeTimes).toPrecision(3));
  addBefore(row, times, beforeTimes);
  return { row, samples: { microseconds: times, before: beforeTimes } };
}

/** Consecutive boards of 1..100, each number any number of times, from a rank on. */
function takeOfHundred(order, size, rank, count) {
  const numbers = Array.from({ length: HUNDRED }, (_, i) => i + 1);
  const boards = layOutBoards({ pool: numbers, size, repeat: true });
  return [...boardsInOrder(order, boards, rank, count)];
}

/** The number of sets of k of n things. */
function choose(n, k) {
  let sets = 1;
  for (let i = 1; i <= k; i++) sets = (sets * (n - k + i)) / i;
  return sets;
}

/** Shares of consecutive boards, evenly spread. */
function takeShares(boards, shares, size) {
  const starts = Array.from({ length: shares }, (_, i) => Math.floor((i * boards.length) / shares));
  return starts.flatMap((start) => boards.slice(start, start + size));
}

function runEngine(file, boards, size, from, to, counts, largest = POOL_DESCENDING.slice(0, 2 * size)) {
  const { exports, words } = instantiate(file);
  exports.limitPages(2 ** 14); // 1 GiB
  const begin = process.cpuUsage();
  writeNumbers(exports, words(), largest);
  // Boards with the largest values share nothing, as in `reachAll`.
  const isShared = exports.openPool(size, largest.length, BigInt(from), BigInt(to)) === 1;
  let sum = 0;
  for (const numbers of boards) {
    writeNumbers(exports, words(), numbers);
    const status = isShared
      ? exports.reachBoardOfPool(size)
      : exports.reachRange(size, 0, BigInt(from), BigInt(to));
    if (status !== 1) throw new Error(`refused ${numbers.join(' ')}`);
    if (!counts) continue;
    const operations = new Uint8Array(exports.memory.buffer, exports.fewestOperations(), to - from + 1);
    for (const each of operations) sum += Number(each !== 255);
  }
  return { sum, seconds: secondsSince(begin), MiB: exports.memory.buffer.byteLength / 2 ** 20 };
}

function runPrototype(boards, size, from, to) {
  const { exports } = instantiate(options.prototype);
  exports.memory.grow(PROTOTYPE_PAGES - exports.memory.buffer.byteLength / 65_536);
  const begin = process.cpuUsage();
  exports.dbInit(size, from, to);
  for (const numbers of boards) {
    for (let i = 0; i < size; i++) exports.num(i, numbers[i]);
    exports.dbSet();
  }
  return secondsSince(begin);
}

/** User and system time: what the machine did for this process. */
function secondsSince(begin) {
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1e6;
}
