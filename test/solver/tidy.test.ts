// `tidy: true` against its definition, on each build.
import { describe, expect, it } from 'vitest';
import { createSolverSync, type Rules } from '../../src/index.js';
import { drawBoard } from '../support/boards.js';
import { builds } from '../support/builds.js';
import { createRandom, seed } from '../support/random.js';
import { defineByTrees, findNearest, FOUR, operationsOf, tidiestOf } from '../support/subset-trees.js';

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
        const { reached, treesOf } = defineByTrees(leaves, { values: 'natural', use, operators: FOUR });
        for (let draw = 0; draw < 2; draw++) {
          const target = random.integer(1, 200);
          const best = findNearest(reached, [BigInt(target), 1n])!;
          const trees = treesOf!(best.value).filter((tree) => operationsOf(tree) === best.operations);
          const result = solver.solve({ numbers, target, rules, nearest: true, tidy: true });
          expect({ numbers, target, expression: result.expression }).toEqual({
            numbers,
            target,
            expression: tidiestOf(trees),
          });
          expect(result).toMatchObject({ value: Number(best.value[0]), operations: best.operations });
        }
      }
    },
  );
});
