// Rounds that began and have not ended, in the storage of the browser: after a reload a round goes on, and
// the clock of a daily puzzle runs from its first start, however often the page is loaded.
import type { StoredMoves } from '../rounds/resume-game.js';
import type { DealtFrom } from './dealt-board.js';
import { isRefused } from './page-storage.js';

/** A round as it was left. */
export interface StartedRound extends StoredMoves {
  /** The time of the start, in milliseconds since 1970. */
  readonly startedAt: number;
  /** A random number, since two windows may start the same board in the same millisecond. */
  readonly key: number;
  /** The length of its clock, 0 for none. */
  readonly seconds: number;
  readonly hints: number;
  /** Whether the board was played before, so that the round does not count. */
  readonly isReplay?: boolean;
  /** The text in the field for an expression. */
  readonly draft: string;
}

const KEY = 'numbers-game-started';
/** The beginning of the ids of daily puzzles. */
const DAILY = 'day ';
/** The most rounds that are kept, the last ones. */
const MOST = 40;

/** Returns the id of a round: that of its game and day, or of all that determines its board. */
export function idOfRound(from: DealtFrom): string {
  const { game, day = null, seed, large, level, rules, board, aces } = from;
  if (day !== null) return `${DAILY}${game.id} ${day}`;
  const choices = board === undefined ? [seed, large, level] : [board, aces];
  return JSON.stringify([game.id, rules.operators, ...choices]);
}

/** Returns a round that began, undefined if there is none. */
export function readStarted(id: string): StartedRound | undefined {
  return readAll(id).get(id);
}

/** Keeps a round in its present state. */
export function keepStarted(id: string, round: StartedRound): void {
  const all = readAll(id);
  all.delete(id);
  writeAll(id, [...all, [id, round]]);
}

/** Drops a round that ended or was discarded. */
export function dropStarted(id: string): void {
  const all = readAll(id);
  if (all.delete(id)) writeAll(id, [...all]);
}

/**
 * Returns the storage of a round: all windows share the daily puzzles, and each has other boards of its own.
 */
function storageOf(id: string): Storage {
  return id.startsWith(DAILY) ? localStorage : sessionStorage;
}

function readAll(id: string): Map<string, StartedRound> {
  try {
    const stored: unknown = JSON.parse(storageOf(id).getItem(KEY) ?? '[]');
    const entries = Array.isArray(stored) ? stored.filter(isEntry) : [];
    return new Map(entries);
  } catch {
    return new Map();
  }
}

function writeAll(id: string, entries: [string, StartedRound][]): void {
  try {
    storageOf(id).setItem(KEY, JSON.stringify(entries.slice(-MOST)));
  } catch {
    isRefused.value = true;
  }
}

function isEntry(entry: unknown): entry is [string, StartedRound] {
  const [id, round] = Array.isArray(entry) ? (entry as unknown[]) : [];
  const { startedAt, key, seconds, hints, draft, steps, entered } = Object(round) as Record<string, unknown>;
  return (
    [id, draft, entered ?? ''].every((text) => typeof text === 'string') &&
    [startedAt, key, seconds, hints].every(
      (count) => Number.isSafeInteger(count) && (count as number) >= 0,
    ) &&
    Array.isArray(steps) &&
    steps.every((step) => typeof step === 'string')
  );
}
