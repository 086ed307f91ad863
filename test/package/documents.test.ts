// The links between the pages of docs/ and from README.md to them: each leads to a file, and to a heading if
// it names one. And the tables of errors and of reasons, which are complete.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documents, readDocument } from '../support/documents.js';
import { REASONS } from '../../src/verify/verify-types.js';

const root = join(import.meta.dirname, '..', '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { homepage: string };
const SITE = `${manifest.homepage}/`;

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

describe.each(documents)('%s', (path) => {
  it('has links that lead somewhere', () => {
    const broken = linksOf(path).filter((link) => {
      const isSite = link.startsWith(SITE);
      if (!isSite && /^[a-z]+:/.test(link)) return false;
      const { file, anchor } = /^(?<file>[^#]*)#?(?<anchor>.*)$/.exec(
        isSite ? link.slice(SITE.length) : link,
      )!.groups!;
      const target = isSite ? `docs/${file}.md` : file === '' ? path : posix.join(posix.dirname(path), file);
      if (!existsSync(join(root, target))) return true;
      return anchor !== '' && !anchorsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

describe('the table', () => {
  /** The first cells below a heading. */
  const namesOf = (path: string, heading: string) => {
    const [, section] = readDocument(path).split(`\n## ${heading}\n`);
    return [...section.split('\n## ')[0].matchAll(/^\| `([a-z-]+)`/gm)].map(([, name]) => name);
  };

  it('of errors has every code', () => {
    const source = readFileSync(join(root, 'src', 'core', 'errors.ts'), 'utf8');
    const codes = [...source.matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(10);
    expect(namesOf('docs/guide/first-steps.md', 'Errors').sort()).toEqual(codes.sort());
  });

  it('of reasons has every one, in the order in which they apply', () => {
    expect(namesOf('docs/guide/verify.md', 'Reasons')).toEqual(REASONS);
  });
});
