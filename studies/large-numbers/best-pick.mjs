// The number of large numbers to pick on the show, 0 to 4: the share of the problems that can be solved, from
// an atlas, and their mean difficulty, from rated-picks.csv (rate-picks.mjs). Prints the query and the rows,
// and writes docs/data/best-pick.csv and the figure of docs/large-numbers.md.
//
//   npm run build && node studies/large-numbers/best-pick.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMain } from '../../scripts/is-main.mjs';
import { drawChart, Plot } from '../../bench/plot.mjs';
import { readDifficulties } from './rate-picks.mjs';

const root = join(import.meta.dirname, '..', '..');
const CSV = join(root, 'docs', 'data', 'best-pick.csv');
const FIGURE = join(root, 'docs', 'figures', 'best-pick.svg');
const ATLAS = ['--size', '6', '--from', '100', '--to', '999', '--keep', 'boards'];

/** A row for each pick. A small number that occurs once on a board is one of two tiles. */
export const QUERY = `WITH picks AS (
  SELECT solvable,
    (n1 > 10)::INT + (n2 > 10)::INT + (n3 > 10)::INT + (n4 > 10)::INT + (n5 > 10)::INT + (n6 > 10)::INT AS large,
    (n1 = n2)::INT + (n2 = n3)::INT + (n3 = n4)::INT + (n4 = n5)::INT + (n5 = n6)::INT AS pairs
  FROM boards
)
SELECT large, count(*) AS boards, sum(2 ** (6 - large - 2 * pairs))::INT AS choices,
  sum(2 ** (6 - large - 2 * pairs) * solvable)::INT AS solvable
FROM picks GROUP BY large ORDER BY large`;

/** The picks: boards, choices of tiles, and of these with each target the solvable ones. */
export function countPicks() {
  const folder = mkdtempSync(join(tmpdir(), 'best-pick-'));
  try {
    const run = (...args) =>
      execFileSync(process.execPath, [join(root, 'build', 'esm', 'cli.js'), 'atlas', ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    run('build', join(folder, 'show'), ...ATLAS);
    const [, ...lines] = run('query', join(folder, 'show'), QUERY).trimEnd().split('\n');
    return lines.map((line) => {
      const [large, boards, choices, solvable] = line.split(',').map(Number);
      return { large, boards, choices, solvable, percent: (100 * solvable) / (900 * choices) };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function draw(picks) {
  const points = picks.flatMap(({ large, percent, difficulty }) => [
    { large, value: percent, series: SERIES[0] },
    { large, value: difficulty, series: SERIES[1] },
  ]);
  const place = { x: 'large', y: 'value' };
  return drawChart({
    title: 'How many large numbers to pick',
    subtitle: 'All choices of tiles with each target from 100 to 999, by the number of large ones',
    series: SERIES,
    height: 300,
    marginLeft: 50,
    x: { label: 'large numbers', type: 'point' },
    y: { label: null, grid: true, domain: [50, 100] },
    marks: [
      Plot.line(points, { ...place, stroke: 'series', strokeWidth: 2 }),
      Plot.dot(points, { ...place, fill: 'series', r: 4 }),
      Plot.text(points, { ...place, text: ({ value }) => value.toFixed(1), dy: -12 }),
    ],
  });
}
const SERIES = ['problems that can be solved, percent', 'their mean difficulty'];

if (isMain(import.meta.url)) {
  const difficulties = readDifficulties();
  const picks = countPicks().map((pick) => ({ ...pick, difficulty: difficulties[pick.large] }));
  console.log(`numbers-game atlas build show ${ATLAS.join(' ')}\n\n${QUERY}\n`);
  console.table(picks);
  const line = ({ large, boards, choices, solvable, percent, difficulty }) =>
    [large, boards, choices, solvable, percent.toFixed(3), difficulty.toFixed(3)].join();
  const titles = 'large,boards,choices,solvable,percent,difficulty';
  writeFileSync(CSV, `${[titles, ...picks.map(line)].join('\n')}\n`);
  writeFileSync(FIGURE, draw(picks));
}
