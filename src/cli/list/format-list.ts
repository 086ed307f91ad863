// Formats a list: problems in, text out, in every format except PDF, which is printed from HTML.
import { findEntries, type ListRules, type ListTotals } from './list-entries.js';
import type { Entry } from './solve-problem.js';
import type { Heading, ListKind } from './list-words.js';
import { formatListPage } from './list-page.js';
import { PLAIN_FORMATS, UNSOLVABLE_FORMATS, type PlainFormat } from './plain-formats.js';

export const LIST_FORMATS = ['text', 'csv', 'json', 'html'] as const;

interface ListJob extends ListRules {
  readonly kind: ListKind;
  readonly format: (typeof LIST_FORMATS)[number];
  readonly heading: Heading;
}

/** Function that writes entries. The totals are complete when the entries have ended. */
type Writer = (entries: AsyncIterable<Entry>, totals: ListTotals, heading: Heading) => AsyncGenerator<string>;

/**
 * Writes a list, piece by piece.
 *
 * @throws NumbersGameError as `solver.solutions`; the reason of the signal if it was aborted
 */
export function formatList(job: ListJob): AsyncGenerator<string> {
  const totals: ListTotals = { problems: 0, solvable: 0, solutions: 0 };
  const entries = findEntries(job, job.kind === 'unsolvable', totals);
  return openWriter(job)(entries, totals, job.heading);
}

function openWriter({ kind, format }: ListJob): Writer {
  if (kind === 'unsolvable') return oneByOne(UNSOLVABLE_FORMATS[format]);
  return format === 'html' ? writePage : oneByOne(PLAIN_FORMATS[format]);
}

function oneByOne({ open, entry, close }: PlainFormat): Writer {
  return async function* (entries, totals, heading) {
    // Written with the first entry, so that a refused list has no heading.
    let head = open?.(heading) ?? '';
    for await (const each of entries) {
      yield head + entry(each, heading);
      head = '';
    }
    yield head + (close?.(totals, heading) ?? '');
  };
}

const writePage: Writer = async function* (entries, totals, heading) {
  const all: Entry[] = [];
  for await (const each of entries) all.push(each);
  yield* formatListPage(all, heading, totals);
};
