// Replays the cases of test/corpus/: each failed once in `npm run fuzz`, which shrank and saved it. And one
// case of each area, so that none is broken when someone fuzzes for a night.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { seed } from '../support/random.js';
import { areas } from '../fuzz/areas.js';

const folder = new URL('../corpus/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

interface SavedCase {
  readonly area: string;
  readonly value: unknown;
}

afterAll(() => {
  for (const { close } of areas) close?.();
});

describe('the corpus', () => {
  it.each(files)('%s passes', async (name) => {
    const { area, value } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as SavedCase;
    const found = areas.find((each) => each.name === area);
    expect(found, `area ${area}`).toBeDefined();
    await found!.check(value);
  });

  it.each(areas.map((area) => [area.name, area] as const))(
    `has an area %s (seed ${seed})`,
    { tags: 'long' },
    async (_, area) => {
      let answers = 0;
      const property = fc.asyncProperty(area.cases, async (value) => {
        answers += (await area.check(value)).answers;
      });
      await fc.assert(property, { seed, numRuns: area.name === 'command' ? 1 : 4 });
      expect(answers).toBeGreaterThanOrEqual(0);
    },
  );
});
