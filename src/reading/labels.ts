// Labels before an answer, at the begin of a line: `Answer:`, `**Final answer:**`, `## Lösung`, `The answer
// is`.

export interface Label {
  /** Index of its word, or of `####`. */
  readonly mark: number;
  /** Index behind it. */
  readonly end: number;
  /** Marks that were opened before it, and close behind the answer. */
  readonly opened: string;
}

const WORDS = 'final[ \\t]+answer|answer|solution|expression|antwort|lösung|réponse|respuesta|solución|答案';
const LABEL = new RegExp(
  '^([ \\t#>*_✓✅✔]*)(?:(?:(the[ \\t]+(?:final[ \\t]+)?answer[ \\t]+is(?!\\p{L}))|' +
    `${WORDS})([*_]*)(?:[ \\t]*([:：])([*_]*))?|A:(?=\\s))|^[ \\t>*_]*####(?!#)`,
  'imuy',
);
/** Matches the rest of a line. */
const REST = /.*/y;
/** Most marks that close behind an answer. */
const MOST_MARKS = 3;
const END_OF_LINE = /[ \t\r]*(?:\n|$)/y;

export function findLabels(text: string): Label[] {
  const labels: Label[] = [];
  for (let begin = 0; begin <= text.length; begin = REST.lastIndex + 1) {
    const label = matchLabel(text, begin);
    if (label !== null) labels.push(label);
    REST.lastIndex = label?.end ?? begin;
    REST.test(text);
  }
  return labels;
}

/** Finds the label at the begin of a line; null if there is none. */
export function matchLabel(text: string, begin = 0): Label | null {
  LABEL.lastIndex = begin;
  const match = LABEL.exec(text);
  return match && toLabel(match, text);
}

/** Drops the marks that a label opened, behind the answer. */
export function closeMarks(text: string, { opened }: Pick<Label, 'opened'>): string {
  if (opened === '') return text;
  return text.replace(new RegExp(`${opened.replaceAll('*', '\\*')}(?=\\.?[ \\t\\r]*$)`, 'm'), '');
}

/** A label must have a colon, or be a heading, or stand between marks. */
function toLabel(match: RegExpExecArray, text: string): Label | null {
  const [all] = match;
  const [, before = '', sentence, marks, colon, after = ''] = match as readonly (string | undefined)[];
  const end = match.index + all.length;
  const mark = match.index + before.length;
  if (before.split(/[✓✅✔]/u).length > 2) return null;
  if (marks === undefined) return all.endsWith('a:') ? null : { mark, end, opened: '' };
  const opened = /[*_]*$/.exec(before.replace(/[✓✅✔][ \t]*$/, '').slice(-MOST_MARKS))![0];
  END_OF_LINE.lastIndex = end;
  const isHeading = before.includes('#') && END_OF_LINE.test(text);
  const isBetweenMarks = opened !== '' && marks !== '';
  if (colon === undefined && sentence === undefined && !isHeading && !isBetweenMarks) return null;
  if (opened !== '') return { mark, end, opened: marks + after === '' ? opened : '' };
  return marks === '' ? { mark, end: end - after.length, opened } : null;
}
