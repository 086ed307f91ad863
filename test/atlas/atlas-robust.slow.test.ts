// Atlases whose builds are stopped, whose files are damaged, and whose folders cannot be used: nothing is
// missing or there twice without a message, and the next build puts it right.
import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BuildProgress } from '../../src/atlas/index.js';
import { deltaBytes, encodeDeltas } from '../../src/atlas/files/delta-encoding.js';
import { atlas, atlasFile, contentOf, smallGame, useFolders } from '../support/atlas-folders.js';
import { cli } from '../support/command.js';
import { createRandom, seed } from '../support/random.js';
import { watchThreads } from '../support/threads.js';

const { buildAtlas, inspectAtlas, planAtlas, verifyAtlas } = atlas;
const makeFolder = useFolders();
const watch = watchThreads();

const query = { ...smallGame, share: 20 };
const built = makeFolder();
const totals = await buildAtlas(built, query);

function copyBuilt(): string {
  const dir = makeFolder();
  cpSync(built, dir, { recursive: true });
  return dir;
}

const whole = contentOf(built);

/** A program that builds in a folder. */
const program = (dir: string, options: object = query) => `
  import { buildAtlas } from ${JSON.stringify(atlasFile)};
  try { await buildAtlas(${JSON.stringify(dir)}, ${JSON.stringify(options)}); }
  catch (error) { console.log(error.code, error.message); process.exitCode = 1; }`;

/** Arguments of Node for a process that builds; why without concurrent compilation: vitest.config.ts. */
const args = (dir: string, options?: object) => [
  '--no-concurrent-recompilation',
  '--input-type=module',
  '--eval',
  program(dir, options),
];

it.each([5, undefined, new URL('file:///tmp')])('the folder %s is refused', async (dir) => {
  const message = /^dir: (?:missing, )?expected the path of a folder/;
  await expect(buildAtlas(dir as unknown as string, query)).rejects.toThrow(message);
  await expect(planAtlas(dir as unknown as string, query)).rejects.toThrow(message);
});

describe('a build that is stopped', () => {
  it('goes on after an abort, and keeps what is finished', async () => {
    const dir = makeFolder();
    const reason = new Error('enough');
    const controller = new AbortController();
    const onProgress = ({ done }: BuildProgress) => {
      if (done >= 60) controller.abort(reason);
    };
    await expect(
      buildAtlas(dir, { ...query, workers: 2, signal: controller.signal, onProgress }),
    ).rejects.toBe(reason);
    const { finished, shares, complete } = inspectAtlas(dir);
    expect(finished).toBeGreaterThanOrEqual(3);
    expect({ shares, complete }).toEqual({ shares: 7, complete: false });
    const report = await verifyAtlas(dir);
    expect(report.ok).toBe(finished === shares);
    expect(report.faults.every(({ reason: text }) => /^boards \d+ to \d+ are not built$/.test(text))).toBe(
      true,
    );
    expect(await buildAtlas(dir)).toEqual(totals);
    expect(contentOf(dir)).toEqual(whole);
  });

  it(`goes on after it was killed at any moment (seed ${seed})`, async () => {
    const random = createRandom(2300);
    const dir = makeFolder();
    for (let round = 0; round < 4; round++) {
      const child = spawn(process.execPath, args(dir), { stdio: 'ignore' });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await new Promise((resolve) => setTimeout(resolve, random.integer(60, 300)));
      child.kill('SIGKILL');
      await ended;
    }
    expect(await buildAtlas(dir, query)).toEqual(totals);
    expect(contentOf(dir)).toEqual(whole);
  });

  it('goes on when threads end', async () => {
    watch.atStart = (thread) => {
      if (watch.threads.length === 1) thread.once('online', () => void thread.terminate());
    };
    const dir = makeFolder();
    expect(await buildAtlas(dir, { ...query, workers: 2 })).toEqual(totals);
    expect(contentOf(dir)).toEqual(whole);
  });

  it('is divided into shards, on several machines', async () => {
    const dir = makeFolder();
    expect(await buildAtlas(dir, { ...query, shard: { index: 2, of: 3 } })).toBeNull();
    expect(inspectAtlas(dir)).toMatchObject({ finished: 2, complete: false });
    expect(await buildAtlas(dir, { shard: { index: 1, of: 3 } })).toBeNull();
    expect(await buildAtlas(dir, { shard: { index: 3, of: 3 } })).toEqual(totals);
    expect(contentOf(dir)).toEqual(whole);
  });

  it('is spread evenly after the first few shards', async () => {
    const dir = makeFolder();
    const [share, of] = [2, 30];
    for (let index = 1; index <= 6; index++)
      await buildAtlas(dir, { ...smallGame, share, keep: 'targets', shard: { index, of } });
    const finished = readdirSync(join(dir, 'parts')).flatMap(
      (name) => /^(\d+)-\d+\.json$/.exec(name)?.[1] ?? [],
    );
    const places = [...new Set(finished.map((first) => (Number(first) / share) % of))].sort((a, b) => a - b);
    expect(places).toHaveLength(6);
    const gaps = places.map((place, at) => (places[at + 1] ?? places[0] + of) - place);
    expect(Math.max(...gaps)).toBeLessThanOrEqual((2 * of) / places.length);
  });

  it.each([1, 2, 7, 12, 64])('is whole after all of %i shards', async (of) => {
    const dir = makeFolder();
    for (let index = 1; index < of; index++)
      await buildAtlas(dir, { ...smallGame, share: 20, shard: { index, of } });
    expect(await buildAtlas(dir, { ...smallGame, share: 20, shard: { index: of, of } })).toEqual(totals);
    expect(contentOf(dir)).toEqual(whole);
  });
});

describe('a file that is damaged', () => {
  const file = 'problems/40-20.parquet';
  it.each<[string, (path: string) => void, RegExp]>([
    [
      'truncated',
      (path) => {
        truncateSync(path, 100);
      },
      /40-20\.parquet it has 100 bytes instead of \d+/,
    ],
    [
      'longer',
      (path) => {
        appendFileSync(path, 'x');
      },
      /40-20\.parquet it has \d+ bytes instead of \d+/,
    ],
    [
      'missing',
      (path) => {
        rmSync(path);
      },
      /40-20\.parquet it is missing/,
    ],
    [
      'altered',
      (path) => {
        alter(path, 50);
      },
      /40-20\.parquet its checksum is another one/,
    ],
    [
      'altered at its end',
      (path) => {
        alter(path, -30);
      },
      /40-20\.parquet its checksum is another one/,
    ],
    [
      'that of another share',
      (path) => {
        copyFileSync(path.replace('40-20', '60-20'), path);
      },
      /40-20\.parquet (it has \d+ bytes instead of \d+|its checksum is another one)/,
    ],
  ])('by being %s is found, and built again', async (_, damage, message) => {
    const dir = copyBuilt();
    damage(join(dir, file));
    const { ok, faults } = await verifyAtlas(dir);
    expect({ ok, faults: faults.map(({ path, reason }) => `${path} ${reason}`) }).toEqual({
      ok: false,
      faults: [expect.stringMatching(message)],
    });
    if (!message.source.includes('checksum')) expect(inspectAtlas(dir)).toMatchObject({ complete: false });
    // What has its old size is built again only when it is removed, as the message of `verify` says.
    rmSync(join(dir, file), { force: true });
    expect(await buildAtlas(dir)).toEqual(totals);
    expect(contentOf(dir)).toEqual(whole);
  });

  it('a record, and its files, with other content is found', async () => {
    const dir = copyBuilt();
    const other = makeFolder();
    await buildAtlas(other, { ...query, from: smallGame.from + 1, to: smallGame.to + 1 });
    for (const end of ['parquet', 'json']) {
      copyFileSync(join(other, 'problems', `40-20.${end}`), join(dir, 'problems', `40-20.${end}`));
    }
    const { faults } = await verifyAtlas(dir);
    expect(faults[0]).toEqual({
      path: file,
      reason: 'row 0 is not that of board 40 and target 150',
    });
  });

  it.each(['boards.parquet', 'targets.parquet'])('%s is found, and everything built again', async (name) => {
    const dir = copyBuilt();
    alter(join(dir, name), 60);
    expect((await verifyAtlas(dir)).faults[0].path).toBe(name);
    rmSync(join(dir, name));
    expect(inspectAtlas(dir).complete).toBe(false);
    expect(await buildAtlas(dir)).toEqual(totals);
    expect(contentOf(dir)).toEqual(whole);
  });

  it('is no file of the atlas', async () => {
    const dir = copyBuilt();
    copyFileSync(join(dir, file), join(dir, 'problems', '30-20.parquet'));
    expect((await verifyAtlas(dir)).faults).toEqual([
      { path: 'problems/30-20.parquet', reason: 'it belongs to no share of the plan; remove it' },
    ]);
  });
});

function alter(path: string, place: number): void {
  const bytes = readFileSync(path);
  bytes[(place + bytes.length) % bytes.length] ^= 1;
  writeFileSync(path, bytes);
}

describe('a folder', () => {
  it('takes one build at a time, in one process and in several', async () => {
    const dir = makeFolder();
    const slow = { size: 6, from: 101, to: 999 };
    const controller = new AbortController();
    const first = buildAtlas(dir, { ...slow, signal: controller.signal });
    await expect(buildAtlas(dir, slow)).rejects.toMatchObject({
      code: 'invalid-option',
      message: expect.stringMatching(
        new RegExp(
          `^dir: expected a folder that no other build uses, got one that process ${process.pid} on `,
        ),
      ) as string,
    });
    const { stdout, status } = spawnSync(process.execPath, args(dir, slow), { encoding: 'utf8' });
    expect(stdout).toMatch(/^invalid-option dir: expected a folder that no other build uses/);
    expect(status).toBe(1);
    controller.abort(new Error('enough'));
    await expect(first).rejects.toThrow('enough');
  });

  it('is free if the process that locked it is dead', async () => {
    const dir = makeFolder();
    mkdirSync(dir);
    const { pid } = spawnSync(process.execPath, ['--version']);
    for (const lock of [JSON.stringify({ pid, host: (await import('node:os')).hostname() }), '']) {
      writeFileSync(join(dir, 'build.lock'), lock);
      if (lock === '') utimesSync(join(dir, 'build.lock'), new Date(0), new Date(0));
      expect(await buildAtlas(dir, query)).toEqual(totals);
      expect(existsSync(join(dir, 'build.lock'))).toBe(false);
    }
  });

  it('of another game is refused', async () => {
    for (const [change, message] of [
      [{ to: 261 }, /got another to \(261 instead of 260\); choose another folder, or leave the options out/],
      [{ pool: [1, 2, 3, 4, 5] }, /got another pool/],
      [{ keep: 'boards' }, /got another keep \("boards" instead of "problems"\)/],
    ] as const) {
      await expect(buildAtlas(built, { ...query, ...change })).rejects.toThrow(message);
      await expect(planAtlas(built, { ...query, ...change })).rejects.toThrow(message);
    }
    expect(contentOf(built)).toEqual(whole);
  });

  it('of another version is refused', async () => {
    const dir = copyBuilt();
    const path = join(dir, 'atlas.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace('"format":1', '"format":3').replace(/"engine":"[^"]*"/, '"engine":"9.0.0"'),
    );
    const message =
      'dir: expected an atlas of format 1 or 2, got format 3 (numbers-game 9.0.0); read it with that version, or build it again in another folder';
    await expect(buildAtlas(dir)).rejects.toThrow(message);
    await expect(verifyAtlas(dir)).rejects.toThrow(message);
    expect(() => inspectAtlas(dir)).toThrow(message);
    writeFileSync(path, text.slice(0, 20));
    await expect(buildAtlas(dir)).rejects.toThrow(
      'dir: expected the plan of an atlas in atlas.json, got another text',
    );
  });

  it('without an atlas is refused', async () => {
    const dir = makeFolder();
    const message = /^dir: expected a folder with atlas\.json, got ".*"; plan or build an atlas there first$/;
    await expect(buildAtlas(dir)).rejects.toThrow(message);
    await expect(verifyAtlas(dir)).rejects.toThrow(message);
    expect(existsSync(dir)).toBe(false);
  });

  it('that is a file is refused', async () => {
    const dir = makeFolder();
    writeFileSync(dir, '');
    await expect(buildAtlas(dir, query)).rejects.toThrow(
      /^dir: cannot write .* and try again: what is finished stays$/,
    );
  });

  it.skipIf(!existsSync('/proc/self'))('in which no folder can be made is refused', () => {
    const game = ['--size', '3', '--from', '1', '--to', '9'];
    for (const args of [
      ['plan', '/proc/numbers-game'],
      ['build', '/proc/above/numbers-game'],
    ]) {
      const { stderr } = spawnSync(process.execPath, [cli, 'atlas', ...args, ...game], {
        encoding: 'utf8',
        timeout: 30_000,
        killSignal: 'SIGKILL',
      });
      expect(stderr).toMatch(
        /dir: cannot write (?:proc|above)\/numbers-game \(ENOENT: [^(]*; remove the cause/,
      );
    }
  });

  it.skipIf(process.getuid?.() !== 0)('that cannot be written is refused, and gives no file', () => {
    const dir = makeFolder();
    mkdirSync(dir);
    chmodSync(dir, 0o555);
    const options = { encoding: 'utf8', uid: 65_534, gid: 65_534 } as const;
    const { stdout, stderr } = spawnSync(process.execPath, args(dir), options);
    expect({ stdout, stderr }).toEqual({
      stdout: expect.stringMatching(
        /^invalid-option dir: expected a folder that can be written, got EACCES/,
      ) as string,
      stderr: '',
    });
    expect(readdirSync(dir)).toEqual([]);
  });

  it('that is full says what to do, and the next build goes on', async () => {
    const dir = makeFolder();
    const limited = { ...query, share: 126 };
    const command = `ulimit -f 1; exec "$0" "$@"`;
    const { stdout } = spawnSync('sh', ['-c', command, process.execPath, ...args(dir, limited)], {
      encoding: 'utf8',
    });
    expect(stdout).toMatch(
      /^invalid-option dir: cannot write problems\/0-126\.parquet \(EFBIG: file too large, write\); raise the limit on the size of files \(ulimit -f\), and try again: what is finished stays\n$/,
    );
    expect(readdirSync(dir, { recursive: true }).sort()).toEqual(['atlas.json', 'problems']);
    expect(await buildAtlas(dir)).toEqual(totals);
  });

  it(`keeps what is finished, whatever the limit on the size of files (seed ${seed})`, async () => {
    const random = createRandom(941);
    let refused = 0;
    for (let limit = 1; limit <= 8; limit += random.integer(1, 3)) {
      const dir = makeFolder();
      const command = `ulimit -f ${limit}; exec "$0" "$@"`;
      const { stdout, stderr, status, signal } = spawnSync(
        'sh',
        ['-c', command, process.execPath, ...args(dir)],
        { encoding: 'utf8' },
      );
      refused += Number(status !== 0);
      const end = `limit ${limit}, ended with ${status ?? signal}: ${stderr}`;
      // Node 20 may abort when a thread ends (vitest.config.ts). Then there is no message, but all is kept.
      if (status !== 0 && signal !== 'SIGABRT')
        expect(stdout, end).toMatch(/^invalid-option dir: cannot write .*EFBIG/);
      expect(await buildAtlas(dir), `limit ${limit}`).toEqual(totals);
      expect(contentOf(dir)).toEqual(whole);
    }
    expect(refused).toBeGreaterThan(0);
  });
});

describe('plan', () => {
  it('writes the plan that build takes, and estimates', async () => {
    const dir = makeFolder();
    const { plan: made, estimate } = await planAtlas(dir, { ...query, workers: 1 });
    expect(made).toMatchObject({
      format: 1,
      size: 4,
      repeat: false,
      boards: 126,
      share: 20,
      keep: 'problems',
    });
    expect(made.rules).toEqual({ values: 'natural', use: 'any' });
    expect(estimate).toMatchObject({ boards: 126, problems: 126 * 111, workers: 1 });
    expect(estimate.cpuSeconds).toBeGreaterThan(0);
    expect(estimate.diskBytes).toBeGreaterThan(1000);
    expect(readdirSync(dir)).toEqual(['atlas.json']);
    expect(await buildAtlas(dir)).toEqual(totals);
  });

  it.each([
    [{ size: 0 }, 'size: expected an integer from 1 to 10, got 0'],
    [{ to: 2 ** 32 - 1, from: 2 ** 32 - 10 }, 'to: expected an integer up to 4294967294, got 4294967295'],
    [{ pool: [2 ** 33], size: 1 }, 'pool: expected an integer up to 4294967294, got 8589934592'],
    [{ share: 0 }, 'share: expected an integer from 1 to 4294967294, got 0'],
    [{ keep: 'all' }, 'keep: expected problems, boards or targets, got "all"'],
    [{ tagret: 1 }, 'options.tagret: unknown'],
    [
      { pool: Array.from({ length: 100 }, (_, i) => i + 1), size: 7, repeat: true },
      'pool, size: expected at most 4294967294 boards, got 24370067800',
    ],
  ])('refuses %j', async (change, message) => {
    const dir = makeFolder();
    await expect(planAtlas(dir, { ...query, ...change } as never)).rejects.toThrow(message);
    expect(existsSync(dir)).toBe(false);
  });
});

describe('the encoding of columns', () => {
  /** Decodes by the description of the format, one bit at a time. */
  function decode(bytes: Uint8Array): number[] {
    let at = 0;
    const varint = () => {
      let value = 0n;
      for (let shift = 0n; ; shift += 7n) {
        value |= BigInt(bytes[at] & 127) << shift;
        if (bytes[at++] < 128) return value;
      }
    };
    const zigzag = () => {
      const value = varint();
      return (value >> 1n) ^ -(value & 1n);
    };
    const [block, groups, count] = [Number(varint()), Number(varint()), Number(varint())];
    const values = [zigzag()];
    while (values.length < count) {
      const least = zigzag();
      const widths = [...bytes.subarray(at, at + groups)];
      at += groups;
      for (const width of widths) {
        for (let i = 0; i < block / groups; i++) {
          let delta = least;
          for (let bit = 0; bit < width; bit++) {
            const place = i * width + bit;
            delta += BigInt((bytes[at + (place >> 3)] >> (place & 7)) & 1) << BigInt(bit);
          }
          values.push(values.at(-1)! + delta);
        }
        at += (width * block) / groups / 8;
      }
    }
    expect(at).toBe(bytes.length);
    return values.slice(0, count).map((value) => Number(BigInt.asUintN(32, value)));
  }

  it(`is that of the format (seed ${seed})`, () => {
    const random = createRandom(2301);
    for (let round = 0; round < 300; round++) {
      const most = random.pick([0, 1, 7, 1000, 2 ** 31 - 1]);
      const count = random.pick([1, 2, 33, 128, 129, 130, 300]);
      const values = Uint32Array.from({ length: count }, () =>
        random.integer(0, 9) === 0 ? random.pick([2 ** 32 - 1, 2 ** 31, 0]) : random.integer(0, most),
      );
      const out = new Uint8Array(deltaBytes(count));
      expect(decode(out.subarray(0, encodeDeltas(values, count, out)))).toEqual([...values]);
    }
  });
});
