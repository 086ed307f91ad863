// Every code block of README.md and docs/ is run by a test, or its readers see why it is not.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blocks, isExcused, testOf } from '../support/document-blocks.js';

it('finds the blocks', () => {
  expect(blocks.length).toBeGreaterThan(120);
});

it('every block is run, or says why not', () => {
  const others = blocks.filter((block) => testOf(block) === null && !isExcused(block));
  expect(others.map(({ path, line, language }) => `${path}:${line} ${language}`)).toEqual([]);
});

it('the tests that run them exist', () => {
  const tests = new Set(blocks.map(testOf).filter((test) => test !== null));
  for (const test of tests) expect(existsSync(join(import.meta.dirname, `${test}.test.ts`)), test).toBe(true);
});
