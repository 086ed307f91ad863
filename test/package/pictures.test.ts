// The pictures of docs/background are what scripts/pictures draws.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pictures } from '../../scripts/pictures/index.mjs';

it.each(Object.entries(pictures))('%s is up to date (node scripts/pictures/index.mjs)', (name, picture) => {
  const path = join(import.meta.dirname, '..', '..', 'docs', 'background', name);
  expect(readFileSync(path, 'utf8')).toBe(picture);
});
