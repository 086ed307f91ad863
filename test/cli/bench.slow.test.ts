// The foundations of the benchmarks: formulas against the figures of "(The Final) Countdown", samples that
// stand for a whole, checks that notice a wrong answer, and the command `bench`.
import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { FORMULAS } from '../../bench/paper-formulas.mjs';
import { describeSpread } from '../../bench/sample-figures.mjs';
import {
  checkPaper,
  PAPER_ALGORITHMS,
  planPaper,
  playTo,
  type PaperRun,
} from '../../src/cli/bench/paper-suite.js';
import { prepareReach, prepareSolve } from '../../src/cli/bench/solve-and-reach.js';
import { median, sampleInTurn, spread, takeSample } from '../../src/cli/bench/sample-times.js';
import { classic } from '../../src/classic/index.js';
import { createSolverSync } from '../../src/index.js';
import { cli, run } from '../support/command.js';

const { mark, reach } = classic;
const solver = createSolverSync();

describe('the suite paper', () => {
  it('has the formulas of the paper', () => {
    expect(Object.keys(FORMULAS)).toEqual(PAPER_ALGORITHMS.map(({ name }) => name));
    const formulas: Record<string, Record<'most' | 'least', (n: number) => number>> = FORMULAS;
    const figures = Object.values(formulas).map(({ most, least }) => [most(6), least(6)]);
    const depthFirst = [2_764_800, 656_100];
    const breadthFirst = [1_144_386, 287_331];
    // n! 4^n and n! 3^n; the paper says 491,520 and 87,480, which is (n-1)! 4^n and (n-1)! 3^n.
    const decomposition = [2_949_120, 524_880];
    expect(figures).toEqual([decomposition, depthFirst, depthFirst, depthFirst, breadthFirst, breadthFirst]);
  });

  it('samples what stands for the whole', () => {
    const work = planPaper('depth-first', 8);
    if (typeof work === 'string') throw new Error(work);
    expect(work).toMatchObject({ sample: 'sampled: 30 of 286 pools of 7, 3 boards' });
    expect(work.parts.every(({ numbers }) => numbers.length === 7)).toBe(true);
    expect(work.share).toBeCloseTo(286 / 30 / 3);
    expect(planPaper('breadth-first-arrays', 9)).toBe('not run: more than 2 GiB');
    expect(planPaper('decomposition-refined', 7)).toMatchObject({
      sample: expect.stringMatching(/^sampled: /) as string,
    });
    expect(planPaper('depth-first', 7)).toMatchObject({ sample: '10 of 27,522 boards', share: 0.1 });
  });

  it('loses no play among the pools that it draws from', () => {
    const complete = (numbers: readonly number[]) =>
      reach('depth-first', { numbers, from: 101, to: 999 }).complete;
    for (const numbers of [
      [3, 50, 7, 4, 75, 8],
      [1, 1, 2, 2, 3, 3],
    ]) {
      for (const size of [5, 4]) {
        const plays = [...playTo(numbers, size)].reduce((sum, pool) => sum + complete(pool), 0);
        expect(plays).toBe(complete(numbers));
      }
    }
  });

  it('notices a wrong answer', () => {
    const parts = [{ numbers: [3, 50, 7, 4, 75, 8], from: 101, to: 999 }];
    const work = { parts, share: 1, sample: '' };
    const right: PaperRun = (name, part, trim) => mark(name, { ...part, trim }).reachable;
    const wrong: PaperRun = (name, part, trim) => right(name, part, trim).fill(1, 3, 4).fill(0, 700, 701);
    checkPaper(solver, 'breadth-first-sets', work, right);
    expect(() => {
      checkPaper(solver, 'breadth-first-sets', work, wrong);
    }).toThrow('breadth-first-sets: wrong answer to 3 50 7 4 75 8 -> 801');
  });
});

describe('the suites solve and reach', () => {
  const solveSample = { size: 6, from: 101, to: 999, boards: 3, targets: 2 };
  const reachSample = { size: 6, step: 5000, from: 101, to: 999 };

  it('notice a wrong sum, and another engine that is wrong', () => {
    expect(() => prepareSolve(solver, { ...solveSample, signature: 1 })).toThrow('solve: signature ');
    expect(() => prepareSolve(solver, { ...solveSample, signature: 1 }, [() => 9])).toThrow('wrong answer');
    expect(() => prepareReach(solver, { ...reachSample, signature: 1 })).toThrow('reach: signature ');
    expect(() => prepareReach(solver, { ...reachSample, signature: 1 }, [() => 9])).toThrow('wrong answer');
  });
});

describe('samples', () => {
  it('are taken in turn, by the clock that is given', async () => {
    let now = 0;
    const order: string[] = [];
    const job = (title: string, seconds: number) => () => {
      order.push(title);
      now += seconds;
    };
    const plan = { rounds: 3, roundSeconds: 0, now: () => now };
    const samples = await sampleInTurn({ a: job('a', 1), b: job('b', 2) }, plan);
    expect(samples).toEqual({ a: [1, 1, 1], b: [2, 2, 2] });
    expect(order.join('')).toBe('ababab');
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(sampleInTurn({ a: job('a', 1) }, { ...plan, signal })).rejects.toThrow('enough');
  });

  it('are as long as the clock needs', () => {
    let now = 0;
    const job = () => (now += 0.001);
    // A clock with ticks of 15 ms.
    expect(takeSample(job, () => 0.015 * Math.floor(now / 0.015 + 1e-9))).toBeCloseTo(0.001);
    expect(Math.round(now / 0.001)).toBe(30);
  });

  it('have a median and a spread', () => {
    expect(median([5, 1, 4, 2, 3])).toBe(3);
    expect(spread([90, 100, 110, 100])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(spread([100])).toBeNull();
    expect(describeSpread([100])).toBe('one sample');
  });
});

describe('numbers-game bench', () => {
  it('prints a table of each suite, and the signature', () => {
    const { status, stdout, stderr } = run('bench', 'solve', '--size', '9', '--rounds', '1');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^numbers-game \d.*, Node v.*\n\nsolve\n {2}n {2}targets/);
    expect(stdout).toMatch(/\n {2}9 {2}101\.\.999 +[\d.]+ +(±\d+ %)? {2}1000 puzzles\n/);
    expect(stdout).toMatch(/\nSignature \d+\n$/);
  });

  it('prints JSON lines', () => {
    const { status, stdout } = run('bench', 'reach', '--size', '9', '--rounds', '1', '--json');
    expect(status).toBe(0);
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({ suite: 'reach', n: 9, job: '101..999', unit: 'ms', sample: '6 boards' });
    expect(median(lines[0].samples as number[]) / (lines[0].median as number)).toBeCloseTo(1, 2);
    const { signature, expected } = lines[2];
    expect({ signature, node: (lines[2].machine as { node: string }).node }).toEqual({
      signature: expected,
      node: process.version,
    });
  });

  it('ends when interrupted', async () => {
    const child = spawn(process.execPath, [cli, 'bench', 'reach'], { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.on('close', resolve));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    child.kill('SIGINT');
    expect(await ended).toBe(130);
  });

  it.each([
    [['chess'], /^numbers-game: error: suites: expected solve, reach, paper, got "chess"\n$/],
    [
      ['--size', '5'],
      /^numbers-game: error: option '--size <sizes>'.*Expected sizes from 6 to 9, such as 6 or 6-9/,
    ],
    [['--rounds', '0'], /^numbers-game: error: --rounds: expected an integer from 1 to 1000, got 0\n$/],
  ])('refuses %j', (args, message) => {
    const { status, stdout, stderr } = run('bench', ...args);
    expect(stderr).toMatch(message);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});
