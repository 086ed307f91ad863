// A series of boards: those that are dealt from a seed, that of a day, those of a sprint, or a given list.
// Boards that are dealt are solvable: the solver has found a solution of each.
import type { Game } from '../core/puzzle/games.js';
import type { Level } from '../generate/index.js';
import { NumbersGameError, type Rules } from '../index.js';
import { findDailyBoard, type Rate } from '../play/round/daily-puzzle.js';
import { addDays, dayOf, FIRST_DAY, isDay } from '../play/round/days.js';
import { deal, type DealtBoard } from '../play/round/deal-board.js';
import type { Solve } from '../play/round/hint-move.js';
import { dealRated } from '../play/round/rated-boards.js';
import { shorten } from '../reading/board-faults.js';
import { splitBoard } from '../reading/boards.js';
import { listSprintLevels } from '../play/round/sprint.js';
import type { RoundWords } from '../play/words/languages.js';

/** The attributes of a series as text; null if absent. */
type SeriesAttributes = Readonly<Record<'deal' | 'daily' | 'mode' | 'boards', string | null>>;

/** The boards that the attributes ask for. */
export type SeriesKind =
  | { readonly kind: 'list'; readonly boards: readonly string[] }
  | { readonly kind: 'daily'; readonly day: string }
  | { readonly kind: 'deal' | 'sprint'; readonly seed: number | null; readonly level: Level | null };

/** A board of a series, as the texts of attributes. */
export interface SeriesBoard {
  readonly numbers: string;
  readonly target: string;
  /** Its difficulty; null if it was not asked for. */
  readonly level: Level | null;
}

/** Settings of a deal. */
interface SeriesHost {
  readonly game: Game;
  readonly rules: Rules;
  readonly aces: 'one' | 'one-or-eleven';
  readonly rate: Rate;
  readonly solve: Solve;
}

const LAST_SEED = 2 ** 32 - 1;
const DEAL = /^\s*(?<seed>\d{1,10})?\s*(?:level\s+(?<level>[1-5]))?\s*$/i;
/** The most boards that are dealt until one has a solution. */
const MOST_DEALT = 400;

/** Reads the attributes; null if they ask for no series. @throws NumbersGameError `invalid-option` */
export function readSeries(words: RoundWords, attributes: SeriesAttributes): SeriesKind | null {
  const { deal, daily, mode, boards } = attributes;
  const refuse = (name: string, value: string, choices: string): never => {
    throw new NumbersGameError('invalid-option', words.notAnAttribute(name, shorten(value), choices));
  };
  if (mode && mode !== 'sprint') refuse('mode', mode, 'sprint');
  if (boards !== null) {
    const list = boards.split(/[|\n]/).filter((text) => text.trim() !== '');
    if (list.length > 0) return { kind: 'list', boards: list };
  }
  if (!mode && daily !== null) {
    const today = dayOf(new Date());
    const day = daily.trim() || today;
    if (!isDay(day, today)) refuse('daily', daily, `${FIRST_DAY} … ${addDays(today, 1)}`);
    return { kind: 'daily', day };
  }
  if (!mode && deal === null) return null;
  const match = DEAL.exec(deal ?? '')?.groups as { seed?: string; level?: string } | undefined;
  const { seed, level } = match ?? {};
  if (match === undefined || Number(seed) > LAST_SEED)
    refuse('deal', deal!, `0 … ${LAST_SEED}, level 1 … level 5`);
  return {
    kind: mode ? 'sprint' : 'deal',
    seed: seed === undefined ? null : Number(seed),
    level: level === undefined ? null : (Number(level) as Level),
  };
}

/**
 * Yields the boards of a series.
 *
 * @throws the errors of the solver; nothing is yielded if no board of its kind was found
 */
export async function* openSeries(
  series: SeriesKind,
  host: SeriesHost,
): AsyncGenerator<SeriesBoard, void, undefined> {
  if (series.kind === 'list') {
    for (const text of series.boards) yield readListed(text, host.game);
    return;
  }
  const { game, rules, aces, rate, solve } = host;
  if (series.kind === 'daily') {
    const dealt = { ...game, rules, aces: game.aces && aces };
    const board = await findDailyBoard(dealt, series.day, rate, solve);
    if (board !== null) yield toTexts(board, null);
    return;
  }
  const seed = series.seed ?? crypto.getRandomValues(new Uint32Array(1))[0];
  const { level } = series;
  const levels = series.kind === 'sprint' ? listSprintLevels() : level === null ? null : repeat(level);
  let misses = 0;
  const dealt = levels === null ? dealAny(game, seed) : dealRated({ game, seed, rate }, levels);
  for await (const { board, level } of dealt) {
    const { status } = await solve({ ...board, rules, aces });
    if (status === 'exact') {
      misses = 0;
      yield toTexts(board, level);
    } else if (++misses === MOST_DEALT) return;
  }
}

/** Splits a text of boards, one for each line or between bars. */
export function readListed(text: string, { deal }: Game): SeriesBoard {
  const { numbers, target } = splitBoard(text, deal.size, deal);
  return { numbers: numbers.join(' '), target: target ?? '', level: null };
}

function toTexts({ numbers, target }: DealtBoard, level: Level | null): SeriesBoard {
  return { numbers: numbers.join(' '), target: String(target), level };
}

function* dealAny(game: Game, seed: number): Generator<{ board: DealtBoard; level: null }, void, undefined> {
  for (const board of deal(game, seed)) yield { board, level: null };
}

function* repeat(level: Level): Generator<Level, never, undefined> {
  for (;;) yield level;
}
