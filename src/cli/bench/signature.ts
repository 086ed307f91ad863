// The signature: one number for all answers of a build to a fixed corpus of calls, as chess engines have one.
// A build that finds other answers, other counts or another order has another signature, so a change that
// should only be faster can show that it is. It is the same for all builds and machines.
//
// It is the hash of the answers as JSON (core/hash-text.ts). Two different lists of answers collide once in
// four billion.
import { twentyFour } from '../../core/puzzle/games.js';
import type { Rules, Solver } from '../../core/api-types.js';
import { DISTINCT } from '../../core/puzzle/distinct.js';
import { hashText } from '../../core/hash-text.js';
import { createRandom } from '../../core/random.js';
import { drawPuzzles, everyHand } from './fixed-samples.js';

/** Expected signature. A commit that changes it explains the change. */
export const SIGNATURE = 515_504_868;

const RULES: readonly Rules[] = (['natural', 'rational'] as const).flatMap((values) =>
  (['any', 'all'] as const).map((use) => ({ values, use })),
);

export function computeSignature(solver: Solver): number {
  let hash = hashText('');
  const add = (answer: unknown) => {
    hash = hashText(JSON.stringify(answer), hash);
  };
  addAnswers(solver, add);
  addReach(solver, add);
  addSolutions(solver, add);
  return hash;
}

/** Adds answers under all rules: exact, nearest and tidy. */
function addAnswers(solver: Solver, add: (answer: unknown) => void): void {
  for (const [size, to, boards] of [
    [4, 300, 12],
    [5, 999, 12],
    [6, 999, 12],
    [7, 9999, 4],
  ]) {
    for (const { numbers, target } of drawPuzzles({ size, from: 1, to, boards, targets: 3, seed: size })) {
      for (const rules of size < 6 ? RULES : RULES.slice(0, 2)) {
        for (const tidy of [false, true]) add(solver.solve({ numbers, target, rules, tidy, nearest: true }));
      }
    }
  }
  for (const { numbers, target } of drawPuzzles({ size: 9, from: 101, to: 99_999, boards: 3, targets: 2 }))
    add(solver.solve({ numbers, target }));
  for (const numbers of everyHand(1, 9, 4)) add(solver.solve({ numbers, rules: twentyFour }));
}

/** Adds all targets of boards and of the boards of a pool. */
function addReach(solver: Solver, add: (answer: unknown) => void): void {
  for (const size of [3, 5, 6, 7]) {
    for (const { numbers } of drawPuzzles({ size, from: 1, to: 1, boards: 4, targets: 1, seed: size })) {
      for (const use of ['any', 'all'] as const) {
        const rules = { values: 'natural', use } as const;
        add([...solver.reach({ numbers, from: 1, to: 3000, rules }).operations]);
      }
    }
  }
  for (const { operations } of solver.reachAll({
    pool: [1, 2, 3, 5, 7, 10, 25],
    size: 5,
    from: 1,
    to: 999,
  })) {
    add([...operations]);
  }
}

/** Adds all solutions, listed and counted. */
function addSolutions(solver: Solver, add: (answer: unknown) => void): void {
  const random = createRandom(24);
  const draw = (most: number) => random.integer(1, most);
  for (let i = 0; i < 24; i++) {
    const numbers = Array.from({ length: 3 + (i % 3) }, () => draw(13));
    for (const rules of RULES) {
      const puzzle = { numbers, target: draw(60), rules };
      for (const distinct of DISTINCT) {
        add(solver.count(puzzle, { distinct }));
        for (const solution of solver.solutions(puzzle, { distinct, limit: 20 })) add(solution);
      }
    }
  }
}
