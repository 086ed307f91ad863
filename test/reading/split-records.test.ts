// Text split into lines and rows: the same wherever its parts are cut, and nothing is lost.
import { describe, expect, it } from 'vitest';
import {
  ArraySplitter,
  LineSplitter,
  MAX_CHARACTERS,
  RowSplitter,
  type Piece,
  type Splitter,
} from '../../src/reading/files/split-records.js';
import { createRandom, seed, type Random } from '../support/random.js';

function split(splitter: Splitter, parts: readonly string[]): Piece[] {
  const pieces = [...parts.flatMap((part) => splitter.push(part)), ...splitter.end()];
  return pieces.map(({ text, line }) => ({ text, line }));
}

const linesOf = (...parts: string[]) => split(new LineSplitter(), parts);
const rowsOf = (text: string, separator = ',') => split(new RowSplitter(separator), [text]);
const itemsOf = (...parts: string[]) =>
  split(new ArraySplitter(), parts).map(({ line, text }) => [line, text]);

/** Cuts a text into parts at random. */
function cut(random: Random, text: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const length = random.integer(0, 4);
    parts.push(text.slice(at, at + length));
    at += length;
  }
  return parts;
}

describe('lines', () => {
  it(`are the same wherever the text is cut (seed ${seed})`, () => {
    const random = createRandom(910);
    for (let round = 0; round < 200; round++) {
      const text = Array.from({ length: random.integer(0, 12) }, () =>
        random.pick(['a', 'bc', '\n', '\r\n', '\r', ' ']),
      ).join('');
      const parts = cut(random, text);
      const expected = text.split(/\r\n|\r|\n/).map((line, index) => ({ text: line, line: index + 1 }));
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

  it('may have other separators, and keep line breaks in cells', () => {
    const rows = rowsOf('"a,\r""b";c\r1;"x\r\ny"\r2;3', ';').map((row) => [row.line, row.text]);
    expect(rows).toEqual([
      [1, '"a,\r""b";c'],
      [3, '1;"x\r\ny"'],
      [5, '2;3'],
    ]);
  });

  it.each([100, 1000, 200_000])('may have %d lines', (lines) => {
    const cell = `"${'1 2,3\n'.repeat(lines - 1)}"`;
    expect(texts(`${cell}\nb`)).toEqual([
      [1, cell],
      [lines + 1, 'b'],
    ]);
  });

  it('without a closing quote cost their first line, however long they are', () => {
    const lines = Array.from({ length: 200_000 }, (_, index) => `${index}`);
    expect(texts(`"${lines.join('\n')}`)).toHaveLength(lines.length);
    const part = 'x'.repeat(MAX_CHARACTERS / 2);
    expect(rowsOf(`a,"${part}\n${part}\nb\n"c"`)).toEqual([
      { text: `a,"${part}`, line: 1 },
      { text: part, line: 2 },
      { text: 'b', line: 3 },
      { text: '"c"', line: 4 },
    ]);
  });

  it(`are the same wherever the text is cut (seed ${seed})`, () => {
    const random = createRandom(911);
    for (let round = 0; round < 500; round++) {
      const text = Array.from({ length: random.integer(0, 16) }, () =>
        random.pick(['a', ',', '"', '"', '""', '\n', '\r\n', '\r']),
      ).join('');
      const parts = cut(random, text);
      expect(split(new RowSplitter(','), parts), JSON.stringify(parts)).toEqual(rowsOf(text));
    }
  });
});

describe('items of an array', () => {
  it.each<[string, [number, string][]]>([
    ['[]', []],
    [
      '[{"a":1},{"b":[2,{"c":"}]"}]}]',
      [
        [1, '{"a":1}'],
        [1, '{"b":[2,{"c":"}]"}]}'],
      ],
    ],
    [
      '[\n {"a": 1},\r\n {\n"b": 2\n}\n]\n',
      [
        [2, '{"a": 1}'],
        [3, '{ "b": 2 }'],
      ],
    ],
    [
      '[{"a":"\\\\"},{"b":"\\"]"},3]',
      [
        [1, '{"a":"\\\\"}'],
        [1, '{"b":"\\"]"}'],
        [1, '3'],
      ],
    ],
    [
      '[\n7,\r\n"x", null,\n\n{"a":1},\n\n true\n]',
      [
        [2, '7'],
        [3, '"x"'],
        [3, 'null'],
        [5, '{"a":1}'],
        [7, 'true'],
      ],
    ],
    ['\n\n[null]', [[3, 'null']]],
    // An end that is missing, or a text behind it, is a record of its own, which is refused later.
    [
      '[{"a":1},\n{"b"',
      [
        [1, '{"a":1}'],
        [2, '{"b"'],
      ],
    ],
    [
      '[{"a":1}]\n{"b":2}',
      [
        [1, '{"a":1}'],
        [1, '{"b":2}'],
      ],
    ],
  ])('of %j', (text, expected) => {
    expect(itemsOf(text)).toEqual(expected);
    expect(itemsOf(...Array.from(text))).toEqual(expected);
  });

  it('that are too long leave their number', () => {
    const part = 'x'.repeat(MAX_CHARACTERS);
    expect(itemsOf('[{"a":"', part, '"},\n{"b":1}]')).toEqual([
      [1, null],
      [2, '{"b":1}'],
    ]);
  });
});
