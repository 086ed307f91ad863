// Writes a list as one HTML file: totals, contents with a link to each entry, the entries with their
// solutions in MathML, and the totals again. Chromium prints it as PDF, in which the links work, too.
//
// Contents and totals come first, so all entries have to be known before the first line is written. They are
// kept as text, and formulas are made as they are written: a solution takes about 100 bytes.
import type { Entry } from './solve-problem.js';
import type { ListTotals } from './list-entries.js';
import { describeEntry, describeTotals, nameProblem, type Heading } from './list-words.js';
import { escapeText, FORMULA_SCRIPT, openPage, formatFormula } from '../../play/worksheet/page-frame.js';
import { LIST_STYLES, PAGE_STYLES } from '../../play/worksheet/page-styles.js';

/** Maximum number of solutions of an entry that is not divided between two sheets of paper. */
const SHORT = 12;

export function* formatListPage(
  entries: readonly Entry[],
  heading: Heading,
  totals: ListTotals,
): Generator<string> {
  const total = `<p class="total">${escapeText(describeTotals(totals, heading))}.</p>\n`;
  yield openPage(heading.title, [PAGE_STYLES, LIST_STYLES]);
  yield `<h1>${escapeText(heading.title)}</h1>\n<p class="facts">${escapeText(heading.facts.join('; '))}</p>\n${total}`;
  yield `<p class="search" hidden><label>Search <input type="search" placeholder="numbers, such as 3 8" autocomplete="off"></label><output></output></p>\n`;
  yield* formatContents(entries, heading);
  yield '<main>\n';
  for (const entry of entries) yield formatEntry(entry, heading);
  yield `</main>\n${total}${FORMULA_SCRIPT}${SEARCH_SCRIPT}`;
}

/** Writes a link to each entry, in groups by the first number. */
function* formatContents(entries: readonly Entry[], heading: Heading): Generator<string> {
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

function formatEntry(entry: Entry, heading: Heading): string {
  const { numbers, solutions } = entry;
  const isShort = solutions.length <= SHORT ? ' class="short"' : '';
  const items = solutions.map(({ expression }) => formatFormula('li', expression));
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

/**
 * Element `<script>` with the search: it shows the entries that contain all the numbers typed, each as often
 * as it was typed. The page contains the text of the function, so it uses nothing from outside itself.
 * Without scripts the page shows all entries, and no search field.
 */
const SEARCH_SCRIPT = `<script>(${searchEntries.toString()})()</script>\n`;

function searchEntries(): void {
  const form = document.querySelector<HTMLElement>('.search')!;
  const input = form.querySelector('input')!;
  const output = form.querySelector('output')!;
  const entries = [...document.querySelectorAll<HTMLElement>('[data-numbers]')].map((element) => ({
    element,
    numbers: element.dataset.numbers!.split(' '),
    links: [...document.querySelectorAll<HTMLElement>(`nav [href="#${element.id}"]`)],
  }));
  form.hidden = false;
  input.addEventListener('input', () => {
    const wanted = input.value.toUpperCase().match(/[^\s,]+/g) ?? [];
    let shown = 0;
    for (const { element, numbers, links } of entries) {
      const left = [...numbers];
      const isShown = wanted.every((number) => {
        const place = left.indexOf(number);
        if (place >= 0) left.splice(place, 1);
        return place >= 0;
      });
      if (isShown) shown++;
      for (const each of [element, ...links]) each.hidden = !isShown;
    }
    output.value = wanted.length === 0 ? '' : `${shown} of ${entries.length}`;
  });
}
