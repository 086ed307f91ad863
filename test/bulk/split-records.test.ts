// Text split into lines and rows: the same wherever its parts are cut, and nothing is lost.
import { describe, expect, it } from 'vitest';
import {
  LineSplitter,
  MAX_CHARACTERS,
  RowJoiner,
  type Piece,
} from '../../src/bulk/batch/records/split-records.js';
import { createRandom, seed } from '../support/random.js';

function linesOf(...parts: string[]): Piece[] {
  const splitter = new LineSplitter();
  return [...parts.flatMap((part) => splitter.push(part)), ...splitter.end()];
}

function rowsOf(text: string): Piece[] {
  const joiner = new RowJoiner();
  return [...linesOf(text).flatMap((line) => joiner.push(line)), ...joiner.end()];
}

describe('lines', () => {
  it(`are the same wherever the text is cut (seed ${seed})`, () => {
    const random = createRandom(910);
    for (let round = 0; round < 200; round++) {
      const text = Array.from({ length: random.integer(0, 12) }, () =>
        random.pick(['a', 'bc', '\n', '\r\n', ' ']),
      ).join('');
      const parts: string[] = [];
      for (let at = 0; at < text.length;) {
        const length = random.integer(0, 4);
        parts.push(text.slice(at, at + length));
        at += length;
      }
      const expected = text.split('\n').map((line, index) => ({ text: line, line: index + 1 }));
      expect(linesOf(...parts), JSON.stringify(parts)).toEqual(expected);
    }
  });

  it('that are too long leave their number', () => {
    const part = 'x'.repeat(MAX_CHARACTERS / 4);
    expect(linesOf('a\n', part, part, part, part, '\nb')).toMatchObject([
      { text: 'a' },
      { text: part.repeat(4), line: 2 },
      { text: 'b', line: 3 },
    ]);
    expect(linesOf('a\n', part, part, part, part, 'x', part, '\nb')).toEqual([
      { text: 'a', line: 1 },
      { text: null, line: 2 },
      { text: 'b', line: 3 },
    ]);
  });
});

describe('rows', () => {
  const texts = (text: string) => rowsOf(text).map((row) => [row.line, row.text]);

  it.each([
    [
      'a,b\nc',
      [
        [1, 'a,b'],
        [2, 'c'],
      ],
    ],
    [
      'a,"b\nc",d\ne',
      [
        [1, 'a,"b\nc",d'],
        [3, 'e'],
      ],
    ],
    [
      '"a\r\n\r\nb"\r\nc',
      [
        [1, '"a\r\n\r\nb"'],
        [4, 'c'],
      ],
    ],
    [
      '"a""\n""b",\n"c"',
      [
        [1, '"a""\n""b",'],
        [3, '"c"'],
      ],
    ],
    // A quote where none can be, or one that is never closed, costs its own line and no other.
    [
      'a"b\nc',
      [
        [1, 'a"b'],
        [2, 'c'],
      ],
    ],
    [
      '"a"b\nc',
      [
        [1, '"a"b'],
        [2, 'c'],
      ],
    ],
    [
      '"a\nb\nc',
      [
        [1, '"a'],
        [2, 'b'],
        [3, 'c'],
      ],
    ],
    [
      '"a\nb,"c"\nd',
      [
        [1, '"a'],
        [2, 'b,"c"'],
        [3, 'd'],
      ],
    ],
    [
      '"a\n"b\nc\n"d',
      [
        [1, '"a'],
        [2, '"b'],
        [3, 'c'],
        [4, '"d'],
      ],
    ],
  ])('of %j', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('end after 100 lines', () => {
    const cell = (lines: number) => `"${'x\n'.repeat(lines - 1)}"`;
    expect(texts(`${cell(100)}\nb`)).toEqual([
      [1, cell(100)],
      [101, 'b'],
    ]);
    expect(texts(`${cell(101)}\nb`)).toHaveLength(102);
  });
});
