// The links between the pages of docs/ and from README.md to them: each leads to a file, and to a heading if
// it names one.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documents, readDocument } from './documents.js';

const SITE = 'https://numbers-game.invalid/';
const root = join(import.meta.dirname, '..');

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
      const target = isSite ? `docs/${file}.md` : file === '' ? path : join(dirname(path), file);
      if (!existsSync(join(root, target))) return true;
      return anchor !== '' && !anchorsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});
