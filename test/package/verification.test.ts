// The figures of docs/verification.md are those of the recorded run of `npm run fuzz` (test/fuzz).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readProse } from '../support/documents.js';
import { root } from '../support/packed.js';

interface Count {
  readonly pairs: number;
  readonly answers: number;
}

interface Recorded {
  readonly seeds: readonly [number, number];
  readonly minutes: number;
  readonly areas: {
    readonly answers: Count & {
      readonly failures: number;
      readonly cpuSeconds: number;
      readonly large: number;
    };
  };
  readonly kinds: Readonly<Record<string, Count>>;
}

const recorded = JSON.parse(readFileSync(join(root, 'test/fuzz/recorded-run.json'), 'utf8')) as Recorded;
const page = readProse('docs/verification.md');
const format = (count: number) => count.toLocaleString('en');
const { answers } = recorded.areas;

it('states the figures of the recorded run', () => {
  const [first, last] = recorded.seeds;
  for (const text of [
    `${format(answers.answers)} answers`,
    `${format(answers.pairs)} different pairs`,
    `${format(answers.large)} of them with seven or eight numbers`,
    `seeds ${first} to ${last}`,
    `${Math.round(recorded.minutes)} minutes`,
    `${format(Math.round(answers.cpuSeconds))} seconds of CPU time`,
    `--seed ${first}`,
  ])
    expect(page).toContain(text);
  expect(answers.failures).toBe(0);
});

it('has a row for each group of rules', () => {
  const groups = new Map<string, Count & { least: number }>();
  for (const [kind, { pairs, answers }] of Object.entries(recorded.kinds)) {
    const [values, , which] = kind.split(' ');
    const operators = which === 'square' || which === 'beyond' ? which : 'some or all of the four';
    const name = `${values}, ${operators}`;
    const before = groups.get(name) ?? { pairs: 0, answers: 0, least: Infinity };
    groups.set(name, {
      pairs: before.pairs + pairs,
      answers: before.answers + answers,
      least: Math.min(before.least, pairs),
    });
  }
  const rows = page.matchAll(/^\| (\w+), ([\w ]+?) +\| ([\d,]+) +\| ([\d,]+) +\| ([\d,]+) +\|/gm);
  const stated = [...rows].map(([, values, operators, ...counts]) => [`${values}, ${operators}`, ...counts]);
  const expected = [...groups].map(([name, { pairs, answers, least }]) => [
    name,
    ...[pairs, answers, least].map(format),
  ]);
  expect(stated.sort()).toEqual(expected.sort());
});

it('states the figures of the run over every small board', () => {
  const file = readFileSync(join(root, 'test/fuzz/small-boards-run.json'), 'utf8');
  const { of, pairs, answers, cpuSeconds, faults } = JSON.parse(file) as Count & {
    readonly of: number;
    readonly cpuSeconds: number;
    readonly faults: readonly string[];
  };
  for (const text of [
    `${format(pairs)} pairs of a board and rules`,
    `${format(answers)} answers were compared`,
    `In ${format(Math.round(cpuSeconds))} seconds of CPU time`,
  ])
    expect(page).toContain(text);
  expect({ pairs, faults }).toEqual({ pairs: of, faults: [] });
});
