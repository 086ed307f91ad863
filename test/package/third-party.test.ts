// The licences of what the package bundles, and that it needs nothing else when it is installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listThirdParty } from '../../scripts/third-party.mjs';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', name), 'utf8');

it('THIRD-PARTY.md has the licence of every package that is bundled', { tags: 'long' }, async () => {
  expect(read('THIRD-PARTY.md')).toBe(await listThirdParty());
});

it('the package depends on nothing', () => {
  const { dependencies, scripts } = JSON.parse(read('package.json')) as Record<string, object | undefined>;
  expect(dependencies ?? {}).toEqual({});
  // npm warns about these when it installs the package.
  expect(Object.keys(scripts ?? {}).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual(
    [],
  );
});
