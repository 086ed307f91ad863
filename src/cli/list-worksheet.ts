// The worksheets of the command `list`: their levels, and the sheets as files.
import { InvalidArgumentError } from 'commander';
import type { Distinct } from '../core/api-types.js';
import type { Game } from '../core/puzzle/games.js';
import { listNumbers } from '../core/puzzle/parse-pool.js';
import { findEntries, type ListRules } from './list/list-entries.js';
import type { Entry } from './list/solve-problem.js';
import { describeSheet, divideIntoVersions, VERSIONS } from '../play/worksheet/worksheet.js';
import { formatWorksheetPage, formatWorksheetText } from '../play/worksheet/worksheet-page.js';
import { SHEET_WORDS } from '../play/worksheet/worksheet-words.js';
import type { Language } from '../play/words/languages.js';
import type { LIST_FORMATS } from './list/format-list.js';
import { checkDistinct } from './check-file.js';
import { refuse } from '../core/errors.js';
import { parseInteger, parseRanges, type GameOptions } from './parse-arguments.js';

export interface ListOptions extends GameOptions {
  readonly cards?: readonly number[];
  readonly size?: number;
  readonly target?: readonly string[];
  readonly distinct: Distinct;
  readonly unsolvable?: boolean;
  readonly worksheet?: number;
  /** A level of `rate`, such as 3, bounds such as 1-2, or the name of one below the 24 game. */
  readonly level?: string;
  readonly seed?: number;
  readonly language?: Language;
  readonly title?: string;
  readonly versions?: number;
  readonly answers?: string;
  readonly timeout?: number;
  readonly format: (typeof LIST_FORMATS)[number] | 'pdf';
  readonly out?: string;
}

const DIGITS = parseRanges('1-9', 1, 9, 'cards', '');

/** Levels below the 24 game: options that make its puzzles easier, with positive integers alone. */
const EASY = {
  'plus-minus': { game: 'make-ten', size: 3, cards: DIGITS, operators: ['+', '-'], values: 'natural' },
  'make-ten': { game: 'make-ten', cards: DIGITS, values: 'natural' },
  'three-cards': { game: '24', size: 3, cards: parseRanges('1-10', 1, 10, 'cards', ''), values: 'natural' },
} as const satisfies Readonly<Record<string, Partial<ListOptions>>>;

type EasyLevel = keyof typeof EASY;
export const EASY_LEVELS = Object.keys(EASY) as EasyLevel[];
const isEasy = (level: string): level is EasyLevel => Object.hasOwn(EASY, level);

export function parseLevel(text: string): string {
  if (isEasy(text) || (/^[1-5](-[1-5])?$/.test(text) && text[0] <= text.at(-1)!)) return text;
  throw new InvalidArgumentError(
    `Expected a level from 1 to 5, levels such as 1-2, or ${EASY_LEVELS.join(', ')}.`,
  );
}

export function parseVersions(text: string): number {
  const count = parseInteger(text);
  if (count >= 1 && count <= VERSIONS.length) return count;
  throw new InvalidArgumentError(`Expected an integer from 1 to ${VERSIONS.length}.`);
}

/** Replaces the name of an easy level by its options; others of the user override them. */
export function easeOptions(options: ListOptions): ListOptions {
  const { level, ...others } = options;
  if (level === undefined || !isEasy(level)) return options;
  const { game } = EASY[level];
  if ((others.game ?? game) !== game) refuse('--game', `${game} with --level ${level}`, others.game!);
  return { ...EASY[level], ...others };
}

/** Puzzles to solve, and the format of the sheets. */
interface SheetJob extends ListRules {
  readonly format: 'text' | 'html';
}

type Write = (texts: Iterable<string>, path: string | undefined) => Promise<void>;

/**
 * Writes the sheets, with the answers behind the puzzles or in a file of their own.
 *
 * @throws NumbersGameError as `solver.solutions`; the reason of the signal if it was aborted
 */
export async function writeWorksheet(
  job: SheetJob,
  game: Game,
  options: ListOptions,
  targets: readonly (number | string)[],
  write: Write,
): Promise<void> {
  const { out, answers, cards, size = game.deal.size, level, versions = 1, language = 'en', title } = options;
  checkDistinct({ '--out': out, '--answers': answers });
  const entries: Entry[] = [];
  const totals = { problems: 0, solvable: 0, solutions: 0 };
  for await (const entry of findEntries(job, false, totals)) entries.push(entry);
  const heading = describeSheet(SHEET_WORDS[language], {
    game,
    rules: job.rules,
    size,
    pool: cards ?? listNumbers(game.deal.pool),
    target: targets.length === 1 ? Number(targets[0]) : null,
    level,
    title,
  });
  const sheets = divideIntoVersions(entries, versions);
  const formatSheets = job.format === 'html' ? formatWorksheetPage : formatWorksheetText;
  await write(formatSheets(sheets, heading, answers === undefined ? 'whole' : 'puzzles'), out);
  if (answers !== undefined) await write(formatSheets(sheets, heading, 'answers'), answers);
}
