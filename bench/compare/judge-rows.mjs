// Which rows and sizes of a new version are over the limits of bench/compare.mjs.
import { median } from '../../build/esm/bench.js';

export const TIME_LIMIT = 1.05;
export const SIZE_LIMIT = 1.01;
const DIGITS = 4;

/**
 * The times of a run, one for each series of samples: its row, and the median.
 * Rates become times. Rows of other programs are left out.
 */
export function timesOf(results) {
  return results
    .filter(({ row }) => row.kind === 'ours' || !('peer' in row))
    .flatMap(({ row, samples = {} }) =>
      Object.entries(samples)
        .filter(([series, values]) => values.length > 0 && series !== 'C')
        .map(([series, values]) => {
          const middle = median(values);
          return { row, series, time: series === 'rates' ? 1 / middle : middle };
        }),
    );
}

/**
 * Compares the times of rounds: { old, new, again }, each a list of runs.
 *
 * @returns for each row { title, before, after, ratio, spread, isOver }
 */
export function judgeTimes(suite, runs) {
  const all = [...runs.old, ...runs.new, ...runs.again];
  const [first] = runs.old;
  if (all.some(({ length }) => length !== first.length)) {
    throw new Error(
      `${suite}: expected as many rows of both versions, got ${all.map(({ length }) => length)}`,
    );
  }
  return first.map(({ series }, i) => {
    const least = (list) => Math.min(...list.map((times) => times[i].time));
    const [old, again, after] = [least(runs.old), least(runs.again), least(runs.new)];
    const [shorter, longer] = [Math.min(old, again), Math.max(old, again)];
    const rows = all.map((times) => times[i].row);
    return {
      title: [suite, ...describeRow(rows), series].join(', '),
      before: round(longer),
      after: round(after),
      ratio: after / longer,
      spread: longer / shorter,
      isOver: after > TIME_LIMIT * longer,
    };
  });
}

/** The subject of a row: its entries that are the same in all runs. */
function describeRow([first, ...others]) {
  return Object.entries(first)
    .filter(([name, value]) => others.every((row) => row[name] === value))
    .map(([name, value]) => (typeof value === 'string' ? value : `${name} ${value}`))
    .slice(0, 4);
}

/** Compares sizes in bytes, by title. A size that the new version lacks is over the limit. */
export function judgeSizes(old, now) {
  return Object.entries(old).map(([title, before]) => {
    const after = now[title] ?? Infinity;
    return { title, before, after, ratio: after / before, isOver: after > SIZE_LIMIT * before };
  });
}

function round(value) {
  return Number(value.toPrecision(DIGITS));
}
