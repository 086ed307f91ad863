// The texts of the tab Play of the page around the round itself: the puzzle of the day, what follows a round,
// sharing, and the history. The texts of the round are in words.ts. Numbers, dates and plurals are those of
// `Intl`.
import { parseExpression, formatExpression, type Result } from '../index.js';
import { weekdayOf } from './days.js';
import { isSolved, type PlayedRound } from './history.js';
import type { LastChance } from './last-chance.js';
import type { Best } from './tile-game.js';
import { show } from './words.js';

const LANGUAGE = 'en';
const plurals = new Intl.PluralRules(LANGUAGE);
const numbers = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 });
const shares = new Intl.NumberFormat(LANGUAGE, { style: 'percent' });
const longDate = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'full', timeZone: 'UTC' });
const shortDate = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeZone: 'UTC' });

/** The noun of a count, by its plural form. */
interface Noun {
  readonly one: string;
  readonly other: string;
}

const HINT: Noun = { one: 'hint', other: 'hints' };
const DAY: Noun = { one: 'day', other: 'days' };
const ROUND: Noun = { one: 'round', other: 'rounds' };
const SOLUTION: Noun = { one: 'solution', other: 'solutions' };

/** Titles, labels and buttons. */
export const WORDS = {
  puzzle: 'Puzzle',
  random: 'Any board',
  daily: 'Daily puzzle',
  archive: 'Archive',
  previousDay: 'Day before',
  nextDay: 'Day after',
  chooseDay: 'Date of the puzzle',
  week: 'Easiest on Monday, hardest on Saturday. The same for everyone.',
  difficulty: 'Difficulty',
  any: 'any',
  after: 'After the round',
  yourAnswer: 'Your answer',
  bestAnswer: 'Best answer',
  nothing: 'Nothing that counts',
  another: 'Another board',
  allSolutions: 'All solutions',
  explore: 'Explore this board',
  share: 'Share the result',
  shared: 'Copied. It shows no numbers.',
  copyText: 'Copy as text',
  copyLatex: 'Copy as LaTeX',
  copyImage: 'Copy as image',
  copied: 'Copied',
  savedImage: 'Saved as a file',
  yours: 'yours',
  more: 'Show all',
  history: 'Your rounds',
  hide: 'Hide',
  show: 'Show your rounds',
  refused: 'This browser does not let the page store rounds. They are kept until you close the page.',
  empty: 'There are no rounds of this game yet. They are kept in this browser and sent nowhere.',
  rounds: 'Rounds',
  solved: 'Solved',
  streak: 'In a row',
  longest: 'Most in a row',
  days: 'Days in a row',
  medianTime: 'Median time',
  time: 'Time',
  distance: 'Distance',
  byDifficulty: 'By difficulty (median time, mean distance)',
  byDistance: 'By distance from the target',
  lastTimes: 'Times of the last rounds',
  lastRounds: 'Last rounds',
  unknown: 'unknown',
  export: 'Export',
  import: 'Import',
  delete: 'Delete all',
  confirmDelete: 'Delete the rounds of all games? This cannot be undone.',
  deleted: 'All rounds were deleted.',
  notRounds: 'This file has no rounds that were exported here.',
} as const;

/** The labels of `countDistances`. */
export const DISTANCES = ['exact', 'up to 5', 'up to 10', 'more than 10', 'nothing'] as const;

/** `1 hint`, `2 hints`. */
function countOf(count: number, noun: Noun): string {
  return `${numbers.format(count)} ${plurals.select(count) === 'one' ? noun.one : noun.other}`;
}

/** The number of solutions at the level `essential`; unless the list is complete, a lower bound. */
export function describeSolutions(count: number, isAll: boolean): string {
  return isAll ? countOf(count, SOLUTION) : `More than ${countOf(count, SOLUTION)}`;
}

/** `12 rounds were added.` */
export function describeImport(count: number): string {
  if (count === 0) return 'All of these rounds are here already.';
  return `${countOf(count, ROUND)} ${plurals.select(count) === 'one' ? 'was' : 'were'} added.`;
}

/** A day in full: `Sunday, November 22, 2026`. */
export function formatDay(day: string): string {
  return longDate.format(new Date(`${day}T00:00Z`));
}

/** A time as on a clock, with tenths of a second below a minute: `8.4 s`, `1:05`, `1:00:10`. */
export function formatElapsed(ms: number): string {
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor);
  const pad = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** A share such as `75%`. */
export function formatShare(part: number, whole: number): string {
  return shares.format(whole === 0 ? 0 : part / whole);
}

/** A number with separators of thousands, and one decimal if it has any. */
export function formatNumber(number: number): string {
  return numbers.format(number);
}

/** `2 days`. */
export function describeDays(count: number): string {
  return countOf(count, DAY);
}

/** `difficulty 4 of 5`. */
export function describeBand(band: number): string {
  return `difficulty ${band} of 5`;
}

/** The time, the hints and the difficulty of a round: `8.4 s · with 1 hint · difficulty 2 of 5`. */
export function describeFacts(elapsedMs: number, hints: number, band: number | null): string {
  const facts = [formatElapsed(elapsedMs)];
  if (hints > 0) facts.push(`with ${countOf(hints, HINT)}`);
  if (band !== null) facts.push(describeBand(band));
  return facts.join(' · ');
}

/** The result of a round without its numbers: `Solved in 8.4 s`, `3 away in 30.0 s, with 1 hint`. */
export function describePlayed(round: PlayedRound): string {
  const { distance, elapsedMs, hints } = round;
  const result = isSolved(round) ? 'Solved' : distance === null ? 'Not solved' : `${show(distance)} away`;
  const help = hints > 0 ? `, with ${countOf(hints, HINT)}` : '';
  return `${result} in ${formatElapsed(elapsedMs)}${help}`;
}

/** The text to share after a round, without an address. It tells no numbers of the board. */
export function describeShared(title: string, round: PlayedRound): string {
  const { day, band } = round;
  const puzzle = day === null ? title : `${title}, ${WORDS.daily.toLowerCase()} of ${formatShortDay(day)}`;
  const lines = [puzzle, describePlayed(round)];
  if (band !== null) lines.push(`Difficulty ${'●'.repeat(band)}${'○'.repeat(5 - band)}`);
  return lines.join('\n');
}

/** `Nov 22, 2026`. */
export function formatShortDay(day: string): string {
  return shortDate.format(new Date(`${day}T00:00Z`));
}

/** The weekdays from Monday on, by their first letters, for the days of a calendar. */
export function formatWeekday(day: string): string {
  return ['S', 'M', 'T', 'W', 'T', 'F', 'S'][weekdayOf(day)];
}

/** The first round of a puzzle of the day. */
export function describeFirst(round: PlayedRound): string {
  return `Your first round: ${describePlayed(round)}.`;
}

/** A day of the archive, with the result of its round if there is one. */
export function describeDay(day: string, round: PlayedRound | undefined): string {
  return round === undefined ? formatDay(day) : `${formatDay(day)}: ${describePlayed(round)}`;
}

/** The last moment at which the best result was possible. */
export function describeLastChance({ steps, step, made }: LastChance, best: number | string): string {
  const possible = `${show(best)} was still possible`;
  const next = show(step);
  if (made === null) return `${possible} at the end. The next step was ${next}.`;
  const when = steps.length === 0 ? 'at the beginning' : `after ${show(steps.at(-1)!)}`;
  return `${possible} ${when}: with ${next} instead of ${show(made)}.`;
}

/** A board, as text: `25 50 10 5 2 10 → 520`. */
export function describeBoard({ numbers, target }: Pick<PlayedRound, 'numbers' | 'target'>): string {
  return `${numbers.join(' ')} → ${target}`;
}

/** The player's answer, with its value unless it states that itself. */
export function describeOwn(best: Best | null): string {
  if (best === null) return WORDS.nothing;
  const { expression, value } = best;
  return show(expression.includes('=') ? expression : `${expression} = ${value}`);
}

/** The board, the player's answer and the best one, as text. */
export function describeAnswers(round: PlayedRound, best: Best | null, result: Result | null): string {
  const lines = [describeBoard(round), `${WORDS.yourAnswer}: ${describeOwn(best)}`];
  if (result?.expression) {
    lines.push(`${WORDS.bestAnswer}: ${show(result.expression)} = ${show(result.value)}`);
    lines.push(...result.steps.map(show));
  }
  return lines.join('\n');
}

/** An answer as LaTeX. */
export function formatLatex(expression: string, value: number | string): string {
  const right = String(value).replace(/^(.+)\/(.+)$/, '\\frac{$1}{$2}');
  return `${formatExpression(parseExpression(expression), { style: 'latex' })} = ${right}`;
}
