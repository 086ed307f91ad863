// Measured figures in the documents: times, rates, memory. Each is written from bench/results by
// bench/readme.mjs, or stands in the table of long runs with its date and command, or is listed here with its
// source. Results of several runs are announced as such.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documents, readDocument, readProse } from '../support/documents.js';

interface Results {
  readonly suite: string;
  readonly run?: string;
  readonly date: string;
  readonly commit?: string;
  readonly machine: object;
}

const root = join(import.meta.dirname, '..', '..');
const { href } = new URL('../../bench/', import.meta.url);
const { describeRuns, readResults } = (await import(`${href}runs.mjs`)) as {
  describeRuns: (all: readonly Results[]) => string;
  readResults: () => Record<string, Results>;
};
const { writeFigures } = (await import(`${href}readme.mjs`)) as {
  writeFigures: (file: string) => Promise<string>;
};

const UNIT = '(?:ns|µs|ms|s|min|h|(?:nano|micro|milli)?seconds?|minutes?|hours?|days?|[kMG]i?B|bytes)';
const COUNT =
  '(?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|half an?|quarter of an)';
const FIGURE = new RegExp(
  [
    `(?<!\\w)${COUNT}[ \u00a0\u202f-]?${UNIT}(?!\\w)`,
    `(?<!\\w)${COUNT} (?:times|×) (?:as (?:fast|slow|long|large)|faster|slower|longer|larger)`,
    `(?<!\\w)\\d[\\d.,]* (?:[a-z]+ ){0,5}(?:a|per) (?:second|minute|hour)(?!\\w)`,
  ].join('|'),
  'gi',
);

const BUILD = 'a size that test/element/element.browser.test.ts or `npm --prefix app run budget` measures';
const RECORD = 'test/fuzz/recorded-run.json, which verification.test.ts compares with the page';
const DESIGN = 'a constant of the source, or a promise that tests check';
const PAPER = 'the paper';
const SHOW = 'the seconds of a show, in its record';

/** Texts with figures that no suite measures, by document, and their sources. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'README.md': { '59 kB for': BUILD, '32 kB for': BUILD, '103 kB gzipped': BUILD },
  'docs/records.md': { '30 s': SHOW, '90 s': SHOW, '45 s': SHOW },
  'docs/guide/games.md': { '30 s': SHOW, '90 s': SHOW, '45 s': SHOW },
  'docs/verification.md': {
    'In 77 minutes': RECORD,
    '4,958 seconds': RECORD,
    '9,049 seconds': 'test/fuzz/small-boards-run.json, which verification.test.ts compares with the page',
    'turns of 20 seconds': DESIGN,
    '21 minutes': RECORD,
  },
  'docs/atlas.md': { 'a timed sample of about four seconds': DESIGN },
  'docs/benchmarks.md': {
    'The paper reports 26 s': PAPER,
    '1.3 to 2.2 times as long': '`npm run bench:compare -- b8f4134b --only verify`, medians of pairs',
  },
  'docs/background/corrections.md': {
    'half as many': PAPER,
    '5 times faster': PAPER,
    '160 s and 26 s': PAPER,
  },
  'docs/background/published-algorithms.md': {
    'slots of 8 bytes': DESIGN,
    '2 GiB': DESIGN,
    '40 GB according to the paper': PAPER,
  },
  'docs/guide/element.md': {
    '103 kB': BUILD,
    '44 kB gzipped': BUILD,
    'three minutes': DESIGN,
    'five seconds': DESIGN,
  },
  'docs/guide/first-steps.md': { '512 KiB': DESIGN, '2 GiB': DESIGN },
  'docs/guide/limits.md': {
    'at most 50 ms late': DESIGN,
    'limited to five seconds': DESIGN,
    '2 GiB': DESIGN,
    '16 MiB': DESIGN,
  },
  'docs/guide/web-app.md': { 'thirty seconds': DESIGN, 'three minutes': DESIGN, '5 seconds': DESIGN },
  'docs/guide/reach.md': { '512 KiB': DESIGN, '1 GiB': DESIGN },
  'docs/guide/size.md': {
    '10 MB (4 MB': 'bounds in package.test.ts',
    '103 kB': BUILD,
    '15 kB': BUILD,
  },
  'docs/guide/verify.md': { '31 kB': BUILD },
  'docs/stability.md': { '65,536 bytes': DESIGN },
  'docs/guide/workers.md': { 'after 25 ms': DESIGN, 'about ten milliseconds': DESIGN },
};

/** The game 24s is none. */
const NAMES = /\b24s\b/g;
const LONG_RUNS = /\n## Long runs\n[^]*?(?=\n## |$)/;

/** A document without code, generated figures and the table of long runs. */
function typedText(path: string): string {
  return readProse(path)
    .replace(/```[^]*?```/g, '')
    .replace(/<!-- bench:[\w-]+ -->[^]*?<!-- \/bench -->/g, '')
    .replace(LONG_RUNS, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(NAMES, '');
}

const findFigures = (text: string) => [...text.matchAll(FIGURE)].map(([figure]) => figure);

it('finds figures', () => {
  const text =
    'It takes 0.4 ms, 1,900 s, two minutes or 3 MiB, is 5 times as fast, and does 39,000 boards a second.';
  expect(findFigures(text)).toHaveLength(6);
  expect(findFigures('2 shares of 5 hands, six numbers, 10^5 boards, n = 6')).toEqual([]);
});

// The changelog tells what was measured for a release.
describe.each(documents.filter((path) => !path.endsWith('changelog.md')))('%s', (path) => {
  it('has no typed figures', () => {
    const exceptions = Object.keys(EXCEPTIONS[path] ?? {});
    const text = typedText(path);
    expect(exceptions.filter((each) => !text.includes(each))).toEqual([]);
    expect(findFigures(exceptions.reduce((rest, each) => rest.replaceAll(each, ''), text))).toEqual([]);
  });

  it('has the figures of bench/results', { tags: 'long' }, async () => {
    expect(await writeFigures(join(root, path))).toBe(readDocument(path));
  });
});

it('has a date, a command and a time for each long run', () => {
  const [section] = LONG_RUNS.exec(readDocument('docs/benchmarks.md')) ?? [''];
  const rows = section.split('\n').filter((line) => line.startsWith('| 2'));
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    expect(row).toMatch(/^\| 20\d\d-\d\d-\d\d \| .*`.+`.* \|.*\d (?:s|min|h) .*\|/);
  }
  expect(section).toMatch(/Node \d+.*numbers-game \d/s);
});

describe('results', () => {
  const machine = { cpu: 'A', cores: 2, node: 'v20', platform: 'linux x64', version: '1.0.0' };
  const result = (suite: string, run: string, date: string) => ({ suite, run, date, commit: 'abc', machine });

  it('of one run are described by one line', () => {
    const all = ['solve', 'reach'].map((suite) => result(suite, 'r1', '2026-01-02'));
    expect(describeRuns(all)).toBe(
      'Measured on 2026-01-02 with numbers-game 1.0.0, Node v20, linux x64, 2 x A, commit abc, all in one run.',
    );
  });

  it('of several runs name the suites of all but the largest', () => {
    const all = ['solve', 'reach'].map((suite) => result(suite, 'r1', '2026-01-02'));
    const text = describeRuns([
      ...all,
      result('batch', 'r2', '2026-01-02'),
      result('hands', 'r3', '2026-01-03'),
    ]);
    expect(text).toContain(
      'commit abc. These suites were measured in other runs:\n\n- Measured on 2026-01-02',
    );
    expect(text).toContain('`batch`.\n- Measured on 2026-01-03');
    expect(text.endsWith('`hands`.')).toBe(true);
  });

  it('are named in the benchmarks as they are', () => {
    const isMixed = new Set(Object.values(readResults()).map(({ run, date }) => run ?? date)).size > 1;
    expect(readDocument('docs/benchmarks.md').includes('These suites were measured in')).toBe(isMixed);
  });
});
