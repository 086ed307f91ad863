// Builds with a queue on a real Redis server, whose workers, server and files are hurt while they run. In the
// end the folder has the bytes of a build in one process, or `verify` names what is wrong.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { AtlasStatus, QueueStatus } from '../../src/atlas.js';
import { atlas, contentOf, useFolders } from '../support/atlas-folders.js';
import { cli, run } from '../support/command.js';
import { createRandom, seed } from '../support/random.js';
import { startRedis } from '../support/redis-server.js';

const { build, inspectAtlas, inspectQueue, plan } = atlas;
const makeFolder = useFolders();
/** 5,402 boards in 54 shares, about a second of work. */
const manyShares = { size: 5, from: 101, to: 999, share: 100 };
/** 5,402 boards in one share. */
const oneShare = { ...manyShares, share: 6000 };
const expected = new Map<object, Record<string, string>>();
for (const game of [manyShares, oneShare]) {
  const dir = makeFolder();
  await build(dir, game);
  expected.set(game, contentOf(dir));
}

const redis = await startRedis();
afterAll(() => redis.stop());

/** A command that runs. */
interface Run {
  readonly child: ChildProcess;
  /** Its exit code and what it printed. */
  readonly end: Promise<{ readonly code: number | null; readonly output: string }>;
}

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

function start(program: string, args: readonly string[]): Run {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  const end = once(child, 'close').then(([code]) => {
    running.delete(child);
    return { code: code as number | null, output };
  });
  return { child, end };
}

const QUEUE = ['--redis', redis.url, '--workers', '1', '--lock', '1'];
const startBuild = (dir: string) => start(process.execPath, [cli, 'atlas', 'build', dir, ...QUEUE]);
const startWorker = (dir: string) => start(process.execPath, [cli, 'atlas', 'work', '--out', dir, ...QUEUE]);
/** The same under a limit on the size of files, in blocks of 512 bytes. */
const startLimited = (...args: string[]) =>
  start('sh', ['-c', 'ulimit -f 1; exec "$0" "$@"', process.execPath, cli, 'atlas', ...args, ...QUEUE]);

async function planFolder(game: typeof manyShares): Promise<string> {
  const dir = makeFolder();
  await plan(dir, { ...game, workers: 1 });
  return dir;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(10);
}

/** Whether a process is writing the problems of a share. */
const isWriting = (dir: string, { pid }: ChildProcess) =>
  existsSync(join(dir, 'problems')) &&
  readdirSync(join(dir, 'problems')).some((name) => name.includes(`-${pid}-`));
const countFinished = (dir: string) => inspectAtlas(dir).finished;

/** Checks that the folder has the bytes of a build in one process, and no others. */
function expectWhole(dir: string, game: typeof manyShares): void {
  const [found, wanted] = [contentOf(dir), expected.get(game)!];
  expect(Object.keys(found)).toEqual(Object.keys(wanted));
  for (const [name, text] of Object.entries(wanted)) expect(found[name] === text, name).toBe(true);
}

describe('a build with a queue', { timeout: 120_000 }, () => {
  it('ends with its workers, and removes the queue', async () => {
    const dir = await planFolder(manyShares);
    const [build, worker] = [startBuild(dir), startWorker(dir)];
    const page = start(process.execPath, [
      cli,
      'atlas',
      'status',
      dir,
      '--redis',
      redis.url,
      '--watch',
      '--json',
    ]);
    let queue: QueueStatus | null = null;
    await until(async () => {
      queue = existsSync(join(dir, 'queue.json')) ? await inspectQueue(dir, redis.url) : null;
      return (queue?.workers ?? 0) > 1 && queue?.build !== null;
    });
    expect(queue).toMatchObject({ workers: 2, build: { total: 5402, failures: 0 } });
    expect(await build.end).toEqual({
      code: 0,
      output: expect.stringContaining('1,995,986') as string,
    });
    expect(await worker.end).toEqual({
      code: 0,
      output: expect.stringMatching(/^the atlas is complete; \d+ shares were built here\n$/) as string,
    });
    const statuses = (await page.end).output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as AtlasStatus);
    expect(statuses[0]).toMatchObject({ complete: false, shares: 55 });
    expect(statuses.at(-1)).toMatchObject({ complete: true, finished: 55, queue: null });
    expectWhole(dir, manyShares);
    expect(await inspectQueue(dir, redis.url)).toBeNull();
    expect((await startWorker(dir).end).code, 'a worker that comes too late').toBe(0);
    expect((await startBuild(dir).end).code, 'another build').toBe(0);
  });

  it(`goes on when workers and builds are killed at random moments (seed ${seed})`, async () => {
    const random = createRandom(2510);
    const dir = await planFolder(manyShares);
    let killed = 0;
    while (killed < 6) {
      const { child, end } = random.pick([startBuild, startWorker])(dir);
      await wait(random.integer(300, 1500));
      child.kill('SIGKILL');
      killed += Number((await end).code === null);
      if (inspectAtlas(dir).complete) break;
    }
    expect((await startBuild(dir).end).code).toBe(0);
    expectWhole(dir, manyShares);
  });

  it('goes on when three processes are killed at one share', async () => {
    const dir = await planFolder(oneShare);
    for (let round = 0; round < 3; round++) {
      const { child, end } = startBuild(dir);
      await until(() => isWriting(dir, child));
      child.kill('SIGKILL');
      await end;
    }
    expect((await startBuild(dir).end).code).toBe(0);
    expectWhole(dir, oneShare);
  });

  it('goes on when a process is stopped, and when it continues', async () => {
    const dir = await planFolder(oneShare);
    const worker = startWorker(dir);
    const build = startBuild(dir);
    // One of them has the only share; it may be the build, whose lock on the folder is then renewed too late.
    await until(() => isWriting(dir, worker.child) || isWriting(dir, build.child));
    const [stopped, other] = isWriting(dir, worker.child) ? [worker, build] : [build, worker];
    stopped.child.kill('SIGSTOP');
    await until(() => countFinished(dir) === 1);
    stopped.child.kill('SIGCONT');
    expect([(await stopped.end).code, (await other.end).code]).toEqual([0, 0]);
    expectWhole(dir, oneShare);
  });

  it.each(['kept', 'lost'] as const)(
    'goes on when Redis is started again with its memory %s',
    async (memory) => {
      const dir = await planFolder(manyShares);
      const [build, worker] = [startBuild(dir), startWorker(dir)];
      await until(() => countFinished(dir) > 5);
      await redis.restart(memory);
      const ends = [await build.end, await worker.end];
      expect(ends.map(({ code }) => code)).toEqual([0, 0]);
      expect(ends[0].output).toMatch(/^numbers-game: the connection to Redis is lost; waiting for it\n/);
      expectWhole(dir, manyShares);
    },
  );

  it('goes on when a worker cannot write, which ends with the reason', async () => {
    const dir = await planFolder(manyShares);
    const worker = startLimited('work', '--out', dir);
    const build = startBuild(dir);
    expect(await worker.end).toEqual({
      code: 2,
      output: expect.stringMatching(
        /^numbers-game: error: dir: cannot write problems\/\d+-\d+\.parquet \(EFBIG/,
      ) as string,
    });
    expect((await build.end).code).toBe(0);
    expectWhole(dir, manyShares);
  });

  it('ends with the reason when it cannot write, and verify names what is missing', async () => {
    const dir = await planFolder(manyShares);
    const { code, output } = await startLimited('build', dir).end;
    expect(code).toBe(2);
    expect(output).toMatch(/EFBIG: file too large.*build again: what is finished stays/);
    const { status, stdout } = run('atlas', 'verify', dir);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^problems\/0-100\.json: boards 0 to 99 are not built$/m);
    expect((await startBuild(dir).end).code).toBe(0);
    expectWhole(dir, manyShares);
  });

  it('builds a share again that is truncated meanwhile; verify names one that is altered', async () => {
    const dir = await planFolder(manyShares);
    const build = startBuild(dir);
    await until(() => countFinished(dir) > 10);
    build.child.kill('SIGSTOP');
    const [truncated, altered] = readdirSync(join(dir, 'problems'))
      .filter((name) => existsSync(join(dir, 'problems', name.replace('.parquet', '.json'))))
      .filter((name) => name.endsWith('.parquet'))
      .map((name) => join(dir, 'problems', name));
    truncateSync(truncated, 100);
    const bytes = readFileSync(altered);
    bytes[bytes.length >> 1] ^= 1;
    writeFileSync(altered, bytes);
    build.child.kill('SIGCONT');
    expect((await build.end).code).toBe(0);
    const { status, stdout } = run('atlas', 'verify', dir);
    expect(status).toBe(1);
    expect(stdout.split('\n').slice(0, -2)).toEqual([
      expect.stringContaining(`${altered.slice(dir.length + 1)}: its checksum is another one`),
    ]);
  });

  it('is interrupted, and its shares go back to the queue at once', async () => {
    const dir = await planFolder(oneShare);
    const build = startBuild(dir);
    await until(() => isWriting(dir, build.child));
    build.child.kill('SIGINT');
    expect((await build.end).code).toBe(130);
    expect(await inspectQueue(dir, redis.url)).toMatchObject({ workers: 0, waiting: 1, active: 0 });
    const again = startBuild(dir);
    await until(() => isWriting(dir, again.child));
    const worker = startWorker(dir);
    expect((await again.end).code).toBe(0);
    expect((await worker.end).code).toBe(0);
    expectWhole(dir, oneShare);
  });
});

describe('a worker', () => {
  it('of another version is refused', async () => {
    const dir = await planFolder(manyShares);
    writeFileSync(join(dir, 'queue.json'), '{"queue":"atlas-1","engine":"9.9.9"}');
    const { code, output } = await startWorker(dir).end;
    expect(code).toBe(2);
    expect(output).toMatch(/got one of version 9\.9\.9; install the same version on all machines\n$/);
  });

  it('leaves the files of processes that are alive, and removes those of dead ones', async () => {
    const dir = await planFolder(manyShares);
    mkdirSync(join(dir, 'problems'));
    const { createHash } = await import('node:crypto');
    const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
    const { pid } = spawnSync(process.execPath, ['--version']);
    const alive = `0-100.parquet.${host}-${process.pid}-1.tmp`;
    const elsewhere = '0-100.parquet.01234567-1-1.tmp';
    for (const name of [alive, elsewhere, `0-100.parquet.${host}-${pid}-1.tmp`]) {
      writeFileSync(join(dir, 'problems', name), '');
    }
    expect((await startBuild(dir).end).code).toBe(0);
    const left = readdirSync(join(dir, 'problems')).filter((name) => name.endsWith('.tmp'));
    expect(left.sort()).toEqual([alive, elsewhere].sort());
  });
});

describe('a server', () => {
  it.each([
    [
      ['--appendonly', 'no'],
      /redis: expected a server with appendonly yes, .*, got appendonly no; run redis-cli/,
    ],
    [
      ['--appendonly', 'yes', '--maxmemory-policy', 'allkeys-lru'],
      /redis: expected a server with maxmemory-policy noeviction, .*, got allkeys-lru; run redis-cli/,
    ],
  ])('with %j is refused', async (settings, message) => {
    const server = await startRedis(settings);
    try {
      const dir = await planFolder(manyShares);
      await expect(build(dir, { redis: server.url })).rejects.toThrow(message);
      expect(readdirSync(dir)).toEqual(['atlas.json']);
    } finally {
      await server.stop();
    }
  });
});
