// What all suites share around their measurements: options, the machine in the first line, a table at the
// end, and results in files: raw samples as JSON, and charts.
//
//   --json PATH   a file that ends in .json, or the folder for SUITE.json
//   --plot PATH   the folder for SUITE.svg
//   --help        the header of the suite
//
// BENCH_ROUNDS=1 in the environment is a quick test of whether everything works: its figures are those of
// cold machine code.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine, machine } from '../build/esm/bench.js';

/** Samples are kept to so many digits; more are noise. */
const DIGITS = 4;

/** Reads the options of a suite, those above and its own, and says what it runs on. */
export function openReport(suite, ownOptions = {}) {
  const options = readOptions(ownOptions);
  console.log(describeMachine());

  /** Prints the rows of all results as a table, and writes the files. A result is { row, samples }. */
  const close = async ({ title, results, ...rest }) => {
    if (results.length === 0) throw new Error(`${suite}: nothing is of that size`);
    console.log(`\n${title}:`);
    console.table(results.map(({ row }) => row));
    const data = { suite, date: today(), machine, ...rest, results };
    if (options.json) {
      const file = options.json.endsWith('.json') ? options.json : join(options.json, `${data.suite}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, present(data));
    }
    if (options.plot) await plot(data, options.plot);
  };
  return { options, close };
}

/** How many rounds a suite takes. */
export function countRounds(usual) {
  const rounds = Number(process.env.BENCH_ROUNDS ?? usual);
  if (!(Number.isInteger(rounds) && rounds > 0)) {
    throw new Error(`BENCH_ROUNDS: expected an integer from 1 on, got ${process.env.BENCH_ROUNDS}`);
  }
  return rounds;
}

function readOptions(ownOptions) {
  const strings = { json: { type: 'string' }, plot: { type: 'string' } };
  try {
    const { values } = parseArgs({ options: { ...strings, help: { type: 'boolean' }, ...ownOptions } });
    if (!values.help) return values;
    const [head] = readFileSync(process.argv[1], 'utf8').split('\nimport ');
    console.log(head.replaceAll(/^\/\/ ?/gm, ''));
    process.exit(0);
  } catch (error) {
    console.error(`bench: ${error.message}`);
    process.exit(2);
  }
}

/** Writes the chart of a suite's results, if it has one. */
export async function plot(data, folder) {
  // Only here, as the library takes half a second to load.
  const { charts } = await import('./charts.mjs');
  if (!(data.suite in charts)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${data.suite}.svg`), charts[data.suite](data));
}

function today() {
  return new Date().toISOString().slice(0, 10);
}

/** Results as JSON, a line for each. */
export function present({ results, ...head }) {
  const round = (_, value) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value;
  const lines = results.map((result) => `    ${JSON.stringify(result, round)}`);
  const text = JSON.stringify(head, round, 2);
  return `${text.slice(0, -2)},\n  "results": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
