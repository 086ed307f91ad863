// A queue of strangers: whoever can write to the Redis server puts jobs and progress of any kind there. And
// the ways to keep strangers out: TLS, and users with passwords, which appear in no argument and no message.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, describe, expect, it } from 'vitest';
import type { AtlasPlan } from '../../src/atlas.js';
import { readJob, toJob } from '../../src/atlas/queue/share-job.js';
import { atlas, contentOf, useFolders } from '../support/atlas-folders.js';
import { cli } from '../support/command.js';
import { findPort, startRedis } from '../support/redis-server.js';

const { build, inspectQueue, plan } = atlas;
const makeFolder = useFolders();
const game = { size: 4, from: 101, to: 999, share: 100 };
const whole = makeFolder();
await build(whole, game);
const planned = JSON.parse(readFileSync(join(whole, 'atlas.json'), 'utf8')) as AtlasPlan;
const PASSWORD = 'correct-horse-battery';

/** Runs the command in another process, because the server of the test answers in this one. */
async function runIn(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [cli, 'atlas', ...args], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

const share = { first: 100, count: 100 };
const good = toJob(share, planned).data;
const hostile: readonly [string, unknown, RegExp][] = [
  ['null', null, /^expected numbers-game .*, got undefined/],
  ['a text', 'first-0', /^expected numbers-game /],
  ['of another version', { ...good, engine: '9.9.9' }, /^expected numbers-game .*, got "9\.9\.9"/],
  ['of another atlas', { ...good, atlas: '0'.repeat(64) }, /^expected the atlas of this folder/],
  [
    'with a path',
    { ...good, first: '../../outside' },
    /^expected a share of the plan, got "\.\.\/\.\.\/outside"/,
  ],
  ['between shares', { ...good, first: 50 }, /^expected a share of the plan, got 50/],
  ['behind the end', { ...good, first: 1e9 }, /^expected a share of the plan/],
  ['of many boards', { ...good, count: 1e12 }, /^expected a share of the plan/],
  ['below 0', { ...good, first: -100 }, /^expected a share of the plan/],
];

describe('a job', () => {
  it('of the build is its share', () => {
    expect(readJob(JSON.parse(JSON.stringify(good)), planned)).toEqual(share);
    expect(readJob(good, { ...planned, engine: '0.0.1' })).toEqual(share);
  });

  it.each(hostile)('that is %s is refused', (_, data, reason) => {
    expect(readJob(data, planned)).toMatch(reason);
  });
});

describe('a queue with hostile jobs', { timeout: 120_000 }, () => {
  it('delays a build at worst: the files are those of a build without it, and no others', async () => {
    const redis = await startRedis();
    const connection = new Redis(redis.url, { maxRetriesPerRequest: null });
    try {
      const dir = makeFolder();
      await plan(dir, { ...game, workers: 1 });
      const before = readdirSync(dirname(dir));
      const messages: string[] = [];
      const onMessage = (text: string) => messages.push(text);
      const building = build(dir, { redis: redis.url, workers: 1, onMessage });
      let name: string | undefined;
      while (name === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (!readdirSync(dir).includes('queue.json')) continue;
        name = (JSON.parse(readFileSync(join(dir, 'queue.json'), 'utf8')) as { queue: string }).queue;
      }
      const queue = new Queue(name, { connection, prefix: 'numbers-game' });
      for (const [index, [, data]] of hostile.entries()) {
        await queue.add('share', data, { jobId: `hostile-${index}`, lifo: true });
      }
      await connection.set(`numbers-game:${name}:progress`, '{"rate":"\\u001b[2J"}');
      await building;
      await queue.close();
      expect(messages.some((text) => text.startsWith('a job in Redis is refused: expected'))).toBe(true);
      expect(contentOf(dir)).toEqual(contentOf(whole));
      expect(readdirSync(dirname(dir))).toEqual(before);
    } finally {
      connection.disconnect();
      await redis.stop();
    }
  });
});

describe('a server that keeps strangers out', { timeout: 120_000 }, () => {
  const keys = mkdtempSync(join(tmpdir(), 'numbers-game-tls-'));
  afterAll(() => {
    rmSync(keys, { recursive: true });
  });

  it('takes user and password from the environment, and no message has them', async () => {
    const settings = ['--appendonly', 'yes', '--user', 'worker', 'on', `>${PASSWORD}`, '~*', '&*', '+@all'];
    const redis = await startRedis([...settings, '--requirepass', 'x']);
    try {
      const dir = makeFolder();
      await plan(dir, { ...game, workers: 1 });
      const build = ['build', dir, '--redis', redis.url, '--workers', '1'];
      const user = { NUMBERS_GAME_REDIS_USERNAME: 'worker' };
      const none = await runIn({}, ...build);
      const wrong = await runIn({ ...user, NUMBERS_GAME_REDIS_PASSWORD: `${PASSWORD}-not` }, ...build);
      const inUrl = redis.url.replace('//', `//worker:${PASSWORD}-not@`);
      const visible = await runIn({}, 'status', dir, '--redis', inUrl);
      for (const { code, output } of [none, wrong, visible]) {
        expect(code, output).toBe(2);
        expect(output).not.toContain(PASSWORD);
      }
      expect(visible.output).toContain('the password in --redis is visible to all users of this machine');
      const env = { ...user, NUMBERS_GAME_REDIS_PASSWORD: PASSWORD };
      const right = await runIn(env, ...build);
      expect(right.code, right.output).toBe(0);
      const status = await runIn(env, 'status', dir, '--redis', redis.url, '--json');
      expect(status.code, status.output).toBe(0);
      expect(right.output + status.output).not.toContain(PASSWORD);
      for (const text of Object.values(contentOf(dir))) expect(text).not.toContain(PASSWORD);
    } finally {
      await redis.stop();
    }
  });

  it('is reached by TLS, with a certificate that is checked', async () => {
    const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(keys, name));
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
    execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    const port = await findPort();
    const files = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-auth-clients', 'no'];
    const redis = await startRedis(['--appendonly', 'yes', '--tls-port', String(port), ...files]);
    try {
      const dir = makeFolder();
      await plan(dir, { ...game, workers: 1 });
      const args = ['build', dir, '--redis', `rediss://127.0.0.1:${port}`, '--workers', '1'];
      const unknown = await runIn({}, ...args);
      expect(unknown.code).toBe(2);
      expect(unknown.output).toMatch(
        /expected a server that can be reached, got none \(self-signed certificate/,
      );
      const { code, output } = await runIn({ NODE_EXTRA_CA_CERTS: certificate }, ...args);
      expect(code, output).toBe(0);
      expect(contentOf(dir)).toEqual(contentOf(whole));
    } finally {
      await redis.stop();
    }
  });

  it('has no say in what status prints', async () => {
    const redis = await startRedis();
    const connection = new Redis(redis.url);
    try {
      const dir = makeFolder();
      await plan(dir, { ...game, workers: 1 });
      const { writeFileSync } = await import('node:fs');
      const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
      writeFileSync(join(dir, 'queue.json'), JSON.stringify({ queue: 'atlas-1', engine: version }));
      for (const text of ['', '{', 'null', '[]', '{"failures":"\\u001b[2J"}', '"\\u001b[2J"']) {
        await connection.set('numbers-game:atlas-1:progress', text);
        expect(await inspectQueue(dir, redis.url), text).toMatchObject({ build: null });
      }
    } finally {
      connection.disconnect();
      await redis.stop();
    }
  });
});
