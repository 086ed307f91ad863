// The measurements as a table: a line for each algorithm, a column for each size. For the page, for the chart
// and as text.
import { formatShare, formatTime } from '../format-numbers.js';
import { tabWords } from '../page-words.js';
import { FROM, TO, type AlgorithmName, type MeasuredRow } from './measure-messages.js';

interface Line {
  readonly algorithm: AlgorithmName;
  /** The rows by size; undefined for a size that is not measured yet. */
  readonly rows: readonly (MeasuredRow | undefined)[];
}

export interface MeasurementTable {
  readonly sizes: readonly number[];
  readonly lines: readonly Line[];
}

/** Returns the name shown for an algorithm. */
export function nameOf(algorithm: AlgorithmName): string {
  return algorithm === 'engine' ? 'numbers-game' : algorithm;
}

export function tabulate(rows: readonly MeasuredRow[]): MeasurementTable {
  const sizes = [...new Set(rows.map(({ size }) => size))];
  const algorithms = [...new Set(rows.map(({ algorithm }) => algorithm))];
  const find = (algorithm: AlgorithmName, size: number) =>
    rows.find((row) => row.algorithm === algorithm && row.size === size);
  return {
    sizes,
    lines: algorithms.map((algorithm) => ({
      algorithm,
      rows: sizes.map((size) => find(algorithm, size)),
    })),
  };
}

/** Formats a row: `1.2 ms`, `left out`, or an empty text if it is not measured yet. */
export function formatRow(row: MeasuredRow | undefined): string {
  if (row === undefined) return '';
  return row.ms === null ? tabWords.value.measure.leftOut : formatTime(row.ms);
}

/** Formats the share of the targets that was found: `all`, or `85 %`. */
export function formatFound({ rows }: Line): string {
  const found = rows.map((row) => row?.found ?? undefined).findLast((part) => part !== undefined);
  if (found === undefined) return '';
  return found === 1 ? tabWords.value.measure.all : formatShare(found, 1, 0);
}

/** Formats the table in Markdown, with the machine that it was measured on. */
export function formatText({ sizes, lines }: MeasurementTable, machine: string): string {
  const { text, algorithm, size: describeSize, found } = tabWords.value.measure;
  const cells = [
    [algorithm, ...sizes.map((size) => describeSize(String(size))), found],
    ['---', ...sizes.map(() => '---:'), '---:'],
    ...lines.map((line) => [nameOf(line.algorithm), ...line.rows.map(formatRow), formatFound(line)]),
  ];
  const table = cells.map((line) => `| ${line.join(' | ')} |`).join('\n');
  return `${text(String(FROM), String(TO))}\n\n${table}\n\n${machine}\n`;
}
