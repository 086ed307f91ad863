// `npm run bench:readme`: writes the figures of README.md and of docs/ from bench/results/, and the charts
// beside the results. Nobody types figures there. A section has lines of its own, a figure stands in a text:
//
//   <!-- bench:NAME -->          The call takes <!-- bench:NAME -->0.4 ms<!-- /bench -->.
//   ...
//   <!-- /bench -->
//
// sections.mjs and figures-in-sentences.mjs have the names. What lacks its results stays as it is.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { figures } from './figures-in-sentences.mjs';
import { readHistory } from './history.mjs';
import { plot } from './report.mjs';
import { readResults, RESULTS } from './runs.mjs';
import { sections } from './sections.mjs';
import { isMain } from '../scripts/is-main.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const suites = readResults();

if (isMain(import.meta.url)) {
  for (const data of Object.values(suites)) await plot(data, RESULTS);
  await plot({ suite: 'history', runs: readHistory() }, RESULTS);
  for (const file of listDocuments()) writeFileSync(file, await writeFigures(file));
}

/** README.md and the pages. */
export function listDocuments() {
  const pages = ['docs', 'docs/guide', 'docs/background'].flatMap((folder) =>
    readdirSync(`${root}${folder}`)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${root}${folder}/${name}`),
  );
  return [`${root}README.md`, ...pages];
}

/** The text of a document with the figures of today's results. */
export async function writeFigures(file) {
  const charts = relative(dirname(file), RESULTS).replaceAll('\\', '/');
  // README.md has no charts, since the package has none.
  const image = (suite, description) =>
    charts.startsWith('..') ? `![${description}](${charts}/${suite}.svg)` : '';
  const text = readFileSync(file, 'utf8');
  const written = text
    .replace(/(<!-- bench:([\w-]+) -->\n)\n[^]*?(\n<!-- \/bench -->)/g, (section, begin, name, end) => {
      const content = write(sections, name, file, image);
      return content === undefined ? section : `${begin}\n${content}\n${end}`;
    })
    .replace(/(<!-- bench:([\w-]+) -->)(?!\n\n)[^]+?(<!-- \/bench -->)/g, (figure, begin, name, end) => {
      const content = write(figures, name, file, image);
      return content === undefined ? figure : `${begin}${content}${end}`;
    });
  if (written === text) return text;
  return format(written, { ...(await resolveConfig(file)), parser: 'markdown' });
}

/** A section or figure: { from, write }, where `from` are the suites that it needs. */
function write(all, name, file, image) {
  if (!(name in all)) throw new Error(`${file}: no section or figure named ${name}`);
  const { from, write } = all[name];
  return from.every((suite) => suites[suite]) ? write(suites, image) : undefined;
}
