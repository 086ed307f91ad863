// The adapters for Python, with the packed package: the client, and each adapter called as its project does.
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, useConsumer } from '../../support/packed.js';
import { findPython } from './setup.mjs';

const { folder, run } = useConsumer();

it('judge answers through one command', () => {
  const python = findPython();
  if (python === null) throw new Error('Python is missing: run `npm run runtimes`');
  const examples = join(root, 'examples', 'python');
  for (const name of readdirSync(examples))
    cpSync(join(examples, name), join(folder, name), { recursive: true });
  cpSync(join(root, 'test', 'package', 'runtimes', 'python_adapters.py'), join(folder, 'python_adapters.py'));
  // 750 of 765 is 15 away; code is not an expression.
  expect(run(python, ['numbers_game.py'])).toBe(`[1, ${1 - 15 / 765}, 0]\n`);
  run(python, ['python_adapters.py']);
});
