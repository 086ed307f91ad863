// The links between README.md, the pages of docs/ and the other documents at the root: each leads to a file
// of the repository that the package has, too, and to a heading if it names one. And the lists of errors and
// of reasons, which are complete; docs/check-site.mjs checks the links of the built site.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documents, readDocument, readProse } from '../support/documents.js';
import { BASIC_OPERATORS, OPERATOR_NAMES } from '../../src/core/operator-notation.js';
import { gameIds } from '../../src/core/puzzle/games.js';
import { OPERATORS } from '../../src/expression/operators/all-rows.js';
import { REASONS } from '../../src/verify/verify-types.js';

const root = join(import.meta.dirname, '..', '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { files: string[] };
const LINKED = [
  ...documents,
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CITATION.cff',
  'examples/README.md',
];

/** Files of npm that are in every package. */
const ALWAYS = ['README.md', 'LICENSE', 'package.json'];

/** Whether the package has a file, by the patterns of package.json. */
function isPacked(path: string): boolean {
  const matches = (pattern: string) =>
    path === pattern ||
    path.startsWith(`${pattern}/`) ||
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(path);
  const excluded = manifest.files.filter((pattern) => pattern.startsWith('!')).map((each) => each.slice(1));
  return ALWAYS.includes(path) || (manifest.files.some(matches) && !excluded.some(matches));
}

/** The anchors of the headings of a page, as the site makes them. */
function anchorsOf(path: string): string[] {
  return [...readDocument(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function linksOf(path: string): string[] {
  const text = readDocument(path).replace(/```[^]*?```/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link);
}

describe.each(LINKED)('%s', (path) => {
  it('has links that lead somewhere, in the package as well', () => {
    const broken = linksOf(path).filter((link) => {
      if (/^[a-z]+:/.test(link)) return false;
      const { file, anchor } = /^(?<file>[^#]*)#?(?<anchor>.*)$/.exec(link)!.groups!;
      const target = file === '' ? path : posix.join(posix.dirname(path), file);
      if (!existsSync(join(root, target)) || !isPacked(target)) return true;
      return anchor !== '' && !anchorsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('names no address that does not exist', () => {
    expect(readDocument(path)).not.toMatch(/[\w-]\.invalid\b/);
  });
});

it.each(documents)('no line of %s begins with a comment and goes on: it would end its paragraph', (path) => {
  expect(readDocument(path)).not.toMatch(/^ *<!-- [\w:-]+ -->[^\n]/m);
});

it('README.md has at most 180 lines', () => {
  expect(readDocument('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(180);
});

describe('the table', () => {
  /** The names that begin rows. */
  const firstCells = (text: string) => [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);

  /** The first cells below a heading. */
  const namesOf = (path: string, heading: string) => {
    const [, section] = readDocument(path).split(`\n## ${heading}\n`);
    return firstCells(section.split('\n## ')[0]);
  };

  it('of errors has a section for every code', () => {
    const source = readFileSync(join(root, 'src', 'core', 'errors.ts'), 'utf8');
    const codes = [...source.matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(10);
    const sections = [...readDocument('docs/guide/errors.md').matchAll(/^## `([a-z-]+)`$/gm)];
    expect(sections.map(([, code]) => code).sort()).toEqual(codes.sort());
  });

  it('of reasons has every one, in the order in which they apply', () => {
    expect(namesOf('docs/guide/verify.md', 'Reasons')).toEqual(REASONS);
  });

  it('of operators has every one beyond the four, in the order of the registry', () => {
    const further = OPERATOR_NAMES.slice(BASIC_OPERATORS.length);
    expect(namesOf('docs/guide/operators.md', 'Operators and their domains')).toEqual(further);
  });

  it('of trees has every operator in the row of its operands', () => {
    const [, trees] = readDocument('docs/guide/expressions.md').split('\n## Trees\n');
    const rows = [...trees.matchAll(/^\| `\w+` +\| [^|]+\| ([^;|]+)/gm)].map(([, cell]) => cell.trim());
    expect(rows).toEqual(
      ([2, 1, 'many'] as const).map((wanted) =>
        OPERATORS.filter(({ arity }) => arity === wanted)
          .map(({ operator }) => `\`${operator}\``)
          .join(', '),
      ),
    );
  });

  it('of games has every one, in the order of the registry, and README.md names each', () => {
    const [table] = readDocument('docs/guide/games.md').split('\n## ');
    expect(firstCells(table)).toEqual(gameIds);
    const sentence = /^`games` has a record for each game: .*?\./m.exec(readProse('README.md'))![0];
    expect([...sentence.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual(['games', ...gameIds]);
  });
});
