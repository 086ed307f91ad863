// The limits of `npm run bench:compare`: each is met by what is just below it and broken by what is above.
import { describe, expect, it } from 'vitest';

interface Judged {
  readonly title: string;
  readonly before: number;
  readonly after: number;
  readonly ratio: number;
  readonly spread: number;
  readonly isOver: boolean;
}
type Times = readonly { row: object; series: string; time: number }[];

const { href } = new URL('../../bench/compare/judge-rows.mjs', import.meta.url);
const { judgeSizes, judgeTimes, timesOf } = (await import(href)) as {
  timesOf: (results: readonly object[]) => Times;
  judgeTimes: (suite: string, runs: Record<'old' | 'new' | 'again', readonly Times[]>) => Judged[];
  judgeSizes: (old: Record<string, number>, now: Record<string, number>) => Judged[];
};

const runOf = (time: number) => timesOf([{ row: { n: 6, mean: time }, samples: { call: [time] } }]);
const judge = (old: number[], again: number[], now: number[]) =>
  judgeTimes('solve', { old: old.map(runOf), again: again.map(runOf), new: now.map(runOf) })[0];

describe('a row', () => {
  it.each([
    ['5 % slower', [100], [100], [105], false],
    ['6 % slower', [100], [100], [106], true],
    ['6 % slower, within the spread of the old version', [100], [102], [106], false],
    ['8 % slower, beyond that spread', [100], [102], [108], true],
    ['slower in one round of three', [100, 101, 102], [100, 100, 100], [150, 101, 140], false],
    ['slower in all rounds', [100, 130, 130], [100, 100, 130], [110, 111, 112], true],
    ['faster', [100], [100], [50], false],
  ])('%s', (_, old, again, now, expected) => {
    expect(judge(old, again, now).isOver).toBe(expected);
  });

  it('is named by what is the same in all runs', () => {
    expect(judge([100], [110], [121])).toEqual({
      title: 'solve, n 6, call',
      before: 110,
      after: 121,
      ratio: 1.1,
      spread: 1.1,
      isOver: true,
    });
  });

  it('has a time for rates, and none of other programs', () => {
    expect(
      timesOf([
        { row: { answers: 'a' }, samples: { rates: [1, 4, 4] } },
        { row: { peer: 'x', kind: 'package' }, samples: { us: [1] } },
        { row: { peer: 'numbers-game', kind: 'ours' }, samples: { us: [2], none: [] } },
      ]).map(({ series, time }) => [series, time]),
    ).toEqual([
      ['rates', 0.25],
      ['us', 2],
    ]);
  });

  it('that one version lacks is an error', () => {
    const runs = { old: [runOf(1)], again: [runOf(1)], new: [[]] };
    expect(() => judgeTimes('solve', runs)).toThrow('solve: expected as many rows of both versions');
  });
});

it.each([
  ['1 % larger', 1000, 1010, false],
  ['more than that', 1000, 1011, true],
  ['missing', 1000, undefined, true],
])('a size that is %s', (_, before, after, expected) => {
  const now: Record<string, number> = after === undefined ? {} : { engine: after };
  expect(judgeSizes({ engine: before }, now)).toMatchObject([{ title: 'engine', isOver: expected }]);
});
