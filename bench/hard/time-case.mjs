// The calls of one case, in a process of its own (../hard.mjs).
import { createRandom } from '../../build/esm/bench.js';
import { cases, drawBoard, openCase } from './cases.mjs';
import { readBoards } from './search.mjs';

const find = (name) => cases.find((each) => each.name === name);

/** Times random boards and the hard one: milliseconds of each call. */
export function timeCase(name, { boards, seconds, warmUp }) {
  const one = find(name);
  const run = openCase(one);
  const drawFrom = (random) => () => drawBoard(one, random);
  const hard = readBoards().get(name).board;
  repeat(drawFrom(createRandom(0)), Infinity, warmUp);
  return {
    random: repeat(drawFrom(createRandom(one.size)), boards, seconds),
    hard: repeat(() => hard, boards, seconds),
  };

  /** Calls at least once, and no more boards after so many seconds. */
  function repeat(next, most, bound) {
    const times = [];
    let spent = 0;
    while (times.length === 0 || (times.length < most && spent < 1000 * bound)) {
      times.push(run(next()).milliseconds);
      spent += times.at(-1);
    }
    return times;
  }
}

/** Makes one call with the hard board: how it ended. */
export function callOnce(name) {
  return openCase(find(name))(readBoards().get(name).board).outcome;
}
