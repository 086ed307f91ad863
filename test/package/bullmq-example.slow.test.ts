// The example many-machines, installed as its package.json says beside the packed package: a worker, the
// producer, Redis and the worker that merges are killed while they run, and the atlas has the bytes of one
// that was built in one process. The commands are those of compose.yaml, with a smaller game.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runNpm } from '../../scripts/run-npm.mjs';
import { atlas, contentOf, useFolders } from '../support/atlas-folders.js';
import { root, useConsumer } from '../support/packed.js';
import { startRedis } from '../support/redis-server.js';

const SOURCE = join(root, 'examples', 'many-machines');
const game = { size: 5, from: 101, to: 999, share: 50 };
const SHARDS = 6;
/** Maximum length of the example. */
const MOST_LINES = 150;

const makeFolder = useFolders();
const consumer = useConsumer();
const example = join(consumer.folder, 'many-machines');
const data = join(consumer.folder, 'data');
const compose = readFileSync(join(SOURCE, 'compose.yaml'), 'utf8');
const commandOf = (program: string) => new RegExp(`^ +command: (${program}.*)$`, 'm').exec(compose)![1];

const redis = await startRedis(commandOf('redis-server').split(' ').slice(1));
const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await redis.stop();
});

beforeAll(() => {
  cpSync(SOURCE, example, { recursive: true });
  const file = join(consumer.folder, consumer.packed.filename);
  runNpm(['install', '--no-audit', '--no-fund', '--prefer-offline', file], { cwd: example });
});

interface Program {
  readonly child: ChildProcess;
  /** Its exit code, and what it printed. */
  readonly end: Promise<{ readonly code: number | null; readonly output: string }>;
}

function start(program: string): Program {
  const command = commandOf(program)
    .replace(/ 16 '.*'/, ` ${SHARDS} '${JSON.stringify(game)}'`)
    .replace('/data/', `${data}/`);
  const child = spawn('sh', ['-c', `exec ${command}`], {
    cwd: example,
    env: { ...process.env, REDIS_URL: redis.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const end = once(child, 'close').then(([code]) => {
    running.delete(child);
    return { code: code as number | null, output };
  });
  return { child, end };
}

async function kill({ child, end }: Program): Promise<void> {
  child.kill('SIGKILL');
  expect((await end).code).toBe(null);
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(5);
}

const folder = join(data, 'atlas-7');
const parts = Array.from({ length: SHARDS }, (_, index) => `part-${index + 1}`);
/** Number of finished shares in the folders of the shards. */
const countFinished = () =>
  parts
    .map((part) => join(folder, part, 'problems'))
    .filter((problems) => existsSync(problems))
    .flatMap((problems) => readdirSync(problems).filter((name) => name.endsWith('.json'))).length;
const readLock = (name: string) => {
  const path = join(folder, name, 'build.lock');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

it('survives kill -9 of each process, and gives the same bytes', async () => {
  const single = makeFolder();
  const totals = await atlas.buildAtlas(single, game);
  const workers = [start('node worker'), start('node worker')];
  /** Kills the worker that builds in one of some folders, and starts another one. */
  const killBuilder = async (names: readonly string[]) => {
    const find = () =>
      workers.findIndex(({ child }) => names.some((name) => readLock(name).includes(`"pid":${child.pid},`)));
    await until(() => find() >= 0);
    const [builder] = workers.splice(find(), 1, start('node worker'));
    await kill(builder);
  };
  let producer = start('node producer');
  await until(() => countFinished() > 5);
  await killBuilder(parts);
  await until(() => countFinished() > 15);
  await kill(producer);
  producer = start('node producer');
  await until(() => countFinished() > 25);
  await redis.restart('kept');
  await until(() => countFinished() > 35);
  await redis.restart('lost');
  await killBuilder(['atlas']);
  expect(existsSync(join(folder, 'atlas', 'totals.json'))).toBe(false);
  const { code, output } = await producer.end;
  expect(code).toBe(0);
  expect(JSON.parse(output.trim().split('\n').at(-1)!)).toEqual(JSON.parse(JSON.stringify(totals)));
  expect(contentOf(join(folder, 'atlas'))).toEqual(contentOf(single));
  for (const { child, end } of workers) {
    child.kill('SIGTERM');
    expect((await end).code).toBe(0);
  }
});

it('is short', () => {
  const texts = readdirSync(SOURCE).map((name) => readFileSync(join(SOURCE, name), 'utf8'));
  expect(texts.join('').split('\n').length - 1).toBeLessThanOrEqual(MOST_LINES);
});
