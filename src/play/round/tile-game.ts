// The game that people play: two tiles at a time become one, until the target is made. States are plain
// values: a move returns the next state and leaves the previous one as it is, so undoing is going back.
//
// A tile holds the expression that made it. The package's arithmetic and `verify` tell its value, its
// distance from the target and whether it counts, as for an expression that is typed in: there is one
// arithmetic and one judge.
import { isFraction, isLess as isLessFraction, toResultValue } from '../../core/fraction.js';
import { CARD_VALUES } from '../../core/puzzle/parse-numbers.js';
import { parseLimits } from '../../core/puzzle/largest-operands.js';
import { BASIC_ARITHMETIC, evaluateTree, type Arithmetic } from '../../expression/arithmetic.js';
import { toPostfix } from '../../expression/expression-tree.js';
import { toText } from '../../expression/format-expression.js';
import { formatSteps } from '../../expression/format-steps.js';
import type { ExactValue } from '../../expression/exact/exact-value.js';
import type { Expression } from '../../expression/index.js';
import { countdown } from '../../core/puzzle/games.js';
import { findPoints, pointsOf, type Points } from '../../core/puzzle/points.js';
import type { Card, Operator, Puzzle } from '../../index.js';
import { division, isRepeated, multiplication, type Fault } from '../../core/operator-notation.js';
import { rowOf, selectRows } from '../../expression/operators/all-rows.js';
import type { Verdict } from '../../verify/index.js';
import { verifyBy } from '../../verify/verdict.js';

export { pointsOf } from '../../core/puzzle/points.js';

/** The puzzle of a game. It has no alternatives, because there is no tile for them. */
export interface GamePuzzle extends Pick<Puzzle, 'target' | 'rules' | 'aces'> {
  readonly numbers: readonly (number | Card)[];
}

export interface Tile {
  /** The value as in results: a safe integer, else `'p'` or `'p/q'`, or an irrational expression. */
  readonly value: number | string;
  readonly expression: Expression;
  /** The letter of a given card; null for any other tile. */
  readonly card: 'A' | 'J' | 'Q' | 'K' | null;
}

/** The player's best result so far. */
export interface Best {
  readonly value: number | string;
  /** The distance abs(value - target), written as in results. */
  readonly distance: number | string;
  /** The expression as the player made or wrote it. */
  readonly expression: string;
}

export interface TileGame {
  readonly puzzle: Required<GamePuzzle>;
  /** The evaluation of the operators of its rules. */
  readonly arithmetic: Arithmetic;
  readonly points: Points;
  /** The tiles, with a place for each given number; null if its tile was used up. */
  readonly tiles: readonly (Tile | null)[];
  /** The steps so far, such as `'6 * 5 = 30'`. */
  readonly steps: readonly string[];
  /**
   * The best result, null until one counts. Entered expressions count, and the last tile; if numbers may be
   * left over, every tile counts, including the given ones. Moves that are undone do not count.
   */
  readonly best: Best | null;
  /** The best expression that was entered. */
  readonly entered: Best | null;
  /** The game before the last move, null at the beginning. */
  readonly previous: TileGame | null;
  /** The game after the move that was undone last, null if there is none. */
  readonly next: TileGame | null;
}

/** The reason why tiles cannot be combined. */
export type MoveRefusal =
  'not-natural' | 'not-integer' | 'not-rational' | 'not-two-tiles' | 'operator-not-allowed' | Fault;

const ACE_VALUES = [1, 11] as const;
const DEFAULT_TARGET = 24;
/** Matches values, written as in results, of each kind. */
const WRITTEN = { natural: /^[1-9]\d*$/, integer: /^-?\d+$/, rational: /^-?\d+(\/\d+)?$/ } as const;
const TYPED_TIMES = /(?<=[\dajqk)]\s*)x(?=\s*[\dajqk(])/gi;

/**
 * Begins a game.
 *
 * @param arithmetic that of the operators of the rules; by default that of the four
 * @param points those of its game; by default those of a game with its rules
 * @throws NumbersGameError as `verify` does, for an invalid puzzle
 */
export function createTileGame(puzzle: GamePuzzle, arithmetic = BASIC_ARITHMETIC, points?: Points): TileGame {
  const { numbers, rules = countdown, aces = 'one' } = puzzle;
  verifyBy(arithmetic, '', puzzle); // throws for an invalid puzzle
  const { target = DEFAULT_TARGET } = puzzle;
  const tiles = numbers.map((number) => {
    if (typeof number === 'number') return toTile(number);
    const card = number.toUpperCase() as Exclude<Tile['card'], null>;
    return { ...toTile(CARD_VALUES[card]), card };
  });
  const start = {
    puzzle: { numbers, target, rules, aces },
    arithmetic,
    points: pointsOf({ rules, points }),
    tiles,
    steps: [],
    best: null,
    entered: null,
    previous: null,
    next: null,
  };
  return tiles.reduce(keepBest, start);
}

/**
 * Combines two tiles: the result takes the place of the second, and the place of the first becomes empty. An
 * operator with one operand is applied to the tile at `i`, and `j` is ignored. Returns the reason if the
 * move is not allowed.
 */
export function combine(game: TileGame, i: number, operator: Operator, j: number): TileGame | MoveRefusal {
  const { rules } = game.puzzle;
  const row = selectRows(rules).find((other) => other.operator === operator);
  if (row === undefined) return 'operator-not-allowed';
  const places = row.arity === 1 ? [i] : [i, j];
  const operands = places.map((place) => game.tiles.at(place) ?? null);
  if (!operands.every((tile) => tile !== null) || new Set(places).size < places.length)
    return 'not-two-tiles';
  const made = makeTile(game, operator, operands);
  if (typeof made === 'string') return made;
  const { tile, step } = made;
  const { values } = rules;
  if (values !== 'real' && !WRITTEN[values].test(String(tile.value))) return `not-${values}`;
  const last = places.at(-1);
  const tiles = game.tiles.map((other, place) => (place === last ? tile : place === i ? null : other));
  return keepBest({ ...game, tiles, steps: [...game.steps, step], previous: game, next: null }, tile);
}

/** Turns an ace that may count 1 or 11, and leaves any other tile as it is. This is not a move. */
export function turnAce(game: TileGame, i: number): TileGame {
  const tile = game.tiles.at(i);
  if (!tile || !isEitherAce(game, tile)) return game;
  const turned: Tile = { ...toTile(ACE_VALUES[tile.value === 1 ? 1 : 0]), card: 'A' };
  const tiles = game.tiles.map((other) => (other === tile ? turned : other));
  return keepBest({ ...game, tiles, next: null }, turned);
}

/** Whether a tile is an ace that may count 1 or 11. */
export function isEitherAce({ puzzle }: TileGame, { card }: Tile): boolean {
  return card === 'A' && puzzle.aces === 'one-or-eleven';
}

/** Undoes the last move, if there is one. Its result does not count any more. */
export function undo(game: TileGame): TileGame {
  const { previous, entered } = game;
  return previous === null ? game : keepEntered({ ...previous, next: game }, entered);
}

/** Makes the move again that was undone last, if there is one. */
export function redo(game: TileGame): TileGame {
  return game.next === null ? game : keepEntered(game.next, game.entered);
}

/** Undoes all moves. */
export function reset(game: TileGame): TileGame {
  let start = game;
  while (start.previous !== null) start = undo(start);
  return start;
}

/**
 * Judges an expression or steps that the player typed for the given numbers. The tiles stay as they are, and
 * so does the whole game if the text does not count. An x between numbers is a times sign, and full-width
 * signs are read as ASCII.
 */
export function enter(game: TileGame, text: string): { readonly game: TileGame; readonly verdict: Verdict } {
  const typed = toHalfWidth(text).replaceAll(TYPED_TIMES, multiplication.operator);
  const verdict = verifyBy(game.arithmetic, typed, game.puzzle);
  const [expression, ...results] = typed.split('=');
  const best = toBest(results.length === 1 ? expression.trim() : typed, verdict);
  if (best === null) return { game, verdict };
  const entered = isNearer(best, game.entered) ? best : game.entered;
  return { game: keepEntered(game, entered), verdict };
}

/** Converts full-width signs and digits to ASCII. (NFKC would also turn 5² into 52.) */
function toHalfWidth(text: string): string {
  return text.replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH));
}

/** The difference between the codes of a full-width sign and its ASCII sign. */
const FULL_WIDTH = 0xfee0;

/** Whether the target is made. */
export function isFinished(game: TileGame): boolean {
  return game.best?.distance === 0;
}

/** Returns the points for the best result. */
export function countPoints({ best, points }: TileGame): number {
  return best === null ? 0 : pointsFor(best.distance, points);
}

/** Returns the points for a distance, which may be infinite. */
export function pointsFor(distance: number | string, points: Points): number {
  return distance === Infinity ? 0 : findPoints(points, (most) => !isLess(most, distance));
}

/** Whether a value, written as in results, is an integer or a fraction. */
export function isRational(value: number | string): boolean {
  return WRITTEN.rational.test(String(value));
}

/** Whether left < right, both rational and written as in results. */
export function isLess(left: number | string, right: number | string): boolean {
  return isLessFraction(toFraction(left), toFraction(right));
}

/** Parses a value that is written as in results. */
function toFraction(value: number | string) {
  const [numerator, denominator = '1'] = String(value).match(/-?\d+/g)!;
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

function toTile(number: number): Tile {
  return { value: number, expression: number, card: null };
}

/** Makes the tile of an operation on tiles and its step, or returns the reason for a refusal. */
function makeTile(
  { puzzle, arithmetic }: TileGame,
  operator: Operator,
  operands: readonly Tile[],
): { readonly tile: Tile; readonly step: string } | MoveRefusal {
  const [left, right] = operands;
  if (operator === division.operator && right.value === 0) return 'division-by-zero';
  const expression = toExpression(operator, left, right);
  const operand = typeof left.expression === 'object' ? rowOf(left.expression.operator) : null;
  if (expression === null || isRepeated(rowOf(operator), operand)) return 'outside-domain';
  const results: ExactValue[] = [];
  const made = evaluateTree(expression, parseLimits(puzzle.rules.limits, 'limits'), arithmetic, results);
  if (typeof made === 'string') return made;
  const step = formatSteps(toPostfix(expression, arithmetic.rows), results, arithmetic).at(-1)!;
  return { tile: { value: formatTileValue(made, expression), expression, card: null }, step };
}

/** Writes a value as in results; an irrational one as the text of its expression. */
export function formatTileValue(value: ExactValue, expression: Expression): number | string {
  return isFraction(value) ? toResultValue(value) : toText(expression);
}

/** Returns the expression of an operation on tiles. Null if joined digits are not given ones. */
function toExpression(operator: Operator, left: Tile, right: Tile): Expression | null {
  const { arity } = rowOf(operator);
  if (arity === 1) return { operator, operand: left.expression } as Expression;
  if (arity === 2) return { operator, left: left.expression, right: right.expression } as Expression;
  const parts = [left, right].flatMap(({ expression }) =>
    typeof expression === 'object' && 'parts' in expression ? [...expression.parts] : [expression],
  );
  const areDigits = parts.every((part) => typeof part === 'number' && part <= 9);
  return areDigits && parts[0] !== 0 ? ({ operator, parts } as Expression) : null;
}

/** Stores a new tile as the best result, if it is better. */
function keepBest(game: TileGame, { expression }: Tile): TileGame {
  const text = toText(expression);
  const best = toBest(text, verifyBy(game.arithmetic, text, game.puzzle));
  return best !== null && isNearer(best, game.best) ? { ...game, best } : game;
}

/** Stores an entered expression as the best result, if it is better. */
function keepEntered(game: TileGame, entered: Best | null): TileGame {
  const best = entered !== null && isNearer(entered, game.best) ? entered : game.best;
  return { ...game, best, entered };
}

function isNearer({ distance }: Best, other: Best | null): boolean {
  return other === null || isLess(distance, other.distance);
}

/** Returns the result of an expression, null if it does not count. */
function toBest(expression: string, { reason, value, distance }: Verdict): Best | null {
  if ((reason !== 'exact' && reason !== 'wrong-value') || value === null || distance === null) return null;
  return { value, distance, expression };
}
