// `tidy: true` against its definition, on each build.
import { describe, expect, it } from 'vitest';
import { createSolverSync, type Rules } from '../../src/index.js';
import { drawBoard } from '../support/boards.js';
import { builds } from '../support/builds.js';
import { bestAnswer, valuesOfSubsets } from '../support/recursive-definition.js';
import { createRandom, seed } from '../support/random.js';
import { tidiestText } from '../support/tidiest.js';

describe.each(builds)('the $name build', ({ options }) => {
  const solver = createSolverSync(options);

  it.each(['any', 'all'] as const)(
    `gives the tidiest of up to four numbers, use %s (seed ${seed})`,
    (use) => {
      const rules: Rules = { values: 'natural', use };
      const random = createRandom(200);
      for (let board = 0; board < 60; board++) {
        const numbers = drawBoard(random, random.integer(1, 4));
        const leaves = numbers.map((number) => [number]);
        const table = valuesOfSubsets(leaves);
        for (let draw = 0; draw < 2; draw++) {
          const target = random.integer(1, 200);
          const best = bestAnswer(table, BigInt(target), use)!;
          const result = solver.solve({ numbers, target, rules, nearest: true, tidy: true });
          expect({ numbers, target, expression: result.expression }).toEqual({
            numbers,
            target,
            expression: tidiestText(leaves, best),
          });
          expect(result).toMatchObject({ value: Number(best.value), operations: best.operations });
        }
      }
    },
  );
});
