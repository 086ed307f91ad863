// The lists of the games with powers, roots, logarithms and mod, whole: each line is an answer to its hand,
// and there are as many as `count` says.
import { expect, it } from 'vitest';
import { games } from '../../src/index.js';
import { verify } from '../../src/verify/index.js';
import { run } from '../support/command.js';
import { createFullSolver } from '../support/full-solver.js';

interface ListedHand {
  readonly numbers: readonly number[];
  readonly count: number;
  readonly solutions: readonly { readonly expression: string }[];
}

// 595 and 619 of 715 hands: "Solving 24s", parts ii and iii.
it.each([
  ['24s', 595],
  ['24s-mod', 619],
] as const)('lists %s, in which %i hands can be solved', (id, solvable) => {
  const { rules } = games[id];
  const solver = createFullSolver();
  const { status, stdout } = run('list', '--game', id, '--format', 'json');
  expect(status).toBe(0);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Partial<ListedHand>);
  const hands = lines.filter((line): line is ListedHand => line.numbers !== undefined);
  expect(hands).toHaveLength(715);
  expect(hands.filter(({ count }) => count > 0)).toHaveLength(solvable);
  for (const { numbers, count, solutions } of hands) {
    expect(solutions).toHaveLength(count);
    expect(solver.count({ numbers, target: 24, rules })).toBe(count);
    const wrong = solutions.filter(
      ({ expression }) => !verify(expression, { numbers, target: 24, rules }).ok,
    );
    expect(wrong, numbers.join(' ')).toEqual([]);
  }
});
