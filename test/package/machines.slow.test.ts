// The recipes of docs/guide/machines.md and examples/many-machines, run as they are written, but with a game
// that takes a second: shards with xargs, and the commands of the containers.
import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atlas, contentOf, useFolders } from '../support/atlas-folders.js';
import { cli } from '../support/command.js';
import { blocksOf, readDocument } from '../support/documents.js';
import { startRedis } from '../support/redis-server.js';

const makeFolder = useFolders();
const examples = join(import.meta.dirname, '..', '..', 'examples', 'many-machines');
const readExample = (name: string) => readFileSync(join(examples, name), 'utf8');
/** Replaces the game of the recipes by another one. */
const shrink = (text: string) =>
  text.replace('--size 7 --from 1000 --to 6000', '--size 5 --from 101 --to 999');

const single = makeFolder();
await atlas.build(single, { size: 5, from: 101, to: 999 });
const expected = contentOf(single);

/** A folder in which `npx numbers-game` runs the command that was built. */
function makePlace(): { readonly dir: string; readonly env: NodeJS.ProcessEnv } {
  const dir = makeFolder();
  const bin = join(dir, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'numbers-game'), `#!/bin/sh\nexec '${process.execPath}' '${cli}' "$@"\n`, {
    mode: 0o755,
  });
  writeFileSync(join(bin, 'npx'), '#!/bin/sh\nexec "$@"\n', { mode: 0o755 });
  return { dir, env: { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` } };
}

const recipe = (program: string) =>
  blocksOf(readDocument('docs/guide/machines.md'), 'sh').find((text) => text.includes(program))!;

describe('the recipes with shards', () => {
  it('build what one process builds, with xargs', { timeout: 120_000 }, () => {
    const { dir, env } = makePlace();
    writeFileSync(join(dir, 'build.sh'), shrink(readExample('build.sh')));
    const runText = (text: string) => spawnSync('sh', ['-c', text], { cwd: dir, env, encoding: 'utf8' });
    const shards = runText(recipe('xargs').replaceAll('16', '3'));
    expect(shards).toMatchObject({ status: 0, stderr: '' });
    const [end] = /numbers-game atlas merge[^']*/.exec(recipe('sbatch'))!;
    expect(runText(end)).toMatchObject({ status: 0, stderr: '' });
    expect(contentOf(join(dir, 'atlas-7'))).toEqual(expected);
    const lost = runText(
      'rm -r part-3 atlas-7; numbers-game atlas merge atlas-7 part-*; numbers-game atlas verify atlas-7',
    );
    expect(lost.status).toBe(1);
    expect(lost.stdout).toMatch(
      /^\d+ shares copied, 11 shares missing\n(problems\/\S+: boards \d+ to \d+ are not built\n)+not ok;/,
    );
  });

  it('begin with the script that the page shows', () => {
    expect(readExample('build.sh').endsWith(recipe('exec npx numbers-game'))).toBe(true);
  });
});

describe('the commands of the containers', () => {
  const compose = readExample('compose.yaml');
  const commandOf = (program: string) => {
    const match = new RegExp(`^ +command: ${program} (.*)$`, 'm').exec(compose)!;
    return shrink(match[1]).split(' ');
  };

  it('build what one process builds', { timeout: 120_000 }, async () => {
    const redis = await startRedis(commandOf('redis-server'));
    const { dir, env } = makePlace();
    const start = async (program: string) => {
      const args = commandOf(program).map((word) => (word === 'redis://redis:6379' ? redis.url : word));
      const options: SpawnOptions = { cwd: dir, env, stdio: ['ignore', 'ignore', 'inherit'] };
      return once(spawn('numbers-game', [...program.split(' '), ...args], options), 'close');
    };
    try {
      const ends = await Promise.all([start('atlas work'), start('atlas build')]);
      expect(ends).toEqual([
        [0, null],
        [0, null],
      ]);
      expect(contentOf(join(dir, 'atlas-7'))).toEqual(expected);
    } finally {
      await redis.stop();
    }
  });

  it('find the packages of the queue where the image installs them', () => {
    // `npm install --global` makes folders that stand side by side in node_modules.
    const modules = join(makeFolder(), 'node_modules');
    const wanted = /npm install --global ([^&\n]*)/.exec(readExample('Dockerfile'))![1].trim().split(' ');
    expect(wanted).toEqual(['numbers-game', 'bullmq', 'ioredis']);
    const place = join(modules, 'numbers-game');
    cpSync(join(import.meta.dirname, '..', '..', 'build', 'esm'), join(place, 'build', 'esm'), {
      recursive: true,
    });
    cpSync('package.json', join(place, 'package.json'));
    const sources = {
      bullmq: '',
      ioredis: `exports.Redis = class {
        on() {}
        disconnect() {}
        async connect() { throw new Error(); }
      };`,
    };
    for (const [name, source] of Object.entries(sources)) {
      mkdirSync(join(modules, name), { recursive: true });
      writeFileSync(join(modules, name, 'index.js'), source);
    }
    const args = ['atlas', 'work', '--redis', 'redis://localhost', '--out', '.'];
    const { stderr } = spawnSync(process.execPath, [join(place, 'build', 'esm', 'cli.js'), ...args], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('redis: expected a server that can be reached');
  });
});
