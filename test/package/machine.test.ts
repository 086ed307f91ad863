// The processor that results of benchmarks name, and the history of results.
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeProcessor } from '../../src/cli/bench/describe-machine.js';

const { href } = new URL('../../bench/history.mjs', import.meta.url);
interface Run {
  readonly run: string;
  readonly commit: string;
  readonly machine: { readonly cpu: string; readonly node: string };
  readonly results: readonly { readonly suite: string; readonly medians: object }[];
}
const { readHistory, pointsOf } = (await import(href)) as {
  readHistory: () => Run[];
  pointsOf: (runs: readonly Run[]) => { title: string; run: string; milliseconds: number }[];
};

it('is described by maker, family, model and stepping', () => {
  const text =
    'processor\t: 0\nvendor_id\t: A\ncpu family\t: 25\nmodel\t\t: 1\nmodel name\t: B\nstepping\t: 2\n';
  expect(describeProcessor(text)).toBe('A family 25 model 1 stepping 2');
  expect(describeProcessor('processor\t: 0\nBogoMIPS\t: 50\n')).toBeUndefined();
});

it('each run of the history has its commit, its machine, and its points in the chart', () => {
  const runs = readHistory();
  expect(runs.length).toBe(readdirSync(new URL('../../bench/history', import.meta.url)).length);
  for (const run of runs) {
    expect(run.commit).toMatch(/^[0-9a-f]{10}\+?$/);
    expect(run.machine.cpu).not.toBe('');
    const points = pointsOf([run]);
    expect(new Set(run.results.map(({ suite }) => suite)).size).toBeGreaterThan(0);
    for (const { milliseconds } of points) expect(milliseconds).toBeGreaterThan(0);
  }
  const points = pointsOf(runs);
  expect(new Set(points.map(({ title }) => title)).size).toBe(5);
});
