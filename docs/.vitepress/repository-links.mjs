// Pages link to each other, and to files outside docs/, by paths of the repository, so that they work where they
// are read: in a checkout, in the package, on the site. Here, when the site is built, links to files outside
// docs/ become links to the pages that show these files; a link to a file that no page shows is an error.
import { posix } from 'node:path';

/** Pages of the site that show a file from outside docs/. */
const SHOWN = {
  'README.md': 'index.md',
  'CHANGELOG.md': 'changelog.md',
  'CONTRIBUTING.md': 'contributing.md',
  'SECURITY.md': 'security.md',
  'examples/README.md': 'examples.md',
};

/** Files that the site serves as they are. */
export const SERVED = ['CITATION.cff', 'LICENSE', 'THIRD-PARTY.md'];

/** A plugin of markdown-it, which VitePress reads pages with. */
export function linkRepositoryFiles(markdown) {
  markdown.core.ruler.push('repository-links', ({ tokens, env }) => {
    for (const { children } of tokens) {
      for (const token of children ?? []) {
        if (token.type === 'link_open')
          token.attrSet('href', toSiteLink(token.attrGet('href'), env.relativePath));
      }
    }
  });
}

/** A link as it stands in a page of docs/, for the site. */
export function toSiteLink(href, page) {
  if (/^(?:[a-z]+:|#|\/)/.test(href) || page === undefined) return href;
  const [path, hash = ''] = href.split(/(?=#)/);
  const [source = posix.join('docs', page)] = Object.keys(SHOWN).filter(
    (name) => SHOWN[name] === page && name !== 'README.md',
  );
  const file = posix.join(posix.dirname(source), path);
  const target = targetOf(file);
  if (target === undefined) throw new Error(`${source}: no page of the site shows ${file}`);
  if (SERVED.includes(target)) return `/${target}`;
  return posix.join('.', posix.relative(posix.dirname(page), target)).replace(/^(?!\.)/, './') + hash;
}

function targetOf(file) {
  if (file in SHOWN) return SHOWN[file];
  if (SERVED.includes(file)) return file;
  if (file.startsWith('docs/')) return file.slice('docs/'.length);
  return file.startsWith('examples/') ? SHOWN['examples/README.md'] : undefined;
}
