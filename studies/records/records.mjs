// Writes docs/records.md, the figures of all shows, the extremes of Countdown and of the 24 game, and the tables of counts in
// docs/data. It builds an atlas of each game, asks it the queries that the page prints, and rates candidates
// with `rate`. Nothing in the page is typed but its sentences.
//
//   npm run build && node studies/records/records.mjs
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { createSolverSync, games } from 'numbers-game';
import { batch } from 'numbers-game/batch';
import { isMain } from '../../scripts/is-main.mjs';
import { describeShows } from './shows.mjs';

const root = join(import.meta.dirname, '..', '..');
const cli = join(root, 'build', 'esm', 'cli.js');
export const RECORDS = join(root, 'docs', 'records.md');
const DATA = join(root, 'docs', 'data');

const SHOW = ['--size', '6', '--from', '101', '--to', '999'];
const HANDS = [
  '--pool',
  '1-13',
  '--repeat',
  '--size',
  '4',
  '--from',
  '1',
  '--to',
  '100',
  '--values',
  'rational',
  '--use',
  'all',
];

const NUMBERS = 'n1, n2, n3, n4, n5, n6';
const HAND = 'n1, n2, n3, n4';
const MEAN = '(ops1 + 2*ops2 + 3*ops3 + 4*ops4 + 5*ops5) / solvable';
const JOINED = 'problems JOIN boards USING (board)';

const HEAD = `# Records

The shows of the world in figures, and the extremes of Countdown and of the 24 game: the hardest boards and targets, the longest unique solutions, the easiest targets, and the smallest board that makes everything.
\`node studies/records/records.mjs\` in the repository writes this page from two [atlases](atlas.md) and from [\`rate\`](guide/rate.md). Below each table stands its query: build the atlas with the command of the section, install
\`@duckdb/node-api\`, and ask \`npx numbers-game atlas query show 'SELECT …'\`.
`;

/** The texts of the page and of the tables of counts, by their paths. */
export async function writeRecords() {
  const folder = mkdtempSync(join(tmpdir(), 'numbers-game-records-'));
  try {
    const files = {};
    const sections = [
      describeShows(),
      await describeShow(folder, files),
      await describeHands(folder, files),
    ].join('\n');
    const text = `${HEAD}\n${sections}`;
    files[RECORDS] = await format(text, { ...(await resolveConfig(RECORDS)), parser: 'markdown' });
    return files;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function describeShow(folder, files) {
  const query = openAtlas(folder, 'show', SHOW);
  files[join(DATA, 'countdown-targets.csv')] = toCsv(query('SELECT * FROM targets ORDER BY target'));
  const candidates = query(
    `SELECT ${NUMBERS}, target FROM ${JOINED} WHERE boards.solvable = 899 AND operations = 5 AND distance = 0 ORDER BY board, target`,
  );
  const rated = await rateAll(
    candidates.map((row) => ({ numbers: numbersOf(row), target: Number(row.target) })),
  );
  const lonely = rated.filter(({ result }) => result.features.solutions === 1);
  return `## Countdown

${buildCommand('show', SHOW)}

### The hardest targets

${ask(query, 'Made by the fewest of the 13,243 boards:', 'SELECT target, solvable AS boards FROM targets ORDER BY solvable, target LIMIT 5')}
${ask(query, 'With the most operations on average, over the boards that make them:', `SELECT target, ${MEAN} AS operations FROM targets ORDER BY operations DESC, target LIMIT 5`)}
### The easiest target

${ask(query, 'Made by the most boards:', 'SELECT target, solvable AS boards FROM targets ORDER BY solvable DESC, target LIMIT 3')}
${ask(query, 'With the fewest operations on average:', `SELECT target, ${MEAN} AS operations FROM targets ORDER BY operations, target LIMIT 3`)}
### The hardest boards

${ask(query, 'Of the boards that make every target, those that take the most operations on average:', `SELECT ${NUMBERS}, ${MEAN} AS operations, ops5 AS five FROM boards WHERE solvable = 899 ORDER BY operations DESC, board LIMIT 5`)}
${ask(query, 'Of the boards that make at least 800 of the 899 targets, the problems whose nearest value is farthest:', `SELECT ${NUMBERS}, target, distance FROM ${JOINED} WHERE boards.solvable >= 800 AND distance < 4294967295 ORDER BY distance DESC, board, target LIMIT 5`)}
By [\`rate\`](guide/rate.md): of the ${count(candidates.length)} problems that take five operations on boards that make every target, the hardest are

${table(
  ['numbers', 'target', 'difficulty', 'solutions'],
  hardest(rated).map(({ numbers, target, result }) => [
    numbers.join(' '),
    target,
    result.difficulty,
    result.features.solutions,
  ]),
)}

### The longest unique solutions

Of the same problems ${count(lonely.length)} have one essential solution alone, which takes all six numbers. The longest of these by its text, and the boards with the most such problems:

${table(
  ['numbers', 'target', 'solution'],
  longest(solveAll(lonely)).map(({ numbers, target, expression }) => [
    numbers.join(' '),
    target,
    `\`${expression}\``,
  ]),
)}

${table(['numbers', 'problems with a unique solution of five operations'], mostFrequent(lonely))}

### The smallest board that makes everything

${ask(query, '1,226 boards make every target. Those with the least sum:', `SELECT ${NUMBERS}, n1 + n2 + n3 + n4 + n5 + n6 AS total FROM boards WHERE solvable = 899 ORDER BY total, board LIMIT 3`)}
No board of five numbers makes every target: the best makes ${count(mostOfFive(folder))} of 899.
`;
}

async function describeHands(folder, files) {
  const query = openAtlas(folder, 'hands', HANDS);
  const solvable = query(
    `SELECT ${HAND}, target FROM ${JOINED} WHERE target = 24 AND distance = 0 ORDER BY board`,
  );
  const hands = solvable.map((row) => ({ numbers: numbersOf(row), game: '24' }));
  const rated = await rateAll(hands);
  const lonely = rated.filter(({ result }) => result.features.solutions === 1);
  files[join(DATA, '24-hands.csv')] = toCsv(
    query(`SELECT ${HAND} FROM boards ORDER BY board`).map((row) =>
      toHandRow(numbersOf(row).join(' '), rated),
    ),
  );
  const rows = (all) =>
    all.map(({ numbers, result }) => [numbers.join(' '), result.difficulty, result.features.solutions]);
  const easiest = rated.toSorted((a, b) => a.result.difficulty - b.result.difficulty).slice(0, 5);
  const richest = rated
    .toSorted((a, b) => b.result.features.solutions - a.result.features.solutions)
    .slice(0, 3);
  return `## The 24 game

Every hand of four cards from 1 to 13 with all numbers used and fractions allowed. Every solution takes three operations, so the fewest operations tell hands apart nowhere; the atlas has the
targets 1 to 100 for all hands.

${buildCommand('hands', HANDS)}

### The hardest hands

By [\`rate\`](guide/rate.md), of the ${count(hands.length)} hands that can be solved:

${table(['hand', 'difficulty', 'solutions'], rows(hardest(rated)))}

${ask(query, 'By the nearest integer, of the hands that cannot be solved:', `SELECT ${HAND}, distance FROM ${JOINED} WHERE target = 24 ORDER BY distance DESC, board LIMIT 3`)}
### The easiest hands

${table(['hand', 'difficulty', 'solutions'], rows(easiest))}

The hands with the most essential solutions:

${table(['hand', 'difficulty', 'solutions'], rows(richest))}

### The longest unique solutions

${count(lonely.length)} hands have one essential solution alone. The longest by its text:

${table(
  ['hand', 'solution'],
  longest(solveAll(lonely)).map(({ numbers, expression }) => [numbers.join(' '), `\`${expression}\``]),
)}

### The easiest and the hardest targets

${ask(query, 'How many of the 1,820 hands make a target, from 1 to 100; 24 has 1,362:', 'SELECT target, solvable AS hands FROM targets ORDER BY solvable DESC, target LIMIT 5')}
${ask(query, 'and the fewest:', 'SELECT target, solvable AS hands FROM targets ORDER BY solvable, target LIMIT 5')}
### The hands that make the most

${ask(query, 'No hand makes all targets from 1 to 100. The most of them are made by', `SELECT ${HAND}, solvable AS targets FROM boards ORDER BY solvable DESC, board LIMIT 3`)}
${ask(query, 'The hands that make every target from 1 up to the largest last one:', `SELECT ${HAND}, min(target) FILTER (distance > 0) - 1 AS last FROM ${JOINED} GROUP BY board, ${HAND} ORDER BY last DESC, board LIMIT 3`)}`;
}

/** What is known of a hand; empty where it has no solution. */
function toHandRow(hand, rated) {
  const result = rated.find(({ numbers }) => numbers.join(' ') === hand)?.result;
  const { difficulty = '', level = '', features = { solutions: 0 } } = result ?? {};
  return { hand, solutions: features.solutions, difficulty, level };
}

function toCsv(rows) {
  const names = Object.keys(rows[0]);
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => `${cells.join(',')}\n`)
    .join('');
}

/** Builds an atlas, and returns a function that asks it for rows. */
function openAtlas(folder, name, options) {
  const dir = join(folder, name);
  run('atlas', 'build', dir, ...options);
  return (sql) => {
    const [header, ...lines] = run('atlas', 'query', dir, sql).trim().split('\n');
    const names = header.split(',');
    return lines.map((line) =>
      Object.fromEntries(line.split(',').map((cell, index) => [names[index], cell])),
    );
  };
}

function mostOfFive(folder) {
  const query = openAtlas(folder, 'five', [
    '--size',
    '5',
    '--from',
    '101',
    '--to',
    '999',
    '--keep',
    'boards',
  ]);
  return Number(query('SELECT max(solvable) AS most FROM boards')[0].most);
}

/** A question, its query, and the answer of the atlas as a table. Numbers of a board share a cell. */
function ask(query, question, sql) {
  const rows = query(sql);
  const others = Object.keys(rows[0]).filter((name) => !/^n\d$/.test(name));
  const hasBoard = 'n1' in rows[0];
  const cells = rows.map((row) => [
    ...(hasBoard ? [numbersOf(row).join(' ')] : []),
    ...others.map((name) => present(row[name])),
  ]);
  const shown = table(
    [...(hasBoard ? ['numbers'] : []), ...others.map((name) => NAMES[name] ?? name)],
    cells,
  );
  return `${question}\n\n${shown}\n\n\`\`\`sql\n${sql}\n\`\`\`\n`;
}

const NAMES = { total: 'sum', five: 'targets of five operations', last: 'last target' };

function buildCommand(name, options) {
  const quoted = options.map((option) => (/^[\w.-]+$/.test(option) ? option : `'${option}'`));
  return `\`\`\`sh\nnpx numbers-game atlas build ${name} ${quoted.join(' ')}\n\`\`\``;
}

async function rateAll(puzzles) {
  const rated = [];
  for await (const { error, ...record } of batch(puzzles, { op: 'rate' })) {
    if (error) throw new Error(error.message);
    rated.push(record);
  }
  return rated;
}

const hardest = (rated) => rated.toSorted((a, b) => b.result.difficulty - a.result.difficulty).slice(0, 5);

function longest(solved) {
  return solved.toSorted((a, b) => b.expression.length - a.expression.length).slice(0, 5);
}

function solveAll(rated) {
  return rated.map(({ numbers, target, game }) => ({
    numbers,
    target,
    expression: solver.solve(puzzleOf({ numbers, target, game })).expression,
  }));
}

const solver = createSolverSync();
const puzzleOf = ({ numbers, target, game }) => (game ? { numbers, game: games[game] } : { numbers, target });

function mostFrequent(puzzles) {
  const counts = new Map();
  for (const { numbers } of puzzles) {
    const board = numbers.join(' ');
    counts.set(board, (counts.get(board) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 3);
}

const numbersOf = (row) =>
  Object.keys(row)
    .filter((name) => /^n\d$/.test(name))
    .map((name) => Number(row[name]));
const count = (value) => value.toLocaleString('en');
const present = (cell) => (cell.includes('.') ? Number(cell).toFixed(2) : count(Number(cell)));

function table(titles, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n');
}

function run(...args) {
  return execFileSync(process.execPath, [cli, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

if (isMain(import.meta.url)) {
  for (const [path, text] of Object.entries(await writeRecords())) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
