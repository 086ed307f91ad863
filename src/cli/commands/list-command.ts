// `numbers-game list`: every hand of a game, or one board with given targets, with all its solutions; or a
// worksheet for a class.
import { Option, type Command } from 'commander';
import { parseTimeout } from '../../core/deadline.js';
import { DISTINCT } from '../../core/puzzle/distinct.js';
import { generateOnThreads } from '../../batch/generate-on-threads.js';
import {
  defaultGame,
  findGameLike,
  findTarget,
  gameIds,
  games,
  parseGame,
  type Game,
} from '../../core/puzzle/games.js';
import { listNumbers } from '../../core/puzzle/parse-pool.js';
import { parseTarget } from '../../core/puzzle/parse-target.js';
import { toSigns } from '../../core/signs.js';
import { checkInteger } from '../../core/options.js';
import type { Card, Rules } from '../../core/api-types.js';
import { toTarget } from '../../reading/numbers.js';
import { joinRanges } from '../../play/worksheet/join-ranges.js';
import { describeList, type HeadingParts } from '../list/list-words.js';
import type { ListProblem } from '../list/solve-problem.js';
import { square } from '../../expression/operators/square.js';
import { openDeck } from '../list/deck-hands.js';
import { countLaidOut, enumerateBoards } from '../../solver/boards/pool-boards.js';
import type { ListTotals } from '../list/list-entries.js';
import { SHEET_WORDS } from '../../play/worksheet/worksheet-words.js';
import { LIST_FORMATS, formatList } from '../list/format-list.js';
import { refuse } from '../../core/errors.js';
import {
  addGameOptions,
  createOption,
  parseInteger,
  parseBoard,
  parseBounds,
  parseCount,
  parseRanges,
  rulesOf,
  formatTarget,
} from '../parse-arguments.js';
import {
  EASY_LEVELS,
  easeOptions,
  parseLevel,
  parseVersions,
  writeWorksheet,
  type ListOptions,
} from '../list-worksheet.js';
import { checkOutput, formatOfName } from '../check-file.js';
import { createInterruptSignal } from '../handle-interrupt.js';
import { findBrowser, printPdf } from '../print-pdf.js';
import { printable } from '../../core/escape-controls.js';
import { withProgress } from '../progress-bar.js';
import { writeToFile, writeToStdout } from '../write-output.js';

/** Game if neither a game nor numbers are given: the first that uses all numbers. */
const standard = findGameLike({ use: 'all' });
const FORMATS = [...LIST_FORMATS, 'pdf'] as const;
const MAX_SIZE = 10;
const MAX_TARGET = 1_000_000;

const EXAMPLES = `
Without numbers, every hand of the game is listed; with numbers, that board alone. Solutions with the fewest operations
come first, and the totals last. HTML is one file with a search field, which needs no network; PDF is printed from it by
Chromium or Chrome (CHROME_PATH, or the usual places). Difficulty and level are those of rate, which takes + - * / alone.
CSV has a line for each solution and no totals; JSON has a line for each problem, and one with the totals.

Examples:
  $ numbers-game list --game 24 --cards 1-10 --format html --out 24.html
  $ numbers-game list --game 24 --cards 1-10 --unsolvable
  $ numbers-game list --game make-ten --format csv --out make-ten.csv
  $ numbers-game list --cards 1-9,25 --size 3 --target 100
  $ numbers-game list 1 3 7 10 25 50 --target 765,830-834 --format pdf --out board.pdf
  $ numbers-game list --worksheet 20 --level 3 --seed 7 --format pdf --out class.pdf
  $ numbers-game list --worksheet 12 --level three-cards --versions 2 --language de --title 'Klasse 4b' \\
      --format pdf --out class.pdf --answers answers.pdf

Exit code: 0 if done, 2 if the input is refused, 130 if interrupted; a file appears only when it is complete.`;

type GivenOptions = Omit<ListOptions, 'format'> & Partial<Pick<ListOptions, 'format'>>;

export function define(command: Command): void {
  command
    .description(
      'Lists every hand of a game, or one board, with all its solutions; or makes a worksheet with the answers on its last page.',
    )
    .argument('[numbers...]', '1 to 10 numbers or cards (A J Q K), to list one board');
  // Solutions with squares cannot be listed.
  const listable = gameIds.filter((id) => !games[id].rules.operators?.includes(square.operator));
  addGameOptions(command, listable, `${standard.id}, with numbers ${defaultGame.id}`)
    .addOption(createOption.cards())
    .option('--size <number>', 'how many cards a hand has; default: as in the game', parseInteger)
    .option(
      '--target <targets>',
      'the targets, such as 24, 765,830-834 or 1/2; default: that of the game, if it is always the same',
      parseTargets,
    )
    .addOption(
      new Option('--distinct <level>', 'which solutions differ').choices(DISTINCT).default('essential'),
    )
    .addOption(
      new Option('--unsolvable', 'list only problems without a solution').conflicts([
        'worksheet',
        'distinct',
      ]),
    )
    .addOption(createOption.timeout())
    .option(
      '--worksheet <number>',
      'make a worksheet with this number of puzzles and with the answers on its last page',
      parseCount,
    )
    .addOption(
      new Option(
        '--level <level>',
        `how hard its puzzles are, 1 to 5 or such as 1-2, or below the 24 game: ${EASY_LEVELS.join(', ')}; default: any`,
      ).argParser(parseLevel),
    )
    .option('--seed <number>', 'which puzzles it has, 0 to 4294967295; default: 0', parseInteger)
    .option('--versions <number>', 'how many versions it has, A, B and so on, equally hard', parseVersions)
    .option('--answers <file>', 'write the answers to a file of their own, in the same format')
    .addOption(new Option('--language <tag>', 'its language; default: en').choices(Object.keys(SHEET_WORDS)))
    .option('--title <text>', 'a title of your own, for a list or a worksheet', (text) => printable(text))
    .addOption(
      new Option('--format <format>', 'the format; default: that of the name of --out, or text').choices(
        FORMATS,
      ),
    )
    .option('--out <file>', 'write to a file, compressed if its name ends in .gz; required for PDF')
    .addHelpText('after', EXAMPLES)
    .action(async (texts: string[], given: GivenOptions) => {
      const options = { ...given, format: given.format ?? formatOfName(given.out, FORMATS) ?? 'text' };
      if (texts.length > 0 && (options.cards ?? options.size ?? options.worksheet) !== undefined)
        command.error('error: --cards, --size and --worksheet are for lists without numbers');
      const { level, seed, versions, answers, language, title, format } = options;
      const ofWorksheets = { level, seed, versions, answers, language };
      const first = firstGiven(ofWorksheets);
      if (first !== undefined && options.worksheet === undefined)
        command.error(`error: --${first} needs --worksheet`);
      const printed = firstGiven({ versions, answers, language, title });
      if (printed !== undefined && (format === 'csv' || format === 'json'))
        command.error(`error: --${printed} is for text, html and pdf, got the format ${format}`);
      if (options.format === 'pdf' && options.out === undefined)
        command.error('error: --format pdf needs --out');
      if (options.out !== undefined) checkOutput(options.out, format);
      if (answers !== undefined) checkOutput(answers, format, '--answers');
      const { numbers, target, options: read } = parseBoard(texts, options);
      await list(numbers, target === undefined ? read : { ...read, target: [target] });
    });
}

async function list(numbers: readonly (number | Card)[], given: ListOptions): Promise<void> {
  const eased = easeOptions(given);
  const { format, out, distinct } = eased;
  // Checked before anything is solved.
  const browser = format === 'pdf' ? findBrowser() : null;
  const game = eased.game !== undefined ? parseGame(eased.game) : numbers.length > 0 ? defaultGame : standard;
  const pool = listNumbers(game.deal.pool);
  const isWithoutZero = eased.worksheet !== undefined && pool.includes(0);
  const options = isWithoutZero ? { cards: pool.filter((number) => number > 0), ...eased } : eased;
  const rules = rulesOf({ ...options, game: game.id });
  const { aces = game.aces } = options;
  const signal = createInterruptSignal();
  const source = openSource(numbers, game, rules, options, signal);
  const heading = describeList({ game, rules, distinct, aces, title: options.title, ...source });
  const timeout = parseTimeout(options.timeout);
  const write = async (texts: AsyncIterable<string> | Iterable<string>, path: string | undefined) => {
    const isTagged = options.worksheet !== undefined;
    if (browser !== null) await printPdf(texts, path!, { browser, isTagged, signal });
    else if (path !== undefined) await writeToFile(texts, path, signal);
    else await writeToStdout(texts, signal);
  };
  await withProgress(`${heading.noun}s`, async (onProgress) => {
    const job = {
      kind: source.kind,
      format: format === 'pdf' ? 'html' : format,
      problems: source.problems,
      rules,
      aces,
      distinct,
      timeout,
      heading,
      signal,
      onProgress: ({ problems }: ListTotals) => onProgress({ done: problems, total: source.total }),
    } as const;
    if (options.worksheet === undefined || job.format === 'csv' || job.format === 'json') {
      await write(formatList(job), out);
      return;
    }
    await writeWorksheet({ ...job, format: job.format }, game, options, source.targets, write);
  });
}

interface ListSource extends Pick<HeadingParts, 'kind' | 'scope' | 'targets'> {
  readonly total: number;
  readonly problems: Iterable<ListProblem> | AsyncIterable<ListProblem>;
}

function openSource(
  numbers: readonly (number | Card)[],
  game: Game,
  rules: Rules,
  options: ListOptions,
  signal: AbortSignal,
): ListSource {
  const { size = game.deal.size, worksheet, unsolvable } = options;
  checkInteger(size, '--size', 1, MAX_SIZE);
  const kind = unsolvable ? 'unsolvable' : 'solutions';
  if (worksheet !== undefined) return openWorksheet(worksheet, size, game, rules, options, signal);
  const targets = (options.target ?? [findTarget(game, rules)]).map(formatTargetOf);
  for (const target of targets) parseTarget(target, rules);
  if (numbers.length > 0) {
    const problems = targets.map((target) => ({ numbers, target }));
    return { kind, scope: numbers.join(' '), targets, total: problems.length, problems };
  }
  const deck = openDeck(game, size, options.cards);
  const hasAces = (options.aces ?? game.aces) === 'one-or-eleven';
  function* deal(): Generator<ListProblem> {
    for (const hand of enumerateBoards(deck)) {
      const dealt = hand.map((card) => (card === 1 && hasAces ? 'A' : card));
      for (const target of targets) yield { numbers: dealt, target };
    }
  }
  const scope = describeDeck(game, size, options.cards);
  return { kind, scope, targets, total: countLaidOut(deck) * targets.length, problems: deal() };
}

/** Opens puzzles of the game for a class, drawn by `generate`. */
function openWorksheet(
  count: number,
  size: number,
  game: Game,
  rules: Rules,
  { cards, target = [], level, seed, timeout, aces = game.aces, versions = 1 }: ListOptions,
  signal: AbortSignal,
): ListSource {
  if (cards?.includes(0)) refuse('--cards', 'integers from 1 with --worksheet, such as 1-9', 0);
  // Boards are drawn and rated as numbers.
  if (aces === 'one-or-eleven') refuse('--aces', 'one with --worksheet', aces);
  const range = target.map(Number);
  const [from, to] = [range.at(0), range.at(-1)];
  if (from !== undefined && target.some((text, place) => text !== String(from + place)))
    refuse('--target', 'an integer or a range with --worksheet', target.join());
  const total = count * versions;
  const puzzles = generateOnThreads({
    count: total,
    seed,
    game: { ...game, rules },
    size,
    from,
    to,
    timeout,
    signal,
    ...(cards && { pool: cards, repeat: true }),
    level: level === undefined ? undefined : parseBounds(level),
  });
  const scope = `${level === undefined ? '' : `level ${level}, `}${describeDeck(game, size, cards)}`;
  const given = from ?? findTarget(game, rules);
  const targets = given !== undefined && range.length <= 1 ? [given] : [];
  return { kind: 'solutions', scope, targets, total, problems: puzzles };
}

/** Name of the first option that is given. */
function firstGiven(options: object): string | undefined {
  return Object.entries(options).find(([, value]) => value !== undefined)?.[0];
}

/** Describes the boards in a few words. */
function describeDeck({ deal, piece }: Game, size: number, cards?: readonly number[]): string {
  return `${size === 1 ? `1 ${piece}` : `${size} ${piece}s`} from ${joinRanges(cards ?? listNumbers(deal.pool))}`;
}

/** Parses targets and ranges of targets, in the order given, each once. Other text is left to the solver. */
function parseTargets(text: string): string[] {
  const items = toSigns(text).split(',');
  const targets = items.flatMap((item) => {
    const target = String(toTarget(item));
    if (!/^\d+-\d+$/.test(target)) return [target];
    return parseRanges(target, 1, MAX_TARGET, 'targets', '24 or 830-834').map(String);
  });
  return [...new Set(targets)];
}

function formatTargetOf(target: string | number | undefined): number | string {
  if (target === undefined)
    refuse('--target', 'targets, such as 24 or 1-25, since the game has none of its own', 'none');
  return formatTarget(target);
}
