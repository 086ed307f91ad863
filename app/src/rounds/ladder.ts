// The ladder of a day: five boards, one of each difficulty from the easiest on, the same for everyone.
//
// The boards of a week come from one seed, because boards from the seeds of single days would soon repeat: a
// game may have few boards of a difficulty, and each board is dealt with its own probability. The days of a
// week take turns, so a day needs no boards of the days after it.
import type { Game } from 'numbers-game';
import type { Level } from 'numbers-game/generate';
import { countStars } from '../../../src/play/round/stars.js';
import { formatStars } from './format-stars.js';
import { seedOf, type Rate } from '../../../src/play/round/daily-puzzle.js';
import { addDays, weekdayOf } from '../../../src/play/round/days.js';
import { dealRated, type RatedBoard } from '../../../src/play/round/rated-boards.js';
import type { PlayedRound } from './round-history.js';

/** The difficulties of a ladder, from its foot. */
export const RUNGS: readonly Level[] = [1, 2, 3, 4, 5];
const WEEK = 7;

/**
 * Finds the ladder of a day.
 *
 * @param day a text for which `isDay` is true
 * @throws the errors of `rate`
 */
export async function findLadder(game: Game, day: string, rate: Rate): Promise<RatedBoard[]> {
  const place = (weekdayOf(day) + WEEK - 1) % WEEK;
  const monday = addDays(day, -place);
  const wanted = Array.from({ length: place + 1 }, () => RUNGS).flat();
  const boards: RatedBoard[] = [];
  const week = { game, seed: seedOf(`${game.id} ladder ${monday}`), rate };
  for await (const board of dealRated(week, wanted)) boards.push(board);
  return boards.slice(-RUNGS.length);
}

/** Returns the id of the round of a rung. The first round of an id is the one that counts. */
export function idOfRung(game: string, day: string, rung: number): string {
  return `${game} ladder ${day} ${rung + 1}`;
}

/** Returns the rounds of a ladder that were played, from its foot up to the first that is missing. */
export function listClimbed(rounds: readonly PlayedRound[], game: string, day: string): PlayedRound[] {
  const climbed: PlayedRound[] = [];
  const byId = new Map(rounds.map((round) => [round.id, round]));
  for (const rung of RUNGS.keys()) {
    const round = byId.get(idOfRung(game, day, rung));
    if (round === undefined) break;
    climbed.push(round);
  }
  return climbed;
}

/** Writes the stars of each board of a ladder, none for those that were not played. */
export function listStars(climbed: readonly PlayedRound[], { rules }: Game): string[] {
  return RUNGS.map((_, rung) => formatStars(rung < climbed.length ? countStars(climbed[rung], rules) : 0));
}

/** Lists the days of the ladders of a game that were begun. */
export function listLadderDays(rounds: readonly PlayedRound[], game: string): string[] {
  return rounds.flatMap(({ id }) => {
    const [of, mode, day, rung] = id.split(' ');
    return of === game && mode === 'ladder' && rung === '1' ? [day] : [];
  });
}

/** Counts the days in a row whose whole ladder was played, up to today or yesterday. */
export function countLadders(rounds: readonly PlayedRound[], game: string, today: string): number {
  const ids = new Set(rounds.map(({ id }) => id));
  const isWhole = (day: string) => ids.has(idOfRung(game, day, RUNGS.length - 1));
  let count = 0;
  for (let day = isWhole(today) ? today : addDays(today, -1); isWhole(day); day = addDays(day, -1)) count++;
  return count;
}
