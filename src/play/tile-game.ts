// The game that people play: two tiles at a time become one, until the target is made. States are plain
// values: a move returns the next state and leaves the previous one as it is, so undoing is going back.
//
// A tile holds the expression that made it. `evaluate` and `verify` tell its value, its distance from the
// target and whether it counts, as for an expression that is typed in: there is one arithmetic and one judge.
import { countdown, evaluate, formatExpression } from '../index.js';
import type { Card, Expression, Operator, Puzzle } from '../index.js';
import { selectRows, writeOperation, type Fault } from '../operators.js';
import { verify, type Verdict } from '../verify.js';

/** The puzzle of a game. It has no alternatives, because there is no tile for them. */
export interface GamePuzzle extends Pick<Puzzle, 'target' | 'rules' | 'aces'> {
  readonly numbers: readonly (number | Card)[];
}

/** A tile. */
export interface Tile {
  /** As in results: a number if it is a safe integer, else `'p'` or `'p/q'`. */
  readonly value: number | string;
  readonly expression: Expression;
  /** The letter of a given card; null for any other tile. */
  readonly card: 'A' | 'J' | 'Q' | 'K' | null;
}

/** The player's best result so far. */
export interface Best {
  readonly value: number | string;
  /** abs(value - target), written as in results. */
  readonly distance: number | string;
  /** The expression as the player made or wrote it. */
  readonly expression: string;
}

/** The state of a game. */
export interface TileGame {
  readonly puzzle: Required<GamePuzzle>;
  /** One place for each given number; null if its tile was used up. */
  readonly tiles: readonly (Tile | null)[];
  /** The steps so far, such as `'6 * 5 = 30'`. */
  readonly steps: readonly string[];
  /**
   * Null until something counts: if numbers may be left over, every tile, including the given ones; otherwise
   * only the last tile. It stays when moves are undone.
   */
  readonly best: Best | null;
  /** The game before the last move, null at the beginning. */
  readonly previous: TileGame | null;
}

/** Why two tiles cannot be combined. */
export type Refusal = 'not-natural' | 'not-two-tiles' | 'operator-not-allowed' | Fault;

const CARDS = { A: 1, J: 11, Q: 12, K: 13 } as const;
const ACE_VALUES = [1, 11] as const;
const DEFAULT_TARGET = 24;

/**
 * Begins a game.
 *
 * @throws NumbersGameError as `verify` does, for an invalid puzzle
 */
export function createTileGame(puzzle: GamePuzzle): TileGame {
  const { numbers, rules = countdown, aces = 'one' } = puzzle;
  verify('', puzzle); // throws for an invalid puzzle
  const { target = DEFAULT_TARGET } = puzzle;
  const tiles = numbers.map((number) => {
    if (typeof number === 'number') return toTile(number);
    const card = number.toUpperCase() as keyof typeof CARDS;
    return { ...toTile(CARDS[card]), card };
  });
  const start = { puzzle: { numbers, target, rules, aces }, tiles, steps: [], best: null, previous: null };
  return tiles.reduce(keepBest, start);
}

/**
 * Combines two tiles: the result takes the place of the second, and the place of the first becomes empty.
 * Returns why, if that is not allowed.
 */
export function combine(game: TileGame, i: number, operator: Operator, j: number): TileGame | Refusal {
  const left = game.tiles.at(i);
  const right = game.tiles.at(j);
  if (i === j || !left || !right) return 'not-two-tiles';
  const row = selectRows(game.puzzle.rules).find((other) => other.operator === operator);
  if (row === undefined) return 'operator-not-allowed';
  const fault = row.findFault?.(toFraction(left.value), toFraction(right.value)) ?? null;
  if (fault !== null) return fault;
  const tile = toTile({ operator, left: left.expression, right: right.expression } as Expression);
  if (game.puzzle.rules.values === 'natural' && !isNatural(tile.value)) return 'not-natural';
  const tiles = game.tiles.map((other, place) => (place === i ? null : place === j ? tile : other));
  const step = `${writeOperation(row, formatOperand(left), formatOperand(right))} = ${tile.value}`;
  return keepBest({ ...game, tiles, steps: [...game.steps, step], previous: game }, tile);
}

/**
 * Turns an ace that may count 1 or 11 to its other value, and leaves any other tile as it is. This is not a
 * move.
 */
export function turnAce(game: TileGame, i: number): TileGame {
  const tile = game.tiles.at(i);
  if (!tile || !isEitherAce(game, tile)) return game;
  const turned: Tile = { ...toTile(ACE_VALUES[tile.value === 1 ? 1 : 0]), card: 'A' };
  return keepBest({ ...game, tiles: game.tiles.map((other) => (other === tile ? turned : other)) }, turned);
}

/** Whether a tile is an ace that may count 1 or 11. */
export function isEitherAce({ puzzle }: TileGame, { card }: Tile): boolean {
  return card === 'A' && puzzle.aces === 'one-or-eleven';
}

/** Undoes the last move, if there is one. The best result stays. */
export function undo(game: TileGame): TileGame {
  return game.previous === null ? game : { ...game.previous, best: game.best };
}

/** Undoes all moves. The best result stays. */
export function reset(game: TileGame): TileGame {
  let start = game;
  while (start.previous !== null) start = start.previous;
  return { ...start, best: game.best };
}

/** Judges an expression or steps that the player typed for the given numbers. The tiles stay as they are. */
export function enter(game: TileGame, text: string): { readonly game: TileGame; readonly verdict: Verdict } {
  const verdict = verify(text, game.puzzle);
  return { game: keepVerdict(game, text, verdict), verdict };
}

/** Whether the target is made. */
export function isFinished(game: TileGame): boolean {
  return game.best?.distance === 0;
}

/**
 * The points for the best result: as on the show 10 for the target, 7 within 5, 5 within 10; if all numbers
 * must be used, 10 for the target and nothing else.
 */
export function countPoints({ best, puzzle }: TileGame): number {
  if (best === null) return 0;
  if (best.distance === 0) return 10;
  if (puzzle.rules.use === 'all') return 0;
  return !isLess(5, best.distance) ? 7 : !isLess(10, best.distance) ? 5 : 0;
}

/** Whether a value, written as in results, is a positive integer. */
export function isNatural(value: number | string): boolean {
  return typeof value === 'number' ? value > 0 : /^\d+$/.test(value);
}

/** Whether left < right, both written as in results. */
export function isLess(left: number | string, right: number | string): boolean {
  const [one, other] = [toFraction(left), toFraction(right)];
  return one.numerator * other.denominator < other.numerator * one.denominator;
}

/** A value, written as in results. */
function toFraction(value: number | string) {
  const [numerator, denominator = '1'] = String(value).match(/-?\d+/g)!;
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

function toTile(expression: Expression): Tile {
  return { value: evaluate(expression), expression, card: null };
}

/** Keeps a new tile as the best result, if it is. */
function keepBest(game: TileGame, { expression }: Tile): TileGame {
  const text = formatExpression(expression);
  return keepVerdict(game, text, verify(text, game.puzzle));
}

function keepVerdict(game: TileGame, expression: string, { reason, value, distance }: Verdict): TileGame {
  if ((reason !== 'exact' && reason !== 'wrong-value') || value === null || distance === null) return game;
  if (game.best !== null && !isLess(distance, game.best.distance)) return game;
  return { ...game, best: { value, distance, expression } };
}

function formatOperand({ value }: Tile): string {
  return isNatural(value) || value === 0 ? String(value) : `(${value})`;
}
