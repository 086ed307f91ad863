// Runs the cells of a Jupyter notebook in order, as its kernel does: in one session, in which the last line
// of a cell, an expression, is its output.
import { readFileSync } from 'node:fs';

import { expect } from 'vitest';

interface Notebook {
  readonly cells: readonly { readonly cell_type: string; readonly source: readonly string[] }[];
}

/**
 * The programs of the cells of a notebook. Each prints a line of JSON with its output; of one that the kernel
 * displays in a special way, what that is.
 */
export function cellsOf(path: string): string[] {
  const { cells } = JSON.parse(readFileSync(path, 'utf8')) as Notebook;
  return cells
    .filter(({ cell_type: type }) => type === 'code')
    .map(({ source }) => printOutput(source.join('')));
}

function printOutput(source: string): string {
  // The last statement begins at the last line that is not indented and closes nothing.
  const lines = source.split('\n');
  const last = lines.findLastIndex((line) => /^[^\s)}\]]/.test(line));
  const statements = lines.slice(0, last).join('\n');
  const expression = lines.slice(last).join('\n');
  return `${statements}
console.log(JSON.stringify(((output) => output?.[Symbol.for('Jupyter.display')]?.() ?? output)(${expression})));
`;
}

/** Expects the outputs of examples/notebook: the figures of "(The Final) Countdown", and charts. */
export function expectNotebook(printed: string): void {
  const outputs = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  const chart = { 'image/svg+xml': expect.stringMatching(/^<svg [^]*<\/svg>$/) as string };
  const hardest = expect.arrayContaining(['947: 9017']) as string[];
  expect(outputs).toEqual([
    '13243 boards make 10858746 of 11905457 targets',
    hardest,
    chart,
    '1226 boards make every target',
    chart,
    [57_482, 700_961, 3_144_019, 4_597_226, 2_359_058],
  ]);
  expect((outputs[2] as typeof chart)['image/svg+xml'].match(/<circle /g)).toHaveLength(899);
}
