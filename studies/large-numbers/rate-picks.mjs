// Rates the solvable problems of the show by how many large numbers their board has, for
// docs/large-numbers.md: the mean difficulty by `rate`, over all choices of tiles.
//
//   npm run build && node studies/large-numbers/rate-picks.mjs 4 3
//
// The problems of a pick, in order of board and target, are dealt to 101 parts in turn. A line of
// rated-picks.csv has the sums of a part; difficulties are added up in tenths, which are integers. Parts that
// are there are not rated again, so a run can be stopped at any moment and continued, and several can run at
// once, on different picks. All picks take about forty minutes of one core.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSolverSync } from 'numbers-game';
import { rate } from 'numbers-game/generate';
import { isMain } from '../../scripts/is-main.mjs';

const RATED = join(import.meta.dirname, 'rated-picks.csv');
const TITLES = ['large', 'part', 'choices', 'difficulty_tenths'];
export const PARTS = 101;
const [FROM, TO] = [100, 999];
const LARGE = [25, 50, 75, 100];
const SIZE = 6;

/** The boards with a number of large numbers, each with its number of choices of tiles. */
function boardsOf(large) {
  const records = createSolverSync().reachAll({ size: SIZE, from: FROM, to: TO });
  return [...records].flatMap(({ numbers, operations }) => {
    const small = numbers.filter((number) => !LARGE.includes(number));
    // A small number that occurs once is one of two tiles.
    const single = small.filter((number) => small.indexOf(number) === small.lastIndexOf(number));
    return SIZE - small.length === large ? [{ numbers, operations, ways: 2 ** single.length }] : [];
  });
}

/** Sums of a part: the solvable choices of tiles with a target, and their difficulties, in tenths. */
export function ratePart(large, part, boards = boardsOf(large)) {
  let [choices, tenths, problem] = [0, 0, 0];
  for (const { numbers, operations, ways } of boards) {
    for (const [offset, fewest] of operations.entries()) {
      if (problem++ % PARTS !== part || fewest === 255) continue;
      choices += ways;
      tenths += ways * Math.round(10 * rate({ numbers, target: FROM + offset }).difficulty);
    }
  }
  return { large, part, choices, difficulty_tenths: tenths };
}

/** The mean difficulty of the solvable problems of each pick. @throws Error unless all its parts are rated */
export function readDifficulties() {
  const [, ...lines] = readFileSync(RATED, 'utf8').trimEnd().split('\n');
  const rows = lines.map((line) => line.split(',').map(Number));
  return [0, 1, 2, 3, 4].map((large) => {
    const parts = rows.filter(([each]) => each === large);
    if (parts.length !== PARTS) throw new Error(`${large} large numbers: ${parts.length} of ${PARTS} parts`);
    const sum = (column) => parts.reduce((total, row) => total + row[column], 0);
    return sum(3) / sum(2) / 10;
  });
}

if (isMain(import.meta.url)) {
  const isRated = (large, part) => new RegExp(`^${large},${part},`, 'm').test(readFileSync(RATED, 'utf8'));
  if (!existsSync(RATED)) appendFileSync(RATED, `${TITLES.join()}\n`);
  const picks = process.argv
    .slice(2)
    .map((text) => ({ large: Number(text), boards: boardsOf(Number(text)) }));
  for (let part = 0; part < PARTS; part++) {
    for (const { large, boards } of picks) {
      if (isRated(large, part)) continue;
      appendFileSync(RATED, `${Object.values(ratePart(large, part, boards)).join()}\n`);
    }
  }
}
