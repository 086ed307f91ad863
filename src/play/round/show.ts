// A show: four rounds in one game, in each the player chooses how many large numbers are dealt. Points are
// those of television: 10 for the target, 7 within 5, 5 within 10.
//
// In a duel two people look at one board. Both declare the value that they have; then the one who is nearer
// shows the way to it, both if they are equally near. Whoever cannot make the declared value has no points,
// and the other one shows.
import type { Game } from '../../core/puzzle/games.js';
import type { Rules } from '../../index.js';
import { seedOf, withFour, type Rate } from './daily-puzzle.js';
import { deal } from './deal-board.js';
import type { RatedBoard } from './rated-boards.js';
import { pointsFor } from './tile-game.js';

export const SHOW_ROUNDS = 4;
const PLAYERS = [0, 1] as const;
export type Player = (typeof PLAYERS)[number];

/**
 * Deals the board of a round of a show: the first with a solution.
 *
 * @throws the errors of `deal` and `rate`
 */
export async function dealForShow(
  game: Game,
  seed: number,
  place: number,
  large: number | undefined,
  rate: Rate,
): Promise<RatedBoard> {
  const { rules, aces } = game;
  for (const board of deal(game, seedOf(`${seed} ${place}`), { large })) {
    const { band } = await rate({ ...board, rules: withFour(rules), aces });
    if (band !== null) return { board, band };
  }
  throw new Error('deal: ended'); // it never does
}

/** A round of a duel, after both have declared. */
export interface Duel {
  readonly target: number;
  /** The declared values, null for none. */
  readonly declared: readonly [number | null, number | null];
  /** Whether each player made the declared value; null before they have shown their way. */
  readonly shown: readonly [boolean | null, boolean | null];
}

/** Returns the player who shows next; null if nobody does. */
export function findShower(duel: Duel): Player | null {
  const { shown } = duel;
  const [first, second] = distancesOf(duel);
  const isAhead = (player: Player) => (player === 0 ? first <= second : second <= first);
  for (const player of PLAYERS) {
    const other = PLAYERS[1 - player];
    if (distancesOf(duel)[player] === Infinity || shown[player] !== null) continue;
    if (isAhead(player) || shown[other] === false) return player;
  }
  return null;
}

/** Counts the points of both players. */
export function countDuel(duel: Duel, rules: Pick<Rules, 'use'>): [number, number] {
  const distances = distancesOf(duel);
  const points = (player: Player) => (duel.shown[player] === true ? pointsFor(distances[player], rules) : 0);
  return [points(0), points(1)];
}

/** Records whether a player made the declared value. */
export function showWay(duel: Duel, player: Player, isMade: boolean): Duel {
  const [first, second] = duel.shown;
  return { ...duel, shown: player === 0 ? [isMade, second] : [first, isMade] };
}

function distancesOf({ target, declared }: Duel): [number, number] {
  const distance = (value: number | null) => (value === null ? Infinity : Math.abs(value - target));
  return [distance(declared[0]), distance(declared[1])];
}
