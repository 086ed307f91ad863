// Boards of an atlas for which the memory that the engines of a build share is too small.
import { expect, it } from 'vitest';
import { openAtlasBoards } from '../../src/atlas/build/build-share.js';
import { makePlan } from '../../src/atlas/files/plan-file.js';
import { planThreadBoards } from '../../src/batch/plan-thread-boards.js';
import { parseReachAll } from '../../src/solver/boards/parse-reach-all.js';
import { PAGE_BYTES } from '../../src/solver/wasm/boundary-layout.js';
import { MIN_PAGES } from '../../src/solver/wasm/compile-module.js';
import { outcomeOf } from '../support/outcome.js';

const LEAST_BYTES = MIN_PAGES * PAGE_BYTES;

it.each([{ values: 'natural', use: 'any' } as const, { values: 'rational', use: 'any' } as const])(
  'reaches a board by itself that needs more than the rest: $values',
  { tags: 'long' },
  (rules) => {
    const query = { pool: [2, 3, 5, 7, 9, 10, 25], size: 7, from: 1, to: 20_000, rules };
    const bounded = planThreadBoards(parseReachAll({ ...query, maxBytes: LEAST_BYTES }))();
    expect(outcomeOf(() => bounded(query.pool))).toMatch(/^out-of-memory: /);
    const reached = openAtlasBoards(makePlan(query), LEAST_BYTES);
    const all = planThreadBoards(parseReachAll(query))();
    expect(reached(query.pool)).toEqual(all(query.pool));
  },
);
