// Files of rows by their content, as bytes that arrive in parts. Texts: test/batch/batch.slow.test.ts.
import { gzipSync } from 'node:zlib';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, describe, expect, it } from 'vitest';
import { openRecords, readFile, readRecords } from '../../src/reading/files.js';
import type { TextParts } from '../../src/reading/files/decode-text.js';
import { findField } from '../../src/reading/row-fields.js';
import { createRandom, seed } from '../support/random.js';

const folder = mkdtempSync(join(tmpdir(), 'numbers-game-files-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function rowsOf(text: TextParts): Promise<object[]> {
  const rows: object[] = [];
  for await (const { table, pieces } of readRecords(text, { name: 'x', find: findField })) {
    const texts = pieces.map((piece) => piece.text);
    const read = openRecords(texts, table);
    rows.push(...texts.map((_, index) => read(index)));
  }
  return rows;
}

const table = new Uint8Array(
  parquetWriteBuffer({
    columnData: [
      {
        name: 'nums',
        data: [
          [4, 6],
          [1, 2],
        ],
        type: 'JSON',
      },
      { name: 'target', data: [24n, 9007199254740993n], type: 'INT64' },
      { name: 'completion', data: ['4 * 6', null], type: 'STRING', nullable: true },
    ],
    rowGroupSize: 1,
  }),
);
const tableRows = [
  { nums: [4, 6], target: 24, completion: '4 * 6' },
  { nums: [1, 2], target: '9007199254740993', completion: null },
];

describe('Parquet', () => {
  it('is read from a file, and from a pipe, also compressed', async () => {
    const file = join(folder, 'x.txt');
    writeFileSync(file, table);
    expect(await rowsOf(readFile(file))).toEqual(tableRows);
    expect(await rowsOf([table.subarray(0, 2), table.subarray(2, 9), table.subarray(9)])).toEqual(tableRows);
    expect(await rowsOf([gzipSync(table)])).toEqual(tableRows);
  });

  it(`with damaged columns is refused once, and no promise is left (seed ${seed})`, async () => {
    const random = createRandom(6601);
    const columnData = ['numbers', 'a', 'b', 'c'].map((name) => ({ name, data: ['1 2', '3 4', '5 6'] }));
    const whole = parquetWriteBuffer({ columnData, codec: 'GZIP', compressors: { GZIP: gzipSync } });
    for (let round = 0; round < 300; round++) {
      const damaged = new Uint8Array(whole.slice(0));
      for (let flip = 0; flip < 4; flip++)
        damaged[random.integer(4, damaged.length - 9)] = random.integer(0, 255);
      try {
        await rowsOf([damaged]);
      } catch (error) {
        expect(error).toMatchObject({ name: 'NumbersGameError' });
      }
    }
  });

  it('that is damaged is refused', async () => {
    await expect(rowsOf([table.subarray(0, 40)])).rejects.toMatchObject({
      code: 'invalid-option',
      message: expect.stringMatching(/^x: expected a Parquet file, got one that cannot be read/) as string,
    });
  });
});

it('keeps an empty cell of an answer, which is missing, and no other', async () => {
  const text = new TextEncoder().encode('numbers,target,answer\n4 6,24,\n4 6,,4 * 6\n');
  expect(await rowsOf([text])).toEqual([
    { numbers: [4, 6], target: 24, answer: '' },
    { numbers: [4, 6], answer: '4 * 6' },
  ]);
});

it('passes the parts of a text on as they come', async () => {
  const taken: string[] = [];
  function* lines() {
    for (const line of ['{"a":1}\n', '{"b":2}\n']) {
      taken.push(line);
      yield new TextEncoder().encode(line);
    }
  }
  for await (const { pieces } of readRecords(lines(), { name: 'x', find: findField })) {
    expect(pieces).toHaveLength(1);
    expect(taken).toHaveLength(1);
    break;
  }
});

it('reads boards in cells, and may have empty columns without names', async () => {
  const text = 'numbers,game,,\n3 3 8 8 = 24,24,,\n"[3,3,8,8], 24",24,,\n"3, 3, 8, 8",24,,\n';
  expect(await rowsOf([text])).toEqual([
    { numbers: '3 3 8 8 = 24', game: '24' },
    { numbers: '[3,3,8,8], 24', game: '24' },
    { numbers: [3, 3, 8, 8], game: '24' },
  ]);
  await expect(rowsOf([`${text}3 8,24,a,b\n`])).rejects.toMatchObject({
    message: 'line: expected at most one column without a name, got "b"',
  });
});

it('refuses an array without its end, behind its objects', async () => {
  const text = '[{"numbers":[3,8],"target":24},{"numbers":[4,6],"target":24}';
  const taken: unknown[] = [];
  const read = async () => {
    for await (const { pieces } of readRecords([text], { name: 'x', find: findField })) taken.push(...pieces);
  };
  await expect(read()).rejects.toMatchObject({
    code: 'invalid-option',
    message: 'x: expected ] behind the last object, got the end of the file',
  });
  expect(taken).toHaveLength(2);
});

it('reads an array that begins with null', async () => {
  const texts: (string | null)[] = [];
  for await (const { pieces } of readRecords(['[null, {"numbers":[3,8]}]'], { name: 'x', find: findField }))
    texts.push(...pieces.map(String));
  expect(texts).toHaveLength(2);
});

it('reads an empty text as no rows', async () => {
  for (const text of [[], [''], ['\n \n'], [gzipSync('')], ['numbers,target\n']])
    expect(await rowsOf(text)).toEqual([]);
});

it.each([
  ['\n', '{"numbers":[3,8],"target":24}\n', [{ numbers: [3, 8], target: 24 }]],
  ['\n', 'numbers,target\n3 8,24\n', null],
  ['[ ', '{"numbers":[3,8]}]', null],
])(
  'reads no more of blanks behind %j than a million characters before it knows the format',
  { tags: 'long' },
  async (begin, rest, rows) => {
    let parts = 0;
    function* text() {
      for (; parts < 20; parts++) yield (parts === 0 ? begin : '') + '\n'.repeat(100_000);
      yield rest;
    }
    const first = await readRecords(text(), { name: 'x', find: findField }).next();
    expect(parts).toBeLessThan(12);
    expect(first.value).toMatchObject({ table: null });
    if (rows !== null) expect(await rowsOf(text())).toEqual(rows);
  },
);
