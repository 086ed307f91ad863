// The rounds that a player has played: a record for each, the figures that are computed from them, and the
// file for export and import.
//
// Only rounds are kept, and streaks, times and shares are computed from them. So two windows that are open at
// the same time cannot disagree, and an import adds the rounds that are not there yet.
import type { Level } from 'numbers-game/generate';
import type { Card } from 'numbers-game';
import { addDays, dayOf } from '../../../src/play/round/days.js';
import { isLess, isRational } from '../../../src/play/round/tile-game.js';
import type { FinishReason } from '../../../src/play/round/round-messages.js';

/** A round that was played. */
export interface PlayedRound {
  /** The unique id. Rounds of one daily puzzle share theirs, so that only the first counts. */
  readonly id: string;
  /** The time of the end, in milliseconds since 1970. */
  readonly endedAt: number;
  /** The id of the game. */
  readonly game: string;
  readonly numbers: readonly (number | Card)[];
  readonly target: number;
  /** The date of a daily puzzle; null for any other. */
  readonly day: string | null;
  /** The difficulty of the board; null if it is not known. */
  readonly level: Level | null;
  readonly reason: FinishReason;
  readonly elapsedMs: number;
  readonly points: number;
  readonly hints: number;
  /** The distance of the player's best result, written as in results; null if nothing counted. */
  readonly distance: number | string | null;
  /** The least distance that is possible; null if it could not be found. */
  readonly least: number | string | null;
  /** The player's best result; null if nothing counted. */
  readonly expression: string | null;
}

interface Summary {
  readonly rounds: number;
  readonly solved: number;
  /** The number of last rounds that were solved in a row, and the most ever. */
  readonly streak: number;
  readonly longest: number;
  /** The number of days in a row with a round, up to today or yesterday. */
  readonly days: number;
  /** The median time of the rounds that were solved; null if none was. */
  readonly medianMs: number | null;
}

interface LevelSummary extends Pick<Summary, 'rounds' | 'solved' | 'medianMs'> {
  /** The difficulty, null for boards that are not rated. */
  readonly level: Level | null;
  /** The mean distance from the target in the rounds with a result that counts; null without such rounds. */
  readonly distance: number | null;
}

/** The first line of a file of rounds. */
const FORMAT = 'numbers-game rounds 1';
/** The last time of a Date. */
const LAST_TIME = 8.64e15;
const REASONS: readonly FinishReason[] = ['exact', 'nearest', 'submitted', 'given-up', 'time'];
const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];
const CARDS: readonly unknown[] = ['A', 'J', 'Q', 'K'];

/** Whether the player came as near as possible. */
export function isSolved({ distance, least }: PlayedRound): boolean {
  return distance !== null && least !== null && !isLess(least, distance);
}

/** Summarizes rounds in any order. @param today as of `dayOf` */
export function summarize(rounds: readonly PlayedRound[], today: string): Summary {
  const ordered = [...rounds].sort((one, other) => one.endedAt - other.endedAt);
  let streak = 0;
  let longest = 0;
  for (const round of ordered) {
    streak = isSolved(round) ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return { ...count(rounds), streak, longest, days: countDays(rounds, today) };
}

/** Summarizes each difficulty that occurs, from the easiest on, unknown ones last. */
export function summarizeLevels(rounds: readonly PlayedRound[]): LevelSummary[] {
  return [...LEVELS, null].flatMap((level) => {
    const some = rounds.filter((round) => round.level === level);
    if (some.length === 0) return [];
    const distances = some.flatMap(({ distance }) => (distance === null ? [] : [toNumber(distance)]));
    const sum = distances.reduce((total, distance) => total + distance, 0);
    return [{ level, ...count(some), distance: distances.length > 0 ? sum / distances.length : null }];
  });
}

/** Counts the rounds by distance: 0, up to 5, up to 10, more, and no result that counts. */
export function countDistances(rounds: readonly PlayedRound[]): [number, number, number, number, number] {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const { distance } of rounds) {
    const away = distance === null ? null : toNumber(distance);
    counts[away === null ? 4 : away === 0 ? 0 : away <= 5 ? 1 : away <= 10 ? 2 : 3]++;
  }
  return counts;
}

/** Writes rounds as a file. */
export function formatRounds(rounds: readonly PlayedRound[]): string {
  return JSON.stringify({ format: FORMAT, rounds }, null, 1);
}

/** Reads a file of rounds. Returns null if the file or one of its rounds is invalid. */
export function readRounds(text: string): PlayedRound[] | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  const { format, rounds } = Object(file) as { format?: unknown; rounds?: unknown };
  return format === FORMAT && Array.isArray(rounds) && rounds.every(isRound) ? rounds : null;
}

function isRound(value: unknown): value is PlayedRound {
  const round = Object(value) as Readonly<Record<keyof PlayedRound, unknown>>;
  const { id, endedAt, game, numbers, target, day, level, reason } = round;
  return (
    [id, game].every((text) => typeof text === 'string' && text !== '') &&
    [endedAt, round.elapsedMs, round.points, round.hints].every(isCount) &&
    (endedAt as number) <= LAST_TIME &&
    Array.isArray(numbers) &&
    numbers.every((number) => isCount(number) || CARDS.includes(number)) &&
    Number.isSafeInteger(target) &&
    (day === null || (typeof day === 'string' && addDays(day, 0) === day)) &&
    (level === null || LEVELS.includes(level as Level)) &&
    REASONS.includes(reason as FinishReason) &&
    [round.distance, round.least].every(isDistance) &&
    (round.expression === null || typeof round.expression === 'string')
  );
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isDistance(value: unknown): boolean {
  if (value === null || isCount(value)) return true;
  return typeof value === 'string' && isRational(value) && !/\/0+$/.test(value);
}

function count(rounds: readonly PlayedRound[]): Pick<Summary, 'rounds' | 'solved' | 'medianMs'> {
  const solved = rounds.filter(isSolved);
  const medianMs = median(solved.map(({ elapsedMs }) => elapsedMs));
  return { rounds: rounds.length, solved: solved.length, medianMs };
}

function countDays(rounds: readonly PlayedRound[], today: string): number {
  const played = new Set(rounds.map(({ endedAt }) => dayOf(new Date(endedAt))));
  let day = played.has(today) ? today : addDays(today, -1);
  let days = 0;
  for (; played.has(day); day = addDays(day, -1)) days++;
  return days;
}

/** Returns the value in the middle, or the lower of the two; null if there is none. */
function median(values: readonly number[]): number | null {
  return [...values].sort((one, other) => one - other).at((values.length - 1) >> 1) ?? null;
}

/** Converts a distance to a number, rounded if it is a fraction. */
function toNumber(distance: number | string): number {
  const [numerator, denominator = '1'] = String(distance).split('/');
  return Number(numerator) / Number(denominator);
}
