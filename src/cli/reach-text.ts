// Prints the targets of a range as a strip of digits, in lines.
import { countReachable, operationsHistogram } from '../solver/boards/summarize-reach.js';
import type { Reach } from '../core/api-types.js';
import { operationsText } from '../solver/boards/operations-text.js';
import { formatCount, formatPercentage } from './answer-text.js';

/** Possible numbers of targets in a line. */
const ROUND_WIDTHS = [10, 20, 50, 100, 200];
/** Maximum number of unreachable targets that are listed. */
const MOST_NAMED = 50;
/** Colours of a terminal (SGR) by number of operations, from cold to hot. */
const COLOURS = [96, 36, 94, 34, 32, 92, 33, 93, 31, 91];
/** Colour of ten operations and more. */
const HOTTEST = 95;
const GREY = 90;
const DEFAULT_COLOUR = 39;

/** Formats the strip, with its first target before each line, and a summary. */
export function formatReachStrip(reach: Reach, columns: number, isColoured: boolean): string[] {
  const { from, to } = reach;
  const digits = operationsText(reach);
  const labelWidth = Math.max(String(from).length, String(to).length);
  const width = ROUND_WIDTHS.findLast((round) => labelWidth + 1 + round <= columns) ?? ROUND_WIDTHS[0];
  const lines: string[] = [];
  for (let at = 0; at < digits.length; at += width) {
    const line = digits.slice(at, at + width);
    lines.push(`${String(from + at).padStart(labelWidth)} ${isColoured ? colour(line) : line}`);
  }
  return [...lines, '', ...summarise(reach, digits)];
}

function summarise(reach: Reach, digits: string): string[] {
  const reachable = countReachable(reach);
  const others = digits.length - reachable;
  const percentage = formatPercentage(reachable, digits.length);
  const lines = [
    `${formatCount(reachable)} of ${formatCount(digits.length)} targets can be made (${percentage})`,
  ];
  if (reachable > 0) {
    const counts = [...operationsHistogram(reach).entries()].filter(([, count]) => count > 0);
    const texts = counts.map(([operations, count]) => `${operations}: ${formatCount(count)}`);
    lines.push(`by fewest operations  ${texts.join('  ')}`);
  }
  if (others > 0 && others <= MOST_NAMED) {
    const targets = Array.from(digits.matchAll(/\./g), ({ index }) => reach.from + index);
    lines.push(`cannot be made  ${targets.join(' ')}`);
  }
  return lines;
}

function colour(line: string): string {
  return line.replace(/(.)\1*/g, (run, digit: string) => {
    const code = digit === '.' ? GREY : /\d/.test(digit) ? COLOURS[Number(digit)] : HOTTEST;
    return `\x1b[${code}m${run}\x1b[${DEFAULT_COLOUR}m`;
  });
}
