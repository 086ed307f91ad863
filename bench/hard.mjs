// Hard boards: for each call and size, the slowest board that a search found (hard/search.mjs, kept in
// hard/boards.json) beside random boards drawn from the same ranges.
//
//   node bench/hard.mjs [--only TEXT] [--json PATH]
//
// A case has two processes. One times random boards, and then the hard board, up to `boards` calls of each
// and no more after `seconds`: CPU time, user and system, with machine code that is compiled. The other makes
// one call with the hard board; its memory is that of the process, of which an empty one of Node takes about
// 40 MiB. The call has to end as it did when the board was found.
import { median } from '../build/esm/bench.js';
import { cases } from './hard/cases.mjs';
import { readBoards } from './hard/search.mjs';
import { meterScript } from './meter.mjs';
import { countRounds, openReport } from './report.mjs';

const LIMITS = { boards: 4 * countRounds(5), seconds: 3, warmUp: 0.5 };

const { options, close } = openReport('hard', { only: { type: 'string', default: '' } });
const hardBoards = readBoards();
const results = [];
for (const { name, kind, size } of cases.filter((each) => each.name.includes(options.only))) {
  const { outcome } = hardBoards.get(name);
  const { random, hard } = JSON.parse((await runHere('timeCase', name, LIMITS)).stdout);
  const { stdout, MiB } = await runHere('callOnce', name);
  const ended = JSON.parse(stdout);
  if (ended !== outcome) throw new Error(`${name}: ${ended}, expected ${outcome}`);
  const times = { median: present(median(random)), worst: present(median(hard)) };
  const row = { kind, n: size, boards: random.length, ...times, MiB: Math.round(MiB), outcome };
  console.log(JSON.stringify(row));
  results.push({ row, samples: { random, hard } });
}
await close({
  title: 'Milliseconds a call: the median of random boards, and the slowest board found',
  results,
});

/** Calls a function of hard/time-case.mjs in a process of its own. */
function runHere(name, ...args) {
  const file = JSON.stringify(new URL('hard/time-case.mjs', import.meta.url));
  const list = args.map((arg) => JSON.stringify(arg)).join(', ');
  return meterScript(`import * as timed from ${file}; console.log(JSON.stringify(timed.${name}(${list})));`);
}

function present(milliseconds) {
  return Number(milliseconds.toPrecision(3));
}
