// The section of docs/records.md on the shows: the games whose record has a time, and Countdown with its
// special tiles. Every board is reached, and counts once, or as often as the show deals it.
//
//   npm run build && node studies/records/shows.mjs
import { createSolverSync, games } from 'numbers-game';
import { isMain } from '../../scripts/is-main.mjs';

/** The large numbers of the special episodes of Countdown. */
const SPECIAL = [12, 37, 62, 87];

/** The section as text. */
export function describeShows() {
  const rows = [
    ...Object.values(games).filter(({ seconds }) => seconds !== undefined),
    specialCountdown(),
  ].map((game) => {
    const { boards, problems, made, drawn, complete, hardest } = measureShow(game);
    const { from, to } = game.target;
    return [
      `${game.title}`,
      count(boards),
      `${from} to ${to}`,
      share(made, problems),
      `${(100 * drawn).toFixed(3)} %`,
      count(complete),
      `${hardest.target} (${count(hardest.boards)})`,
      `${game.seconds} s`,
    ];
  });
  const titles = [
    'show',
    'boards',
    'targets',
    'made, of boards',
    'made, as drawn',
    'boards that make all',
    'hardest target (boards)',
    'time',
  ];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const table = [titles, titles.map(() => '---'), ...rows].map(line).join('\n');
  return `## The shows of the world

How many problems of each show can be made, if each board counts once, and if it counts as often as the show deals it. A board with two equal digits is rarer on a show than in a list of all boards.
The [records](guide/games.md#shows) say how boards are dealt; a player of Countdown chooses how many large numbers to get, and here each choice of six tiles of the 24 is equally likely. The hardest target is made by the
fewest boards. The special tiles of Countdown are ${SPECIAL.slice(0, -1).join(', ')} and ${SPECIAL.at(-1)} in the place of the large numbers.

${table}

\`node studies/records/shows.mjs\` in the repository writes this section.
`;
}

function specialCountdown() {
  const { countdown } = games;
  const { deal } = countdown;
  const pool = [...deal.pool.filter((number) => number < deal.large.from), ...SPECIAL];
  return { ...countdown, title: 'Countdown, special tiles', deal: { ...deal, pool } };
}

/** Reaches all boards of a show. */
function measureShow(game) {
  const { from, to } = game.target;
  const made = new Array(to - from + 1).fill(0);
  const sums = { boards: 0, problems: 0, made: 0, complete: 0 };
  let [drawn, deals] = [0, 0];
  for (const { numbers, operations } of createSolverSync().reachAll({ game })) {
    const ways = countWays(game.deal.pool, numbers);
    let solvable = 0;
    for (const [index, each] of operations.entries()) {
      if (each === 255) continue;
      made[index]++;
      solvable++;
    }
    sums.boards++;
    sums.problems += operations.length;
    sums.made += solvable;
    if (solvable === operations.length) sums.complete++;
    drawn += ways * solvable;
    deals += ways * operations.length;
  }
  const boards = Math.min(...made);
  return { ...sums, drawn: drawn / deals, hardest: { target: from + made.indexOf(boards), boards } };
}

/** Number of the deals that give a board: choices of tiles, or orders of numbers that are drawn one by one. */
function countWays(pool, board) {
  const times = (number) => board.filter((other) => other === number).length;
  const plain = pool.filter((member) => typeof member === 'number');
  let ways = 1;
  for (const number of new Set(plain))
    ways *= choose(plain.filter((other) => other === number).length, times(number));
  for (const { numbers, copies = 1, exactly, repeat } of pool.filter(
    (member) => typeof member === 'object',
  )) {
    if (repeat) ways *= factorial(exactly);
    for (const number of numbers) {
      ways *= repeat ? 1 / factorial(times(number)) : choose(copies, times(number));
    }
  }
  return Math.round(ways);
}

const factorial = (n) => (n < 2 ? 1 : n * factorial(n - 1));
const choose = (n, k) => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
const count = (value) => value.toLocaleString('en');
const share = (part, whole) => `${((100 * part) / whole).toFixed(3)} %`;

if (isMain(import.meta.url)) console.log(describeShows());
