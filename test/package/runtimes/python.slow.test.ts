// The example for Python: rewards from one command that serves many batches, through its pipes.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, useConsumer } from '../../support/packed.js';
import { findPython } from './setup.mjs';

const { folder, run } = useConsumer();

it('scores batches of answers, also those larger than a pipe', { timeout: 60_000 }, () => {
  const python = findPython();
  if (python === null) throw new Error('Python is missing: run `npm run runtimes`');
  cpSync(join(root, 'examples', 'python-rewards', 'rewards.py'), join(folder, 'rewards.py'));
  // 750 of 765 is 15 away; what is no expression gets nothing; 20,000 right answers get 1 each.
  expect(run(python, ['rewards.py'])).toBe(`[1, ${1 - 15 / 765}, 0]\n20000\n`);
});
