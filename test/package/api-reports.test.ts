// The reports of the API in test/api/ are those of the build, each type is exported from one entry, and the
// main entry stays small.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compareReports } from '../../scripts/api-reports.mjs';

const folder = join(import.meta.dirname, '..', 'api');
const reports = readdirSync(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

/** The exported names of a report that are declared in a certain way. */
const exported = (text: string, kind: string) =>
  [...text.matchAll(new RegExp(`^export (?:${kind}) (\\w+)`, 'gm'))].map(([, name]) => name);

it('are those of the build: `npm run api` writes them', { tags: 'long' }, () => {
  expect(compareReports(false)).toEqual([]);
});

it('have each type once; numbers-game/core has the types of numbers-game, /element/react those of /element', () => {
  const types = reports
    .filter(({ file }) => !['core.api.md', 'element-react.api.md'].includes(file))
    .flatMap(({ text }) => exported(text, 'interface|type'));
  expect(types.length).toBeGreaterThan(100);
  expect(types.filter((name, index) => types.indexOf(name) !== index)).toEqual([]);
});

it('have at most ten values in the main entry', () => {
  const { text } = reports.find(({ file }) => file === 'index.api.md')!;
  const values = exported(text, 'function|const|class');
  expect(values.length).toBeGreaterThan(5);
  expect(values.length).toBeLessThanOrEqual(10);
});
