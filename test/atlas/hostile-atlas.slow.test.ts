// Atlases of strangers: every file may hold anything. Nothing ends with an uncaught error, nothing is
// written, removed or read outside the folder, nothing that a terminal obeys is printed, and `build` repairs
// the rest.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import { atlas, contentOf, smallGame, useFolders } from '../support/atlas-folders.js';
import { cli, run } from '../support/command.js';

const { buildAtlas, foldAtlas, inspectAtlas, mergeAtlases, openAtlas, verifyAtlas } = atlas;
const makeFolder = useFolders();

const query = { ...smallGame, share: 60 };
const built = makeFolder();
const totals = await buildAtlas(built, query);
const folded = makeFolder();
await buildAtlas(folded, { ...query, keep: 'targets', shard: { index: 1, of: 2 } });
await foldAtlas(folded);
const whole = contentOf(built);

function copyOf(dir: string): string {
  const copy = makeFolder();
  cpSync(dir, copy, { recursive: true });
  return copy;
}

/** Changes the JSON of a file. */
function edit(path: string, change: (value: never) => unknown): void {
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as never)));
}

/** Runs each command on a folder. All refuse it, or finish: none prints a stack trace. */
function runAll(dir: string, chosen?: readonly string[]): void {
  const commands = [
    ['status', dir],
    ['verify', dir],
    ['query', dir, 'SELECT 1 AS one'],
    ['select', dir, '--count', '1'],
    ['figures', dir],
    ['fold', dir],
    ['merge', makeFolder(), dir],
    ['build', dir],
  ];
  for (const args of commands) {
    if (chosen?.includes(args[0]) === false) continue;
    const { status, stderr } = run('atlas', ...args);
    expect([0, 1, 2], `${args[0]}: ${stderr}`).toContain(status);
    expect(stderr, args[0]).not.toMatch(/^ +at .*:\d+:\d+\)?$/m);
  }
}

describe('an open atlas', () => {
  it('refuses options that it does not know', async () => {
    const open = await openAtlas(built);
    for (const options of [null, { sgnal: 1 }]) {
      const refused = expect.objectContaining({ code: 'invalid-option' }) as Error;
      await expect(open.boards(options as never).next()).rejects.toThrow(refused);
      await expect(open.targets(options as never).next()).rejects.toThrow(refused);
      await expect(open.select(options as never).next()).rejects.toThrow(refused);
      await expect(open.count(options as never)).rejects.toThrow(refused);
    }
    await open.close();
  });

  it('closes after a query whose tables could not be opened', async () => {
    const dir = copyOf(built);
    const open = await openAtlas(dir);
    writeFileSync(join(dir, 'boards.parquet'), 'x'.repeat(whole['boards.parquet'].length));
    await expect(open.query('SELECT 1 AS one')).rejects.toThrow('that DuckDB cannot read');
    await open.close();
    await open.close();
  });
});

describe('totals.json', () => {
  it.each<[string, string]>([
    ['cut off', whole['totals.json'].slice(0, 100)],
    ['empty', ''],
    ['of no properties', '{}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['of no totals', '{"totals":{}}'],
    ['of a wrong file', whole['totals.json'].replace('"boards.parquet"', '"../boards.parquet"')],
    ['of a wrong count', whole['totals.json'].replace(/"solvable":\d+/, '"solvable":"\\u001b[2J"')],
  ])('that is %s is named by status and verify, and repaired by build', async (_, text) => {
    const dir = copyOf(built);
    writeFileSync(join(dir, 'totals.json'), text);
    const damage = { path: 'totals.json', reason: 'it is not the record of an atlas; build again' };
    expect(inspectAtlas(dir)).toMatchObject({ complete: false });
    expect(inspectAtlas(dir).damaged).toContainEqual(damage);
    const { ok, faults } = await verifyAtlas(dir, { sample: 1 });
    expect(ok).toBe(false);
    expect(faults).toContainEqual(damage);
    const open = await openAtlas(dir);
    expect(await open.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await expect(open.count({})).rejects.toThrow('dir: expected a complete atlas, got one that is not');
    await open.close();
    expect(await buildAtlas(dir)).toEqual(totals);
    expect(contentOf(dir)).toEqual(whole);
  });

  it('that is damaged ends no command with a stack trace', () => {
    const dir = copyOf(built);
    writeFileSync(join(dir, 'totals.json'), '{"totals":{}}');
    runAll(dir);
  });
});

describe.each(['targets.parquet', 'boards.parquet', 'totals.json'])('%s', (path) => {
  it('that is missing is the only fault of a complete atlas, and is built again', async () => {
    const dir = copyOf(built);
    rmSync(join(dir, path));
    const fault = { path, reason: 'it is missing; build again' };
    const { complete, finished, shares, missing, damaged } = inspectAtlas(dir);
    expect({ complete, finished, missing, damaged }).toEqual({
      complete: false,
      finished: shares,
      missing: [],
      damaged: [fault],
    });
    expect((await verifyAtlas(dir, { sample: 1 })).faults).toEqual([fault]);
    expect(await buildAtlas(dir)).toEqual(totals);
    expect(contentOf(dir)).toEqual(whole);
  });
});

describe('atlas.json', () => {
  const plan = JSON.parse(whole['atlas.json']) as Record<string, unknown>;
  it.each<[object, string]>([
    [{ format: 1 }, 'one without pool'],
    [{ ...plan, size: 3 }, 'one whose properties do not agree'],
    [{ ...plan, boards: 1e9 }, 'one whose properties do not agree'],
    [{ ...plan, pool: [3, 2, 1, 4] }, 'one whose properties do not agree'],
    [{ ...plan, pool: { length: 4 } }, 'one that is refused (pool: expected an array'],
    [{ ...plan, to: 2 ** 40 }, 'one that is refused (to: expected'],
    [{ ...plan, rules: { values: 'natural' } }, 'one that is refused (rules.use: missing, expected'],
    [{ ...plan, more: 1 }, 'one that is refused (query.more: unknown'],
    [{ ...plan, engine: '\u001b[2J' }, 'one without the version that made it'],
  ])('of %j is refused', async (value, got) => {
    const dir = copyOf(built);
    writeFileSync(join(dir, 'atlas.json'), JSON.stringify(value));
    const message = `dir: expected the plan of an atlas in atlas.json, got ${got}`;
    expect(() => inspectAtlas(dir)).toThrow(message);
    await expect(openAtlas(dir)).rejects.toThrow(message);
    await expect(buildAtlas(dir)).rejects.toThrow(message);
    expect(contentOf(dir)).toEqual({ ...whole, 'atlas.json': JSON.stringify(value) });
  });

  it('of another format is named without what a terminal obeys', () => {
    const dir = copyOf(built);
    writeFileSync(join(dir, 'atlas.json'), JSON.stringify({ format: '\u001b[2J', engine: '\u001b[2J' }));
    const { status, stderr } = run('atlas', 'status', dir);
    expect(status).toBe(2);
    expect(stderr).toContain('got format "\\u001b[2J" (numbers-game unknown)');
    expect(stderr).not.toContain('\u001b');
  });

  it('that is a folder is refused', () => {
    const dir = makeFolder();
    mkdirSync(join(dir, 'atlas.json'), { recursive: true });
    expect(() => inspectAtlas(dir)).toThrow(/expected a regular file as .*atlas\.json, got a folder/);
  });
});

describe('the record of a share', () => {
  it.each<[string, (record: Record<string, unknown>) => unknown]>([
    ['null', () => null],
    ['without files', (record) => ({ ...record, files: undefined })],
    [
      'with a file outside',
      ({ files, ...rest }) => ({ ...rest, files: { ...(files as object), '../x': {} } }),
    ],
    ['of another length', (record) => ({ ...record, count: 1 })],
    ['with totals of text', (record) => ({ ...record, totals: { boards: '1' } })],
  ])('that is %s is damaged, and built again', async (_, change) => {
    const dir = copyOf(built);
    edit(join(dir, 'problems/60-60.json'), change);
    expect(inspectAtlas(dir).damaged).toEqual([
      { path: 'problems/60-60.json', reason: 'it is not the record of this share' },
    ]);
    expect((await verifyAtlas(dir, { sample: 1 })).ok).toBe(false);
    expect(await buildAtlas(dir)).toEqual(totals);
    expect(contentOf(dir)).toEqual(whole);
  });

  it('cannot make merge write outside of the folder', async () => {
    const dir = makeFolder();
    await buildAtlas(dir, { ...query, shard: { index: 1, of: 3 } });
    const outside = join(dirname(dir), 'outside');
    writeFileSync(outside, 'x');
    edit(join(dir, 'problems/0-60.json'), ({ files, ...rest }: { files: object }) => ({
      ...rest,
      files: { ...files, '../outside': { bytes: 1, sha256: '0'.repeat(64) } },
    }));
    const into = join(makeFolder(), 'inner', 'atlas');
    expect(await mergeAtlases(into, [dir])).toMatchObject({ copied: 0, missing: 3 });
    expect(existsSync(join(dirname(into), 'outside'))).toBe(false);
    rmSync(outside);
  });
});

describe('the record of a fold', () => {
  const path = 'parts/folded.json.gz';
  const record = JSON.parse(gunzipSync(readFileSync(join(folded, path))).toString()) as {
    shares: unknown;
    files: object;
  };
  it.each<[string, Uint8Array]>([
    ['no gzip', Buffer.from('{}')],
    ['empty', Buffer.alloc(0)],
    ['null', gzipSync('null')],
    ['of 10^9 shares', gzipSync(JSON.stringify({ ...record, shares: [[0, 1e9]] }))],
    [
      'of a file outside',
      gzipSync(JSON.stringify({ ...record, files: { '../x': { bytes: 0, sha256: '' } } })),
    ],
    ['larger than any record', gzipSync(Buffer.alloc(2 ** 28 + 1))],
  ])('that is %s is named, and its shares are built again', async (_, bytes) => {
    const dir = copyOf(folded);
    writeFileSync(join(dir, path), bytes);
    const damage = expect.objectContaining({ path }) as { path: string };
    expect(inspectAtlas(dir)).toMatchObject({ finished: 0, damaged: [damage] });
    expect((await verifyAtlas(dir)).faults).toContainEqual(damage);
    expect(await buildAtlas(dir)).toEqual(totals);
  });
});

describe('a table of a stranger', () => {
  /** Replaces a table, with the checksum of the new one in totals.json. */
  async function replaceTable(dir: string, name: string, bytes: Uint8Array): Promise<void> {
    const { createHash } = await import('node:crypto');
    writeFileSync(join(dir, name), bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    edit(join(dir, 'totals.json'), ({ files, ...rest }: { files: object }) => ({
      ...rest,
      files: { ...files, [name]: { bytes: bytes.length, sha256 } },
    }));
  }
  const column = (data: unknown[], type: 'INT64' | 'STRING' | 'INT32') =>
    new Uint8Array(
      parquetWriteBuffer({
        columnData: ['target', 'solvable'].map((name) => ({ name, data: data as never[], type })),
      }),
    );

  it.each<[string, Uint8Array]>([
    ['no Parquet', Buffer.from('PAR1 x PAR1')],
    ['of other rows', column([1, 2, 3], 'INT32')],
    [
      'of text',
      column(
        Array.from({ length: 111 }, () => 'x'),
        'STRING',
      ),
    ],
    [
      'of 64 bits',
      column(
        Array.from({ length: 111 }, () => 1n),
        'INT64',
      ),
    ],
  ])('that is %s is a fault for verify, and an error with advice for readers', async (_, bytes) => {
    const dir = copyOf(built);
    await replaceTable(dir, 'targets.parquet', bytes);
    const { faults } = await verifyAtlas(dir, { sample: 1 });
    expect(faults.map(({ path }) => path)).toContain('targets.parquet');
    const open = await openAtlas(dir);
    await expect(open.targets().next()).rejects.toThrow(
      'dir: expected a Parquet file as targets.parquet, got one that cannot be read',
    );
    await open.close();
    runAll(dir);
  });
});

describe('a link in the folder of a stranger', () => {
  it.each(['parts', 'problems'])('as %s is refused before anything is written or removed', (name) => {
    const dir = copyOf(built);
    const elsewhere = makeFolder();
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, 'mine.0-1-1.tmp'), 'mine');
    rmSync(join(dir, name), { recursive: true, force: true });
    symlinkSync(elsewhere, join(dir, name));
    const { status, stderr } = run('atlas', 'build', dir);
    expect(status).toBe(2);
    expect(stderr).toContain(`dir: expected ${name} to be a folder of the atlas, got a symbolic link`);
    expect(readdirSync(elsewhere)).toEqual(['mine.0-1-1.tmp']);
  });

  it('as a figure is replaced, and its target left alone', () => {
    const dir = copyOf(built);
    const mine = makeFolder();
    writeFileSync(mine, 'mine');
    symlinkSync(mine, join(dir, 'success.svg'));
    expect(run('atlas', 'figures', dir).status).toBe(0);
    expect(readFileSync(mine, 'utf8')).toBe('mine');
    expect(readFileSync(join(dir, 'success.svg'), 'utf8')).toContain('<svg');
  });
});

describe.skipIf(process.platform === 'win32')('a pipe or a device in the folder of an atlas', () => {
  const make: Record<string, (path: string) => void> = {
    'a pipe': (path) => void spawnSync('mkfifo', [path]),
    'a link to a device': (path) => {
      symlinkSync('/dev/zero', path);
    },
  };
  const files = [
    ...Object.keys(whole).map((name) => [built, name] as const),
    ...Object.keys(contentOf(folded))
      .filter((name) => name !== 'atlas.json')
      .map((name) => [folded, name] as const),
  ];

  /** Says in the records that a file has no bytes, as a pipe and a device say of themselves. */
  function recordAsEmpty(dir: string, name: string): void {
    for (const record of Object.keys(contentOf(dir))) {
      const path = join(dir, record);
      const isPacked = record.endsWith('.gz');
      const text = isPacked ? gunzipSync(readFileSync(path)).toString() : readFileSync(path, 'latin1');
      const empty = text.replace(`"${name}":{"bytes":`, `$&0,"was":`);
      if (empty !== text) writeFileSync(path, isPacked ? gzipSync(empty) : empty, 'latin1');
    }
  }

  it.each(Object.keys(make))('is named, and neither blocks nor fills the memory: %s', (kind) => {
    for (const [index, [source, name]] of files.entries()) {
      const dir = copyOf(source);
      recordAsEmpty(dir, name);
      rmSync(join(dir, name));
      make[kind](join(dir, name));
      const others = ['status', 'select', 'figures', 'fold', 'build'];
      for (const command of ['verify', others[index % others.length]]) {
        const { status, signal, stderr } = spawnSync(process.execPath, [cli, 'atlas', command, dir], {
          encoding: 'utf8',
          timeout: 60_000,
        });
        const message = `${command} with ${kind} as ${name}: ${stderr}`;
        expect(signal, message).toBeNull();
        // Others need not look at every file.
        if (command !== 'verify') continue;
        expect(status, message).toBe(2);
        expect(stderr).toContain(
          `dir: expected a regular file as ${join(dir, name)}, got a pipe or a device`,
        );
      }
    }
  });
});

describe('a build.lock that no build wrote', () => {
  it.each(['not ours', '{}', 'null', '{"pid":-1,"host":"x"}', '{"pid":1,"host":"\\u001b[2J"}'])(
    'such as %s says what to do, and stays',
    async (text) => {
      const dir = copyOf(built);
      const path = join(dir, 'build.lock');
      writeFileSync(path, text);
      // However old it is.
      utimesSync(path, new Date(0), new Date(0));
      await expect(buildAtlas(dir)).rejects.toThrow(
        `got one that no build of this package wrote; remove ${path} if no other program needs it, or choose another folder`,
      );
      expect(readFileSync(path, 'utf8')).toBe(text);
      const { status, stdout } = run('atlas', 'status', dir);
      expect(status).toBe(0);
      expect(stdout).not.toContain('\u001b');
      rmSync(path);
      expect(await buildAtlas(dir)).toEqual(totals);
    },
  );

  it('that is a folder says so, too', async () => {
    const dir = copyOf(built);
    mkdirSync(join(dir, 'build.lock'));
    await expect(buildAtlas(dir)).rejects.toThrow('that no build of this package wrote');
  });
});

it('files cut off at any length end no command with a stack trace', () => {
  const names = Object.keys(whole);
  for (const [index, name] of names.entries()) {
    const dir = copyOf(built);
    truncateSync(join(dir, name), Math.floor((whole[name].length * index) / names.length));
    runAll(dir, ['verify', 'select']);
  }
});
