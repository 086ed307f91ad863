// Summarizes the table of count-sets.mjs in this folder: the best and the worst sets,
// histograms, and the place of the show's set, by either count. DuckDB reads the table, and nothing is shared
// with the code that wrote it.
//
//   npm run build && node studies/large-numbers/summarize.mjs sets.csv --cpu-seconds 5000
//
// The game is that of the show: small numbers 1 to 10 twice, targets 101..999. With all
// candidates, 11 to 100, it also writes the quantiles that the web app shows a set's percentile from.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { DuckDBInstance } from '@duckdb/node-api';
import { format, resolveConfig } from 'prettier';
import { isMain } from '../../scripts/is-main.mjs';

const root = join(import.meta.dirname, '..', '..');
const QUANTILES = join(root, 'app', 'src', 'large-numbers', 'share-quantiles.json');
const ALL_SETS = 2_555_190;
const SHOW = [25, 50, 75, 100];
const TOP = 100;

/** The two counts: their prefix in the table, and the problems of the game of a set. */
const COUNTS = {
  once: { prefix: '', problems: 13_243 * 899 },
  weighted: { prefix: 'weighted_', problems: 134_596 * 899 },
};
const NUMBERS = ['n1', 'n2', 'n3', 'n4'];
const columnsOf = (prefix) =>
  ['solvable', ...Array.from({ length: 6 }, (_, i) => `ops${i}`)].map(named(prefix));
const named = (prefix) => (name) => `${prefix}${name}`;

/** Reads a table, and returns the texts of the files of the summary, by their names. */
export async function summarize(table, facts = {}) {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const read = async (sql) => connection.runAndReadAll(sql);
  const ask = async (sql) =>
    (await read(sql))
      .getRowObjectsJS()
      .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])));
  await read(`CREATE TABLE sets AS SELECT * FROM '${table.replaceAll("'", "''")}'`);
  const [{ sets }] = await ask('SELECT count(*) AS sets FROM sets');
  const extremes = [];
  const histogram = [];
  const summary = { sets, checksum: await checksum(read), ...facts };
  for (const [count, { prefix, problems }] of Object.entries(COUNTS)) {
    const solvable = `${prefix}solvable`;
    const columns = columnsOf(prefix);
    const rank = `1 + (SELECT count(*) FROM sets more WHERE more.${solvable} > sets.${solvable})`;
    for (const [end, order] of [
      ['best', `${solvable} DESC, n1 DESC, n2 DESC, n3 DESC, n4 DESC`],
      ['worst', `${solvable}, n1, n2, n3, n4`],
    ]) {
      const rows = await ask(
        `SELECT ${rank} AS rank, * FROM (SELECT ${[...NUMBERS, ...columns]} FROM sets ORDER BY ${order} LIMIT ${TOP}) sets ORDER BY ${order}`,
      );
      for (const row of rows) extremes.push([count, end, ...Object.values(row)]);
    }
    const bins = await ask(
      `SELECT 1000::BIGINT * ${solvable} // ${problems} AS tenths, count(*) AS sets FROM sets GROUP BY tenths ORDER BY tenths`,
    );
    for (const bin of bins) histogram.push([count, (bin.tenths / 10).toFixed(1), bin.sets]);
    const [show] = await ask(
      `SELECT ${rank} AS rank, (SELECT count(*) FROM sets less WHERE less.${solvable} < sets.${solvable}) AS worse, ${columns.map((name, i) => `${name} AS ${columnsOf('')[i]}`)} FROM sets WHERE (n1, n2, n3, n4) = (${SHOW})`,
    );
    const [range] = await ask(
      `SELECT min(${solvable}) AS least, median(${solvable}) AS median, avg(${solvable}) AS mean, max(${solvable}) AS most FROM sets`,
    );
    summary[count] = {
      problems,
      ...range,
      show: show && { ...show, percentile: (100 * show.worse) / sets },
    };
  }
  const files = {
    'extremes.csv': toCsv(['count', 'end', 'rank', ...NUMBERS, ...columnsOf('')], extremes),
    'histogram.csv': toCsv(['count', 'percent_solvable_from', 'sets'], histogram),
    'summary.json': `${JSON.stringify(summary, null, 2)}\n`,
  };
  // Solvable problems, each board once, at each thousandth of the ascending order.
  const quantiles = (await ask('SELECT solvable FROM sets ORDER BY solvable')).map(
    ({ solvable }) => solvable,
  );
  const thousandths = Array.from({ length: 1001 }, (_, i) => quantiles[Math.round(((sets - 1) * i) / 1000)]);
  connection.closeSync();
  return { files, quantiles: `${JSON.stringify(thousandths)}\n`, summary };
}

/**
 * SHA-256 of all columns: 32-bit integers, the lowest byte first, column by column.
 */
async function checksum(read) {
  const hash = createHash('sha256');
  for (const name of [...NUMBERS, ...Object.values(COUNTS).flatMap(({ prefix }) => columnsOf(prefix))]) {
    const [column] = (await read(`SELECT ${name} FROM sets ORDER BY ${NUMBERS}`)).getColumnsJS();
    const bytes = Buffer.alloc(4 * column.length);
    for (const [row, value] of column.entries()) bytes.writeUInt32LE(Number(value), 4 * row);
    hash.update(bytes);
  }
  return hash.digest('hex');
}

function toCsv(names, rows) {
  return [names, ...rows].map((cells) => `${cells.join()}\n`).join('');
}

if (isMain(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'cpu-seconds': { type: 'string' }, out: { type: 'string', default: import.meta.dirname } },
  });
  const seconds = values['cpu-seconds'];
  const facts = seconds === undefined ? {} : { cpuHours: Number((Number(seconds) / 3600).toFixed(3)) };
  const { files, quantiles, summary } = await summarize(positionals[0], facts);
  mkdirSync(values.out, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(values.out, name), text);
  if (summary.sets === ALL_SETS) {
    mkdirSync(dirname(QUANTILES), { recursive: true });
    writeFileSync(
      QUANTILES,
      await format(quantiles, { ...(await resolveConfig(QUANTILES)), parser: 'json' }),
    );
  }
  console.log(files['summary.json']);
}
