// Lists of unsolvable problems: the numbers alone, in the formats of other lists.
import { describeUnsolvable, nameProblem } from './list-words.js';
import { escapeText, openPage } from './page-frame.js';
import { LIST_STYLES, PAGE_STYLES } from './page-styles.js';
import type { PlainFormat } from './plain-formats.js';

/** Formats that are written problem by problem. */
export const UNSOLVABLE_FORMATS: Readonly<Record<'text' | 'csv' | 'json' | 'html', PlainFormat>> = {
  text: {
    open: ({ title, facts }) => `${title}\n${facts.join('; ')}\n\n`,
    entry: (problem, heading) => `${nameProblem(problem, heading)}\n`,
    close: (totals, heading) => `\n${describeUnsolvable(totals, heading)}\n`,
  },
  csv: {
    open: () => 'numbers,target\n',
    entry: ({ numbers, target }) => `${numbers.join(' ')},${target}\n`,
    close: () => '',
  },
  json: {
    open: () => '',
    entry: ({ numbers, target }) => `${JSON.stringify({ numbers, target })}\n`,
    close: ({ problems, solvable }) => `${JSON.stringify({ totals: { problems, solvable } })}\n`,
  },
  html: {
    open: ({ title, facts }) => {
      const head = openPage(title, [PAGE_STYLES, LIST_STYLES]);
      return `${head}<h1>${escapeText(title)}</h1>\n<p class="facts">${escapeText(facts.join('; '))}</p>\n<ul>\n`;
    },
    entry: (problem, heading) => `<li>${nameProblem(problem, heading)}</li>\n`,
    close: (totals, heading) =>
      `</ul>\n<p class="total">${escapeText(describeUnsolvable(totals, heading))}.</p>\n`,
  },
};
