// The ladder of a day: five boards, one of each difficulty from the easiest on, the same for everyone.
//
// The boards of a week come from one seed, because boards from the seeds of single days would soon repeat: a
// game may have few boards of a difficulty, and each board is dealt with its own probability. The days of a
// week take turns, so a day needs no boards of the days after it.
import type { Game } from '../../core/puzzle/games.js';
import type { Band } from '../../generate.js';
import type { Rules } from '../../index.js';
import { seedOf, type Rate } from './daily-puzzle.js';
import { addDays, weekdayOf } from './days.js';
import { dealRated, type RatedBoard } from './rated-boards.js';
import type { PlayedRound } from './round-history.js';
import { isLess } from './tile-game.js';

/** The difficulties of a ladder, from its foot. */
export const RUNGS: readonly Band[] = [1, 2, 3, 4, 5];
/** The most stars of a board. */
export const MOST_STARS = 3;
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

/**
 * Counts the stars of a round: three for the target, two within 10, one within 25. If all numbers must be
 * used, only the target has stars. With hints there is one at most.
 */
export function countStars(
  { distance, hints }: Pick<PlayedRound, 'distance' | 'hints'>,
  rules: Pick<Rules, 'use'>,
): number {
  return Math.min(hints > 0 ? 1 : MOST_STARS, starsFor(distance, rules));
}

function starsFor(distance: PlayedRound['distance'], { use }: Pick<Rules, 'use'>): number {
  if (distance === null) return 0;
  if (distance === 0) return MOST_STARS;
  if (use === 'all') return 0;
  return !isLess(10, distance) ? 2 : !isLess(25, distance) ? 1 : 0;
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

/** Writes stars in a row: `★★☆`. */
export function writeStars(stars: number): string {
  return '★'.repeat(stars) + '☆'.repeat(MOST_STARS - stars);
}
