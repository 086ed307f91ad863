// Each suite of `npm run bench` can be loaded: all that it imports exists. Nothing is measured.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ALL_SUITES } from '../../bench/suites.mjs';

it.each(ALL_SUITES.filter((suite) => suite !== 'signature'))('%s explains itself', (suite) => {
  const file = join(import.meta.dirname, '..', '..', 'bench', `${suite}.mjs`);
  const { stdout, stderr } = spawnSync(process.execPath, [file, '--help'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain(`node bench/${suite}.mjs`);
});
