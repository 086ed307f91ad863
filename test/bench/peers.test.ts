// The peers of the benchmarks that are written in this repository give right answers, so only their time is
// compared. Packages are not installed for the tests.
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { everyHand } from '../../src/cli/bench/fixed-samples.js';
import { countReachable, createSolverSync, twentyFour } from '../../src/index.js';

interface Peer {
  readonly name: string;
  readonly kind: 'ours' | 'C' | 'transcription' | 'package';
  readonly open: () => {
    readonly hands?: (hands: number[][]) => number;
    readonly reach?: (boards: number[][], from: number, to: number) => number | { count: number };
  };
}

const { href } = new URL('../../bench/peers/index.mjs', import.meta.url);
const { peers } = (await import(href)) as { peers: Peer[] };
const solver = createSolverSync();
const hasCompiler = spawnSync('cc', ['--version']).status === 0;

describe.each(peers.filter(({ kind }) => kind !== 'package'))('$name', ({ kind, open }) => {
  it.runIf(kind !== 'C' || hasCompiler)('solves hands and boards as we do', { tags: 'long' }, () => {
    const { hands, reach } = open();
    expect(hands ?? reach).toBeDefined();
    if (hands) {
      const all = [...everyHand(1, 7, 4), [3, 3, 8, 8], [1, 5, 11, 11]];
      const solvable = all.filter(
        (numbers) => solver.solve({ numbers, rules: twentyFour }).status === 'exact',
      );
      expect(hands(all)).toBe(solvable.length);
    }
    if (reach) {
      for (const numbers of [
        [7],
        [5, 5],
        [1, 1, 1],
        [2, 3, 5, 7],
        [3, 7, 10, 25, 50],
        [25, 50, 75, 100, 9],
      ]) {
        for (const [from, to] of [
          [1, 50],
          [101, 999],
        ]) {
          const found = reach([numbers, numbers], from, to);
          const count = countReachable(solver.reach({ numbers, from, to }));
          expect(typeof found === 'number' ? found : found.count, numbers.join(' ')).toBe(2 * count);
        }
      }
    }
  });
});
