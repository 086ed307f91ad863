// Writes a list as one HTML file: totals, contents with a link to each entry, the entries with their
// solutions in MathML, and the totals again. Chromium prints it as PDF, in which the links work, too.
//
// Contents and totals come first, so all entries have to be known before the first line is written. They are
// kept as text, and formulas are made as they are written: a solution takes about 100 bytes.
import type { Entry } from './solve-problem.js';
import type { ListTotals } from './list-entries.js';
import { describeEntry, describeTotals, nameProblem, type Heading } from './list-words.js';
import { escapeText, FORMULA_SCRIPT, openPage, writeFormula } from './page-frame.js';
import { LIST_STYLES, PAGE_STYLES } from './page-styles.js';
import { SEARCH_SCRIPT } from './search-script.js';

/** Maximum number of solutions of an entry that is not divided between two sheets of paper. */
const SHORT = 12;

/** Writes the page of a list. */
export function* writeListPage(
  entries: readonly Entry[],
  heading: Heading,
  totals: ListTotals,
): Generator<string> {
  const total = `<p class="total">${escapeText(describeTotals(totals, heading))}.</p>\n`;
  yield openPage(heading.title, [PAGE_STYLES, LIST_STYLES]);
  yield `<h1>${escapeText(heading.title)}</h1>\n<p class="facts">${escapeText(heading.facts.join('; '))}</p>\n${total}`;
  yield `<p class="search" hidden><label>Search <input type="search" placeholder="numbers, such as 3 8" autocomplete="off"></label><output></output></p>\n`;
  yield* writeContents(entries, heading);
  yield '<main>\n';
  for (const entry of entries) yield writeEntry(entry, heading);
  yield `</main>\n${total}${FORMULA_SCRIPT}${SEARCH_SCRIPT}`;
}

/** Writes a link to each entry, in groups by the first number. */
function* writeContents(entries: readonly Entry[], heading: Heading): Generator<string> {
  const longest = entries.reduce((length, entry) => Math.max(length, nameProblem(entry, heading).length), 0);
  yield `<nav class="contents" aria-label="Contents" style="--longest: ${longest}">\n<h2>Contents</h2>\n`;
  yield '<p class="facts">In italics: without a solution.</p>\n';
  let group: string | undefined;
  for (const entry of entries) {
    const first = String(entry.numbers[0]);
    if (first !== group) {
      yield `${group === undefined ? '' : CLOSE_GROUP}<div><strong>${first}</strong><p>\n`;
      group = first;
    }
    const none = entry.solutions.length === 0 ? ' class="none"' : '';
    yield `<a href="#${idOf(entry)}"${none}>${nameProblem(entry, heading)}</a>\n`;
  }
  yield `${CLOSE_GROUP}</nav>\n`;
}

const CLOSE_GROUP = '</p></div>\n';

function writeEntry(entry: Entry, heading: Heading): string {
  const { numbers, solutions } = entry;
  const isShort = solutions.length <= SHORT ? ' class="short"' : '';
  const items = solutions.map(({ expression }) => writeFormula('li', expression));
  return `<section id="${idOf(entry)}" data-numbers="${numbers.join(' ')}"${isShort}>
<div><h3>${nameProblem(entry, heading)}</h3><p class="facts">${describeEntry(entry)}</p></div>
<ol>${items.join('\n')}</ol>
</section>
`;
}

/** Returns an id unique to the problem. */
function idOf({ numbers, target }: Entry): string {
  return `n_${[...numbers, target].join('_').replaceAll(/\W/g, 'o')}`;
}
