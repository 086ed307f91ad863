// The adapters of `npm run bench -- peers --checkout NAME=PATH`, with stubs that speak the protocol of each
// peer: a stub that answers as we do is right, one that answers otherwise is wrong, and one that fails was
// never run.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';

interface Row {
  readonly peer: string;
  readonly verdict: string;
  readonly 'ms each'?: number;
}

interface Problem {
  readonly game: '24' | 'countdown';
  readonly numbers: readonly number[];
  readonly target: number;
}

const { href } = new URL('../../bench/peers/checkouts.mjs', import.meta.url);
const { corpus, measureCheckouts, parseCheckout } = (await import(href)) as {
  corpus: readonly Problem[];
  measureCheckouts: (checkouts: readonly string[], rounds: number) => Row[];
  parseCheckout: (text: string) => [string, string];
};
const entry = new URL('../../build/esm/index.js', import.meta.url).href;
const { createSolverSync, games } = (await import(entry)) as typeof import('../../src/index.js');
const root = mkdtempSync(join(tmpdir(), 'numbers-game-peers-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

/** Program that writes the nearest value, found by our package, as a peer does. */
function stub(
  game: Problem['game'],
  write: (target: number, value: number, distance: number) => string,
): string {
  const solver = createSolverSync();
  const cases = corpus
    .filter((problem) => problem.game === game)
    .map(({ numbers, target }) => {
      const { value, distance } = solver.solve({ numbers, target, game: games[game], nearest: true });
      return `*'${[target, ...numbers].join(' ')}') echo '${write(target, Number(value), Number(distance))}';;`;
    });
  return `#!/bin/sh\ncase "$*" in\n${cases.join('\n')}\nesac\n`;
}

const stubs: Readonly<Record<string, { file: string; right: string; wrong: string }>> = {
  'panzi/numbers': {
    file: 'build/numbers',
    right: stub('countdown', (target, _, distance) => (distance === 0 ? `${target - 1} + 1` : '')),
    wrong: stub('countdown', (target) => `${target - 1} + 1`),
  },
  'jes/cntdn': {
    file: 'cntdn.js',
    right: `const off = { 831: 1, 999: DISTANCE_999 };
      function solve_numbers(numbers, target) { return '1 + 2 = 3\\n' + (off[target] ? '(off by ' + off[target] + ')\\n' : ''); }`,
    wrong: "function solve_numbers() { return '1 + 2 = 3\\n(off by 1)\\n'; }",
  },
  'mhfan/inrust': {
    file: 'calc24',
    right: stub('24', (_, __, distance) => `Got ${distance === 0 ? 1 : 0} solutions:`),
    wrong: stub('24', () => 'Got 1 solutions:'),
  },
  'rvedotrc/numbers': {
    file: 'numbers-fast',
    right: stub('countdown', (_, value) => `leaf = nums=0 () ops=1 (${value}) stack=1 (${value}) `),
    wrong: stub('countdown', () => 'leaf = nums=0 () ops=1 (1) stack=1 (1) '),
  },
};

/** Makes a checkout with a program. */
function makeCheckout(name: string, text: string): string {
  const path = mkdtempSync(join(root, 'checkout-'));
  const program = join(path, stubs[name].file);
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, text);
  chmodSync(program, 0o755);
  return `${name}=${path}`;
}

const verdictOf = (name: string, checkout: string) =>
  measureCheckouts([checkout], 1).find(({ peer }) => peer === name)!;

describe.each(Object.keys(stubs))('%s', (name) => {
  it('is right if it answers as we do, and is timed', () => {
    const { distance } = createSolverSync().solve({ numbers: [1, 1, 2, 2, 3, 3], target: 999 });
    const text = stubs[name].right.replace('DISTANCE_999', String(distance));
    const row = verdictOf(name, makeCheckout(name, text));
    expect(row.verdict).toMatch(/^right: (\d+) of \1$/);
    expect(row['ms each']).toBeGreaterThanOrEqual(0);
  });

  it('is wrong if it does not, and is not timed', () => {
    const row = verdictOf(name, makeCheckout(name, stubs[name].wrong));
    expect(row.verdict).toMatch(/^wrong: \d+ of \d+, first /);
    expect(row['ms each']).toBeUndefined();
  });

  it('was never run without a checkout or a program, and the row says so', () => {
    const path = mkdtempSync(join(root, 'empty-'));
    expect(verdictOf(name, `${name}=${path}`).verdict).toMatch(/^never run: .* is missing in the checkout/);
    expect(measureCheckouts([], 1).map(({ verdict }) => verdict)).toEqual(
      Array.from(Object.keys(stubs), () => 'never run: no --checkout'),
    );
  });
});

it('refuses another name', () => {
  expect(parseCheckout('jes/cntdn=a=b')).toEqual(['jes/cntdn', 'a=b']);
  const file = fileURLToPath(new URL('../../bench/peers.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [file, '--checkout', 'x=y'], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain('--checkout: expected NAME=PATH with panzi/numbers, jes/cntdn');
});
