// Lists as text, CSV and JSON lines, those of unsolvable problems also as HTML. Each entry is written when it
// is ready, so a list of any length needs the memory of one entry.
import type { Entry } from './solve-problem.js';
import type { ListTotals } from './list-entries.js';
import {
  describeEntry,
  describeTotals,
  describeUnsolvable,
  nameProblem,
  type Heading,
} from './list-words.js';
import { escapeText, openPage } from '../../play/worksheet/page-frame.js';
import { LIST_STYLES, PAGE_STYLES } from '../../play/worksheet/page-styles.js';
import { quoteCell } from '../puzzle-formats.js';

/** Format whose entries are independent of each other. */
export interface PlainFormat {
  /** Returns the text before all entries, if there is any. */
  readonly open?: (heading: Heading) => string;
  readonly entry: (entry: Entry, heading: Heading) => string;
  /** Returns the text after all entries, if there is any. */
  readonly close?: (totals: ListTotals, heading: Heading) => string;
}

export const PLAIN_FORMATS: Readonly<Record<'text' | 'csv' | 'json', PlainFormat>> = {
  text: {
    open: ({ title, facts }) => `${title}\n${facts.join('; ')}\n\n`,
    entry: (entry, heading) => {
      const lines = entry.solutions.map(({ expression }) => `  ${expression}\n`);
      return `${nameProblem(entry, heading)}: ${describeEntry(entry)}\n${lines.join('')}`;
    },
    close: (totals, heading) => `\n${describeTotals(totals, heading)}\n`,
  },
  // One line for each solution, and one for a problem without any. A line of totals would break the columns.
  csv: {
    open: () => 'numbers,target,solutions,difficulty,level,operations,expression\n',
    entry: ({ numbers, target, solutions, difficulty, level }) => {
      const cells = [numbers.join(' '), target, solutions.length, difficulty ?? '', level ?? ''].join();
      if (solutions.length === 0) return `${cells},,\n`;
      return solutions
        .map(({ expression, operations }) => `${cells},${operations},${quoteCell(expression)}\n`)
        .join('');
    },
  },
  json: {
    entry: ({ numbers, target, solutions, difficulty, level }) =>
      `${JSON.stringify({ numbers, target, count: solutions.length, difficulty, level, solutions })}\n`,
    close: (totals) => `${JSON.stringify({ totals })}\n`,
  },
};

/** Lists of unsolvable problems: the numbers alone. Every format is written problem by problem. */
export const UNSOLVABLE_FORMATS: Readonly<Record<'text' | 'csv' | 'json' | 'html', PlainFormat>> = {
  text: {
    ...PLAIN_FORMATS.text,
    entry: (problem, heading) => `${nameProblem(problem, heading)}\n`,
    close: (totals, heading) => `\n${describeUnsolvable(totals, heading)}\n`,
  },
  csv: {
    open: () => 'numbers,target\n',
    entry: ({ numbers, target }) => `${numbers.join(' ')},${target}\n`,
  },
  json: {
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
