// Builds with a queue that cannot begin: each says what to do. test/atlas/queue.slow.test.ts runs them.
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atlas, smallGame, useFolders } from '../support/atlas-folders.js';
import { cli, run } from '../support/command.js';
import { findPort } from '../support/redis-server.js';

const { build, inspectQueue, work } = atlas;
const makeFolder = useFolders();

describe('a build with a queue', () => {
  it.each([
    [{ redis: 'localhost' }, 'redis: expected a URL such as redis://localhost:6379, got another text'],
    [{ redis: 6379 }, 'redis: expected a URL such as redis://localhost:6379, got 6379'],
    [
      { redis: 'redis://localhost', shard: { index: 1, of: 2 } },
      'redis: expected none if shard is given, got a URL; a queue needs no shards',
    ],
    [{ lockSeconds: 0 }, 'lockSeconds: expected a number from 1 to 3600, got 0'],
    [{ lockSeconds: 'long' }, 'lockSeconds: expected a number from 1 to 3600, got "long"'],
    [{ onMessage: true }, 'onMessage: expected a function, got true'],
  ])('refuses %j', async (options, message) => {
    await expect(build(makeFolder(), { ...smallGame, ...options } as never)).rejects.toThrow(message);
  });

  it('refuses a server that cannot be reached, without its password', async () => {
    const redis = `redis://:secret@127.0.0.1:${await findPort()}`;
    const message =
      /^redis: expected a server that can be reached, got none \(.*ECONNREFUSED.*\); start it, or correct the URL$/;
    const dir = makeFolder();
    const attempts = [
      () => build(dir, { ...smallGame, redis }),
      () => work(dir, { redis }),
      () => inspectQueue(dir, redis),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow(message);
    expect(readdirSync(dir)).toEqual(['atlas.json']);
  });

  it('refuses what is not a folder', async () => {
    const refused = expect.objectContaining({ code: 'invalid-option' }) as Error;
    for (const dir of [undefined, null, 5]) {
      await expect(inspectQueue(dir as never, 'redis://localhost')).rejects.toThrow(refused);
    }
  });

  it('says what to install', () => {
    const root = makeFolder();
    cpSync(dirname(cli), join(root, 'build', 'esm'), { recursive: true });
    cpSync('package.json', join(root, 'package.json'));
    const args = ['atlas', 'work', '--redis', 'redis://localhost', '--out', root];
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'build', 'esm', 'cli.js'), ...args], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr:
        'numbers-game: error: ioredis: not installed, but the queue needs it; run npm install bullmq ioredis\n',
    });
  });

  it('needs its options on the command line', () => {
    expect(run('atlas', 'work', '--out', 'x').stderr).toMatch(
      /required option '--redis <url>' not specified/,
    );
    expect(run('atlas', 'work', '--redis', 'redis://localhost').stderr).toMatch(
      /required option '--out <dir>'/,
    );
  });
});
