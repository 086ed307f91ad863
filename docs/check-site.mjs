// Checks the site that VitePress built, in .vitepress/dist: each link and picture leads to a file of the site,
// and each anchor to an element of its page. VitePress itself checks only links between Markdown pages, and
// neither their anchors nor links to other files. Addresses outside the site are not requested.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

const BASE = 'http://site/';

/** The broken links of a built site, as `page: link`. */
export function findBrokenLinks(dist) {
  const anchors = new Map();
  const anchorsOf = (file) => {
    if (!anchors.has(file)) anchors.set(file, idsOf(readFileSync(join(dist, file), 'utf8')));
    return anchors.get(file);
  };
  return pagesOf(dist).flatMap((page) =>
    linksOf(readFileSync(join(dist, page), 'utf8'))
      .filter((link) => !isAlive(link, page))
      .map((link) => `${page}: ${link}`),
  );

  function isAlive(link, page) {
    const url = new URL(link, BASE + page);
    if (!url.href.startsWith(BASE)) return !url.hostname.endsWith('.invalid');
    const file = fileOf(dist, decodeURIComponent(url.pathname.slice(1)));
    if (file === undefined) return false;
    return (
      url.hash === '' || !file.endsWith('.html') || anchorsOf(file).has(decodeURIComponent(url.hash.slice(1)))
    );
  }
}

/** The file that a server of static files answers with, without `.html` at the end of addresses. */
function fileOf(dist, path) {
  const candidates = [path, `${path}.html`, posix.join(path, 'index.html')];
  return candidates.find((each) => existsSync(join(dist, each)) && statSync(join(dist, each)).isFile());
}

const pagesOf = (dist) =>
  readdirSync(dist, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && name !== '404.html');

const idsOf = (html) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => unescape(id)));

/** Addresses of links and pictures, without those of the same text. */
const linksOf = (html) => [
  ...new Set(
    [...html.matchAll(/<(?:a|img|script|link|source)\s[^>]*?(?:href|src)="([^"]*)"/g)]
      .map(([, link]) => unescape(link))
      .filter((link) => !/^(?:data|mailto):/.test(link)),
  ),
];

const unescape = (text) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");

if (process.argv[1] === import.meta.filename) {
  const broken = findBrokenLinks(join(import.meta.dirname, '.vitepress', 'dist'));
  for (const each of broken) console.error(each);
  if (broken.length > 0) throw new Error(`${broken.length} broken links in the site`);
}
