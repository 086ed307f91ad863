// docs/records.md and the tables of docs/data are what studies/records writes today.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { href } = new URL('../../studies/records/records.mjs', import.meta.url);
const { writeRecords } = (await import(href)) as {
  writeRecords: () => Promise<Record<string, string>>;
};

it('the records are up to date', async () => {
  const files = await writeRecords();
  expect(Object.keys(files)).toHaveLength(3);
  for (const [path, text] of Object.entries(files)) expect(text).toBe(readFileSync(path, 'utf8'));
});
