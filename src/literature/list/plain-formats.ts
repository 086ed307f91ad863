// Lists as text, CSV and JSON lines. Each entry is written when it is ready, so a list of any length needs
// the memory of one entry.
import type { Entry } from './solve-problem.js';
import type { ListTotals } from './list-entries.js';
import { describeEntry, describeTotals, nameProblem, type Heading } from './list-words.js';

/** Format whose entries are independent of each other. */
export interface PlainFormat {
  /** Returns the text before all entries. */
  readonly open: (heading: Heading) => string;
  readonly entry: (entry: Entry, heading: Heading) => string;
  /** Returns the text after all entries. */
  readonly close: (totals: ListTotals, heading: Heading) => string;
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
    open: () => 'numbers,target,solutions,difficulty,band,operations,expression\n',
    entry: ({ numbers, target, solutions, difficulty, band }) => {
      const cells = [numbers.join(' '), target, solutions.length, difficulty ?? '', band ?? ''].join();
      if (solutions.length === 0) return `${cells},,\n`;
      return solutions
        .map(({ expression, operations }) => `${cells},${operations},${quote(expression)}\n`)
        .join('');
    },
    close: () => '',
  },
  json: {
    open: () => '',
    entry: ({ numbers, target, solutions, difficulty, band }) =>
      `${JSON.stringify({ numbers, target, count: solutions.length, difficulty, band, solutions })}\n`,
    close: (totals) => `${JSON.stringify({ totals })}\n`,
  },
};

/** Quotes a cell of CSV, because calls with two operands contain a comma. */
function quote(expression: string): string {
  return expression.includes(',') ? `"${expression}"` : expression;
}
