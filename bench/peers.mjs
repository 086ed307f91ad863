// Other solvers beside ours, in the same run: npm packages, the usual methods in JavaScript, the algorithms
// of the paper in C.
//
//   node bench/peers.mjs [--json PATH] [--plot PATH] [--checkout NAME=PATH ...]
//
// Jobs: which of the 1,820 hands of four cards 1..13 make 24, and all targets 101..999 of boards of six and
// seven numbers. The answers of a peer are compared with known results before it is timed. Wrong answers are
// flagged and not timed; a peer that cannot be installed or loaded is listed with the reason. User time, the
// peers in turn; C without reading its input.
//
// With --checkout, solvers in local checkouts instead (peers/checkouts.mjs): panzi/numbers, jes/cntdn,
// mhfan/inrust, rvedotrc/numbers. Their answers to a fixed corpus are compared with ours, then the elapsed
// time is taken.
import { everyBoard, everyHand, median, takeSample } from '../build/esm/bench.js';
import { countReachable, createSolverSync } from '../build/esm/index.js';
import { measureCheckouts } from './peers/checkouts.mjs';
import { peers } from './peers/index.mjs';
import { countRounds, openReport } from './report.mjs';
import { describeSpread, secondsOfUser } from './sample-figures.mjs';

const ROUNDS = countRounds(5);
const ROUND_SECONDS = 0.2;
/** A peer that has taken so long is not timed again. */
const ENOUGH_SECONDS = 3;
const [FROM, TO] = [101, 999];

/** 1,362 of the 1,820 hands: 4nums.com. */
const HANDS = {
  job: '24, four cards',
  items: everyHand(1, 13, 4),
  expected: 1362,
  run: (peer, items) => peer.hands?.(items),
};
const BOARDS = [
  [6, 1000],
  [7, 280],
].map(([size, step]) => describeReach(size, everyBoard(size, step)));

const { options, close } = openReport('peers', { checkout: { type: 'string', multiple: true } });
const results = [];
if (options.checkout !== undefined) {
  try {
    for (const row of measureCheckouts(options.checkout, ROUNDS)) results.push({ row, samples: {} });
  } catch (error) {
    console.error(`bench: ${error.message}`);
    process.exit(2);
  }
  const title = 'Peers from checkouts, medians of elapsed milliseconds';
  await close({ suite: 'checkouts', title, results });
  process.exit();
}
const opened = peers.map((peer) => {
  try {
    return { ...peer, does: peer.open() };
  } catch (error) {
    results.push({
      row: { job: '-', peer: peer.name, kind: peer.kind, verdict: `not run: ${error.message}` },
    });
    return undefined;
  }
});
for (const job of [HANDS, ...BOARDS]) measure(job, opened.filter(Boolean));
await close({ title: 'Microseconds of user time a hand or board, medians', results });

function describeReach(size, boards) {
  const solver = createSolverSync();
  const count = (numbers) => countReachable(solver.reach({ numbers, from: FROM, to: TO }));
  return {
    job: `reach, ${size} numbers`,
    items: boards,
    expected: boards.reduce((sum, numbers) => sum + count(numbers), 0),
    run: (peer, items) => (size <= (peer.mostNumbers ?? 9) ? peer.reach?.(items, FROM, TO) : undefined),
  };
}

function measure({ job, items, expected, run }, all) {
  const timed = [];
  for (const { name, kind, does } of all) {
    const found = run(does, items);
    if (found === undefined) continue;
    const count = found.count ?? found;
    const row = { job, peer: name, kind, 'us each': null, spread: null };
    row.verdict = count === expected ? 'right' : `wrong: ${count}, not ${expected}`;
    if (does.note) row.note = does.note;
    const result = { row, samples: { us: [] } };
    results.push(result);
    if (count === expected) timed.push({ does, result, seconds: 0 });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const peer of timed.filter(({ seconds }) => seconds < ENOUGH_SECONDS)) {
      const times = timeRound(() => run(peer.does, items));
      peer.seconds += times.reduce((sum, each) => sum + each, 0);
      peer.result.samples.us.push(...times.map((each) => (each * 1e6) / items.length));
    }
  }
  for (const { result } of timed) {
    result.row['us each'] = Number(median(result.samples.us).toPrecision(3));
    result.row.spread = describeSpread(result.samples.us);
  }
}

/** The samples of a round, in seconds: as the peer measures itself, or else of this process. */
function timeRound(job) {
  const times = [];
  let spent = 0;
  const spend = () => {
    const begin = secondsOfUser();
    const { seconds } = Object(job());
    spent += seconds ?? secondsOfUser() - begin;
  };
  const end = performance.now() + ROUND_SECONDS * 1000;
  do {
    times.push(takeSample(spend, () => spent));
  } while (performance.now() < end);
  return times;
}
