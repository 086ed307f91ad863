// The texts of the tab Play around the round itself: the puzzle of the day, what follows a round, sharing,
// and the history.
import type { Result } from 'numbers-game';
import { formatSigns } from 'numbers-game/expression';
import { isSolved, type PlayedRound } from '../rounds/round-history.js';
import type { LastChance } from '../../../src/play/round/last-chance.js';
import { formatBoard } from '../format-board.js';
import { flatten, formatEquation, isGiven } from '../../../src/play/round/puzzle-texts.js';
import { formatClock } from '../../../src/play/round/round-messages.js';
import type { Best } from '../../../src/play/round/tile-game.js';
import { countOf, formatDecimals } from '../format-numbers.js';
import { tabWords } from '../page-words.js';

const SEPARATOR = ' · ';

/** Describes the number of essential solutions; a lower bound if the list is incomplete. */
export function describeSolutions(count: number, isAll: boolean): string {
  const { solution, moreThan } = tabWords.value;
  return isAll ? countOf(count, solution) : moreThan(countOf(count, solution));
}

/** Describes the result of an import: `12 rounds were added.` */
export function describeImport(count: number): string {
  const { nothingNew, added } = tabWords.value.history;
  return count === 0 ? nothingNew : countOf(count, added);
}

/** Formats a day in full: `Sunday, November 22, 2026`. */
export function formatDay(day: string): string {
  return formatDate(day, { dateStyle: 'full' });
}

/** Formats a day: `Nov 22, 2026`. */
export function formatShortDay(day: string): string {
  return formatDate(day, { dateStyle: 'medium' });
}

/** Formats the weekday of a day, by its first letter, for a calendar. */
export function formatWeekday(day: string): string {
  return formatDate(day, { weekday: 'narrow' });
}

function formatDate(day: string, format: Intl.DateTimeFormatOptions): string {
  const { language } = tabWords.value;
  return new Date(`${day}T00:00Z`).toLocaleDateString(language, { ...format, timeZone: 'UTC' });
}

/** Formats a time as on a clock, with tenths of a second below a minute: `8.4 s`, `1:05`, `1:00:10`. */
export function formatElapsed(ms: number): string {
  if (ms < 59_950) return `${formatDecimals(ms / 1000, 1)} s`;
  const seconds = Math.round(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  return hours === 0 ? formatClock(seconds) : `${hours}:${formatClock(seconds % 3600).padStart(5, '0')}`;
}

/** Describes the time, the hints and the difficulty of a round: `8.4 s · with 1 hint · difficulty 2 of 5`. */
export function describeFacts(elapsedMs: number, hints: number, level: number | null): string {
  const difficulty = level === null ? [] : [tabWords.value.after.difficulty(String(level))];
  return [formatElapsed(elapsedMs), ...listHints(hints), ...difficulty].join(SEPARATOR);
}

/** Describes the result of a round without its numbers: `3 away in 30.0 s · with 1 hint`. */
export function describePlayed(round: PlayedRound): string {
  return [describeEnd(round), ...listHints(round.hints)].join(SEPARATOR);
}

function describeEnd(round: PlayedRound): string {
  const { solved, notSolved, away } = tabWords.value.after;
  const time = formatElapsed(round.elapsedMs);
  if (isSolved(round)) return solved(time);
  return round.distance === null ? notSolved(time) : away(formatSigns(round.distance), time);
}

/** Returns the number of hints as a text, in an empty list if there were none. */
function listHints(hints: number): string[] {
  return hints > 0 ? [countOf(hints, tabWords.value.after.withHints)] : [];
}

/** Returns the text to share after a round, without an address and without the numbers of the board. */
export function describeShared(title: string, round: PlayedRound): string {
  const { day, level } = round;
  const { dailyOf, dots } = tabWords.value.after;
  const lines = [day === null ? title : dailyOf(title, formatShortDay(day)), describePlayed(round)];
  if (level !== null) lines.push(dots('●'.repeat(level) + '○'.repeat(5 - level)));
  return lines.join('\n');
}

/** Describes the last moment at which the best result was possible. */
export function describeLastChance({ steps, step, made }: LastChance, value: number | string): string {
  const { chanceAtEnd, chanceAtStart, chanceAfter } = tabWords.value;
  const [best, next] = [formatSigns(value), formatSigns(step)];
  if (made === null) return chanceAtEnd(best, next);
  const last = steps.at(-1);
  return last === undefined
    ? chanceAtStart(best, next, formatSigns(made))
    : chanceAfter(best, formatSigns(last), next, formatSigns(made));
}

/** Describes the player's answer: `Your answer: (6 + 2) × 3 = 24`. */
export function describeOwn(best: Best | null): string {
  const { labelled, after } = tabWords.value;
  if (best === null) return labelled(after.yourAnswer, after.nothing);
  const { expression, value } = best;
  const answer = isGiven(best) ? after.nothingMade(String(value)) : formatEquation(expression, value);
  return labelled(after.yourAnswer, answer);
}

/** Describes the best answer: `Best answer: (6 + 2) × 3 = 24`. */
export function describeBest({ expression, value }: Exclude<Result, { status: 'none' }>): string {
  const { labelled, after } = tabWords.value;
  return labelled(after.bestAnswer, formatEquation(flatten(expression), value));
}

/** Describes the board, the player's answer and the best one with its steps, a line each. */
export function describeAnswers(round: PlayedRound, best: Best | null, result: Result | null): string {
  const lines = [formatBoard(round.numbers, round.target), describeOwn(best)];
  if (result?.expression) lines.push(describeBest(result), ...result.steps.map(formatSigns));
  return lines.join('\n');
}
