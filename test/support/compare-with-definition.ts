// Compares answers of all builds with the definition, for one board and many targets. The definition is
// evaluated once per board.
import { createSolverSync, NumbersGameError, type Rules } from '../../src/index.js';
import { checkBest, checkEqual, checkResult } from './answers.js';
import { drawBoard, drawTarget } from './boards.js';
import { builds } from './builds.js';
import { bestAnswer, valuesOfSubsets, type Leaves } from './recursive-definition.js';
import { createRandom } from './random.js';

const solvers = builds.map(({ name, options }) => ({ name, solver: createSolverSync(options) }));
const uses = ['any', 'all'] as const;

/**
 * Compares status, value, distance and operations, and checks every expression. Gives how many were refused
 * as too large.
 */
export function compareBoard(leaves: Leaves, targets: readonly number[]): number {
  const numbers = leaves.map((oneOf) => (oneOf.length === 1 ? oneOf[0] : { oneOf }));
  const table = valuesOfSubsets(leaves);
  let refused = 0;
  for (const target of targets) {
    for (const use of uses) {
      const rules: Rules = { values: 'natural', use };
      const best = bestAnswer(table, BigInt(target), use);
      for (const { name, solver } of solvers) {
        const context = `${JSON.stringify(numbers)} -> ${target}, use ${use}, ${name} build`;
        try {
          const result = solver.solve({ numbers, target, rules, nearest: true });
          checkBest(result, best, context);
          checkResult(result, leaves, use, context);
        } catch (error) {
          if (!(error instanceof NumbersGameError && error.code === 'too-large')) throw error;
          refused++;
        }
      }
    }
  }
  return refused;
}

/** Compares random boards, none of which is too large for an exact answer. */
export function compareBoards(size: number, boards: number, targets: number, stream: number): void {
  const random = createRandom(stream);
  for (let board = 0; board < boards; board++) {
    const leaves = drawBoard(random, size).map((number) => [number]);
    const drawn = Array.from({ length: targets }, () => drawTarget(random));
    checkEqual(compareBoard(leaves, drawn), 0, JSON.stringify(leaves));
  }
}
