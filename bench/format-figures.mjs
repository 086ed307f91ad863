// How the documents write figures: numbers with two digits, units, and tables in Markdown.

/** Two digits, three from 100 on: more are noise. */
export function present(value) {
  const digits = value >= 100 ? 3 : 2;
  return Number(value.toPrecision(digits)).toLocaleString('en', { maximumFractionDigits: 6 });
}

/** Seconds in a sentence. */
export function presentSeconds(seconds) {
  const text = present(seconds);
  return `${text} ${text === '1' ? 'second' : 'seconds'}`;
}

/** Milliseconds as µs, ms or s. */
export function presentTime(milliseconds) {
  if (milliseconds < 0.1) return `${present(1000 * milliseconds)} µs`;
  if (milliseconds < 1000) return `${present(milliseconds)} ms`;
  return `${present(milliseconds / 1000)} s`;
}

/** The first column to the left, as it is. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
