// Damages each file of an atlas in several ways, does what the message of `verifyAtlas` says, and expects no
// fault afterwards.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AtlasQuery } from '../../src/atlas/index.js';
import { atlas } from '../support/atlas-folders.js';

const { buildAtlas, foldAtlas, planAtlas, verifyAtlas } = atlas;

const folder = mkdtempSync(join(tmpdir(), 'numbers-game-advice-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const query: AtlasQuery = { pool: [1, 2, 3, 4, 5, 6, 7], size: 3, from: 1, to: 20, share: 20 };

/** Ways to damage a file; the last changes a number of a record that stays readable. */
const DAMAGES: Readonly<Record<string, (bytes: Buffer) => Buffer | null>> = {
  lost: () => null,
  empty: () => Buffer.alloc(0),
  cut: (bytes) => bytes.subarray(0, bytes.length >> 1),
  changed: (bytes) => {
    const copy = Buffer.from(bytes);
    copy[copy.length >> 1] ^= 1;
    return copy;
  },
  miscounted: (bytes) =>
    Buffer.from(
      bytes.toString('latin1').replace(/(?<=:)\d+/g, (digits) => `${+digits + 1}`),
      'latin1',
    ),
};

describe.each(['problems', 'boards', 'targets'] as const)('an atlas that keeps %s', (keep) => {
  // Only targets can be folded.
  const states = ['whole', 'half built', ...(keep === 'targets' ? ['folded'] : [])];
  it.each(states)('and is %s is mended as the messages say', async (state) => {
    const sound = join(folder, `${keep}-${state}`);
    const options = { ...query, keep, workers: 1 };
    const shard = state === 'whole' ? undefined : { index: 1, of: 2 };
    await planAtlas(sound, options);
    await buildAtlas(sound, { ...options, shard });
    if (state === 'folded') await foldAtlas(sound);
    const files = readdirSync(sound, { recursive: true })
      .map(String)
      .filter((name) => statSync(join(sound, name)).isFile() && name !== 'atlas.json');
    for (const name of files) {
      for (const [way, damage] of Object.entries(DAMAGES)) {
        const dir = join(folder, 'copy');
        cpSync(sound, dir, { recursive: true });
        const bytes = damage(readFileSync(join(dir, name)));
        if (bytes === null) rmSync(join(dir, name));
        else writeFileSync(join(dir, name), bytes);
        const { faults } = await verifyAtlas(dir, { seed: 1 });
        for (const { path, reason } of faults)
          if (reason.includes('remove it')) rmSync(join(dir, path), { force: true });
        await buildAtlas(dir, { ...options, shard: undefined });
        expect(
          await verifyAtlas(dir, { seed: 1 }),
          `${name}, ${way}: ${JSON.stringify(faults)}`,
        ).toMatchObject({ ok: true });
        rmSync(dir, { recursive: true });
      }
    }
  });
});
