// `numbers-game squares`: counts the problems of Countdown that each limit of squares leaves unsolved, and
// searches for solutions of the open ones.
import { performance } from 'node:perf_hooks';
import { InvalidArgumentError, type Command } from 'commander';
import { findTargetRange } from '../../core/puzzle/game-record.js';
import { BASIC_OPERATORS } from '../../core/operator-notation.js';
import { countdown, defaultGame } from '../../core/puzzle/games.js';
import { countUnsolved, searchOpenProblems } from '../../literature/squares/squares-on-threads.js';
import { OPEN_PROBLEMS } from '../../literature/squares/open-problems.js';
import { square } from '../../expression/operators/square.js';
import { verify } from '../../verify/verify-answer.js';
import { parseInteger } from '../parse-arguments.js';
import { formatCount } from '../answer-text.js';
import { createInterruptSignal } from '../handle-interrupt.js';
import { withProgress } from '../progress-bar.js';

interface SquaresOptions {
  readonly table?: boolean;
  readonly far?: boolean;
  readonly open?: boolean;
  readonly limits?: bigint;
  readonly every: number;
  readonly workers?: number;
  readonly json?: boolean;
}

/** Limits of the published table. */
const TABLE_LIMITS = [1n, 5n, 10n, 100n, 2000n, 10_000n, 50_000n];
const FAR_RANGE = { from: 1001, to: 9999 };
const OPEN_LIMIT = 10n ** 18n;

const EXAMPLES = `
A value may be squared if it is at most the limit A. A problem is a board of Countdown with a target.

Examples:
  $ numbers-game squares --table
  $ numbers-game squares --open
  $ numbers-game squares --open --limits square=1e100
  $ numbers-game squares --far --every 100

Exit code: 0 if done, 2 if the input is refused, 130 if interrupted.`;

/** Adds the command to the program. */
export function addSquares(program: Command): void {
  program
    .command('squares')
    .summary('count or search the unsolved problems of Countdown with squares')
    .description('Counts the problems of Countdown with squares that have no solution, on all cores.')
    .option('--table', 'how many boards and problems are unsolved, for limits from 1 to 50000')
    .option('--far', 'the same table for the targets 1001 to 9999')
    .option('--open', 'search the 49 problems that are unsolved in the last row of --table')
    .option('--limits <limit>', 'the limit for --open; default: square=1e18', parseLimit)
    .option('--every <count>', 'for --far: sample one of every COUNT groups of 10 boards', parseInteger, 1)
    .option('--workers <count>', 'how many threads to use; default: one for each core', parseInteger)
    .option('--json', 'print lines of JSON')
    .addHelpText('after', EXAMPLES)
    .action(squares);
}

async function squares(options: SquaresOptions, command: Command): Promise<void> {
  const { table, far, open, every } = options;
  if (!table && !far && !open) command.error('error: expected --table, --far or --open', { exitCode: 2 });
  if (every < 1) command.error(`error: --every: expected an integer from 1, got ${every}`, { exitCode: 2 });
  if (table) await printTable(options, findTargetRange(defaultGame), 1);
  if (far) await printTable(options, FAR_RANGE, every);
  if (open) await searchOpen(options);
}

async function printTable(
  { workers, json }: SquaresOptions,
  { from, to }: { readonly from: number; readonly to: number },
  every: number,
): Promise<void> {
  const begin = performance.now();
  const { pool, size } = defaultGame.deal;
  const signal = createInterruptSignal();
  const { boards, rows } = await withProgress('boards', (onProgress) =>
    countUnsolved({ pool, size, from, to, limits: TABLE_LIMITS, every, workers, signal, onProgress }),
  );
  const problems = boards * (to - from + 1);
  if (json) {
    for (const [index, limit] of TABLE_LIMITS.entries()) {
      const { boards: unsolvedBoards, problems: unsolved } = rows[index];
      console.log(
        JSON.stringify({ limit: Number(limit), from, to, boards, problems, unsolvedBoards, unsolved }),
      );
    }
    return;
  }
  console.log(`targets ${from} to ${to}, ${formatCount(boards)} boards`);
  console.log(tableRow(['A', 'boards', 'problems', 'unsolved', 'thread s']));
  for (const [index, limit] of TABLE_LIMITS.entries()) {
    const row = rows[index];
    const percentage = `${((100 * row.problems) / problems).toPrecision(3)} %`;
    const seconds = (row.elapsedMs / 1000).toFixed(1);
    console.log(
      tableRow([String(limit), formatCount(row.boards), formatCount(row.problems), percentage, seconds]),
    );
  }
  console.log(`${((performance.now() - begin) / 1000).toFixed(1)} s`);
}

function tableRow(cells: readonly string[]): string {
  return cells.map((cell) => cell.padStart(12)).join('');
}

async function searchOpen({ limits: limit = OPEN_LIMIT, workers, json }: SquaresOptions): Promise<void> {
  const begin = performance.now();
  const operators = [...BASIC_OPERATORS, square.operator];
  const rules = { ...countdown, operators, limits: { square: String(limit) } };
  let [proved, solved] = [0, 0];
  for await (const answer of searchOpenProblems(OPEN_PROBLEMS, limit, {
    workers,
    signal: createInterruptSignal(),
  })) {
    const { numbers, targets, expressions, values, elapsedMs } = answer;
    const checked = expressions.map((expression, index) => {
      if (expression === null) return null;
      const { ok, reason } = verify(expression, { numbers, target: targets[index], rules });
      if (!ok) throw new Error(`the solution ${expression} is wrong: ${reason}`);
      return expression;
    });
    proved += checked.filter((expression) => expression === null).length;
    solved += checked.filter((expression) => expression !== null).length;
    if (json) console.log(JSON.stringify({ numbers, targets, limit: String(limit), expressions, values }));
    else {
      const seconds = (elapsedMs / 1000).toFixed(2);
      console.log(`${numbers.join(' ')}: ${formatCount(values)} values, ${seconds} s`);
      for (const [index, target] of targets.entries()) {
        console.log(`  ${target}: ${checked[index] ?? `none with A = ${formatLimit(limit)}`}`);
      }
    }
  }
  if (json) return;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `${proved} proved to have no solution with A = ${formatLimit(limit)}, ${solved} solved; ${seconds} s`,
  );
}

/** Parses `square=A`, with A in digits or as a power of ten. */
function parseLimit(text: string): bigint {
  const match: readonly (string | undefined)[] | null = /^square=(\d{1,1000})(?:e(\d{1,3}))?$/.exec(text);
  const limit = BigInt(match?.[1] ?? 0) * 10n ** BigInt(match?.[2] ?? 0);
  if (limit > 0n) return limit;
  throw new InvalidArgumentError('Expected square=A, with A such as 50000 or 1e18.');
}

/** Formats a limit in digits, or as a power of ten. */
function formatLimit(limit: bigint): string {
  const digits = String(limit);
  const match: readonly (string | undefined)[] | null = /^(\d{1,12}?)(0{9,})$/.exec(digits);
  return match === null ? digits : `${match[1]}e${match[2]!.length}`;
}
