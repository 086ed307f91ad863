// The games, one record each: the rules, how boards are dealt, the target, the pieces. The command line,
// batch, generate, the element and the page take their choices, defaults and labels from these records, so a
// new game is one more record and nothing else.
//
// Other files read the record instead of comparing ids; eslint.config.js refuses such comparisons. The
// records hold nothing that can be derived: the functions below them, and those of
// core/puzzle/game-record.ts, compute what several front ends need, such as the boards of a game as a query.
// The appearance of a game belongs to each front end.
import { unexpected } from '../errors.js';
import { deepFreeze } from '../freeze.js';
import { parseGameRecord } from './game-record.js';
import { parseChoice } from '../options.js';
import { countdownPoints } from './points.js';
import type { Deal, Game, Limits, Operator, Rules, TargetRange } from '../api-types.js';

export type { Deal, Game, TargetRange };

/** The Countdown numbers round: positive integers, each number at most once. */
export const countdown: Rules = /* @__PURE__ */ Object.freeze({ values: 'natural', use: 'any' });

/** The 24 game: fractions allowed, every number exactly once. */
export const twentyFour: Rules = /* @__PURE__ */ Object.freeze({ values: 'rational', use: 'all' });

/** The pool of the Countdown round, which is the default of queries. */
export const standardPool: readonly number[] = /* @__PURE__ */ runs([2, 1, 10], [1, 25, 100, 25]);

/** The games in the order in which they are offered. */
const records = /* @__PURE__ */ deepFreeze([
  {
    id: 'countdown',
    title: 'Countdown',
    rules: countdown,
    deal: { size: 6, pool: standardPool, large: { from: 25, count: 2 } },
    target: { from: 101, to: 999 },
    points: countdownPoints,
    seconds: 30,
    piece: 'number',
    example: { numbers: [1, 3, 7, 10, 25, 50], target: 765 },
  },
  {
    id: '24',
    title: '24 game',
    rules: twentyFour,
    deal: { size: 4, pool: runs([4, 1, 13]) },
    target: 24,
    piece: 'card',
    aces: 'one',
    example: { numbers: [3, 3, 8, 8], target: 24 },
  },
  {
    id: '24s',
    title: '24s',
    rules: { values: 'real', use: 'all', operators: ['+', '-', '*', '/', '^', 'root', 'log'] },
    deal: { size: 4, pool: runs([4, 1, 10]) },
    target: 24,
    piece: 'card',
    example: { numbers: [2, 2, 2, 6], target: 24 },
  },
  {
    id: '24s-mod',
    title: '24s with mod',
    rules: { values: 'real', use: 'all', operators: ['+', '-', '*', '/', '^', 'root', 'log', 'mod'] },
    deal: { size: 4, pool: runs([4, 1, 10]) },
    target: 24,
    piece: 'card',
    example: { numbers: [5, 6, 7, 10], target: 24 },
  },
  {
    id: 'countdown-squares',
    title: 'Countdown with squares',
    rules: {
      values: 'natural',
      use: 'any',
      operators: ['+', '-', '*', '/', 'square'],
      limits: { square: 50_000 },
    },
    deal: { size: 6, pool: standardPool, large: { from: 25, count: 2 } },
    target: { from: 101, to: 999 },
    piece: 'number',
    example: { numbers: [1, 10, 10, 25, 75, 100], target: 862 },
  },
  {
    id: 'krypto',
    title: 'Krypto',
    rules: { values: 'natural', use: 'all' },
    deal: { size: 5, pool: runs([3, 1, 6], [4, 7, 10], [2, 11, 17], [1, 18, 25]) },
    target: 'card',
    piece: 'card',
    example: { numbers: [2, 4, 7, 13, 20], target: 17 },
  },
  {
    id: 'make-ten',
    title: 'Make ten',
    rules: { values: 'rational', use: 'all' },
    deal: { size: 4, pool: runs([1, 0, 9]), repeat: true },
    target: 10,
    piece: 'digit',
    example: { numbers: [3, 4, 7, 8], target: 10 },
  },
  {
    id: 'digits',
    title: 'Digits',
    rules: countdown,
    deal: { size: 6, pool: runs([1, 1, 15], [1, 20, 25, 5]) },
    target: { from: 50, to: 499 },
    piece: 'number',
    example: { numbers: [3, 5, 7, 11, 15, 25], target: 428 },
  },
  // The game "Moj broj" of the show of RTS: github.com/MihajloVelickovic/MojBroj (README.md, src/func.c) has
  // the numbers, each digit from a wheel of its own, and the time; slagalica.rs/cesta-pitanja has the rules
  // and the 10 points. They go to the player who is nearer, so a record of one answer has none for other
  // values.
  {
    id: 'slagalica',
    title: 'Slagalica',
    rules: countdown,
    deal: {
      size: 6,
      pool: [
        { numbers: runs([1, 1, 9]), exactly: 4, repeat: true },
        { numbers: [10, 15, 20], exactly: 1 },
        { numbers: [25, 50, 75, 100], exactly: 1 },
      ],
    },
    target: { from: 100, to: 999 },
    points: [[0, 10]],
    seconds: 90,
    piece: 'number',
    example: { numbers: [1, 2, 6, 8, 10, 25], target: 857 },
  },
  // The numbers of "Des chiffres et des lettres": cybercl.free.fr/reglem/dreglem.html has the tiles of the
  // regulation, github.com/janiko71/le-compte-sera-bon (README.md) and github.com/ArnaudMorin66/CompteEstBon
  // the targets from 100, histoire-de-l-emission-chiffres-et-lettres.over-blog.com the 45 seconds. Nobody
  // chooses large tiles. The nearer player gets the points for another value than the target.
  {
    id: 'compte-est-bon',
    title: 'Le compte est bon',
    rules: countdown,
    deal: { size: 6, pool: standardPool },
    target: { from: 100, to: 999 },
    points: [[0, 10]],
    seconds: 45,
    piece: 'number',
    example: { numbers: [3, 6, 25, 50, 75, 100], target: 952 },
  },
  // The show of TVE: github.com/andreshp/CifrasYLetras (README.md) and it.wiki34.com/wiki/Cifras_y_letras
  // have the numbers, the targets and the 45 seconds, github.com/bugbit/cifras (README.md) the 24 tiles;
  // juego-cifrasyletras.blogspot.com/2024 has the points, which the nearer player gets, as in France.
  {
    id: 'cifras-y-letras',
    title: 'Cifras y letras',
    rules: countdown,
    deal: { size: 6, pool: standardPool },
    target: { from: 101, to: 999 },
    points: [[0, 10]],
    seconds: 45,
    piece: 'number',
    example: { numbers: [2, 4, 7, 9, 50, 75], target: 613 },
  },
] as const satisfies readonly Game[]);

/** The id of a game. */
export type GameId = (typeof records)[number]['id'];

/** All games by id. */
export const games: Readonly<Record<GameId, Game>> = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.fromEntries<Game>(/* @__PURE__ */ records.map((game) => [game.id, game])) as Record<
    GameId,
    Game
  >,
);

/** The ids of all games, in the order in which they are offered. */
export const gameIds: readonly GameId[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ records.map(({ id }) => id),
);

/** Default of `--game` and similar options. */
export const defaultGame: Game = /* @__PURE__ */ records.at(0)!;

/**
 * Finds a game by its id, which may be a number if it looks like one. A record stands for itself.
 *
 * @throws NumbersGameError `invalid-option`
 */
export function parseGame(id: unknown): Game {
  if (typeof id === 'object' && id !== null) return parseGameRecord({ game: id as Game })!;
  return games[parseChoice(typeof id === 'number' ? String(id) : id, gameIds, undefined, 'game')];
}

/** Finds the game whose boards and targets are the default for rules alone: the first with this `use`. */
export function findGameLike({ use }: Pick<Rules, 'use'>): Game {
  return records.find(({ rules }) => rules.use === use) ?? defaultGame;
}

/** Rules to replace. Null and undefined keep a rule. */
export type RulesChange = { readonly [Rule in keyof Rules]?: Rules[Rule] | null };

/** Replaces some of the rules. */
export function changeRules(rules: Rules, { values, use, operators, limits }: RulesChange): Rules {
  if ((values ?? use ?? operators ?? limits ?? null) === null) return rules;
  const changed = { ...rules, values: values ?? rules.values, use: use ?? rules.use };
  return {
    ...changed,
    ...(operators && { operators }),
    ...(limits && { limits: { ...rules.limits, ...limits } }),
  };
}

/** Splits a text such as `+ - *` into operators, without checking them. */
export function splitOperators(text: string): Operator[] {
  return text.split(/[\s,]+/).filter((word) => word !== '') as Operator[];
}

/** Splits a text such as `square=50000,exponent=16` into limits, without checking them. */
export function splitLimits(text: string): Partial<Limits> {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  const pairs = parts.map((part) => {
    const sides = part.split('=').map((side) => side.trim());
    if (sides.length === 2) return [sides[0], sides[1]] as const;
    throw unexpected('invalid-option', 'limits', 'name=value pairs such as exponent=20', part.trim());
  });
  const twice = pairs.find(([name], index) => pairs.findIndex(([other]) => other === name) < index);
  if (twice !== undefined) throw unexpected('invalid-option', 'limits', 'each name once', twice[0]);
  return Object.fromEntries(pairs);
}

/**
 * Finds the default target of a puzzle. If all boards of its game have the same target, it is that one, also
 * under changed rules; else that of the first game with these values and this use of numbers that has one.
 * Integer values always need a target. Undefined if there is none: then a puzzle needs a target.
 */
export function findTarget(game: Game, { values, use }: Rules): number | undefined {
  // Real and rational values are the same with + - * /.
  const kindOf = (kind: Rules['values']) => (kind === 'real' ? 'rational' : kind);
  if (typeof game.target === 'number' && values !== 'integer') return game.target;
  return records
    .filter(({ rules }) => kindOf(rules.values) === kindOf(values) && rules.use === use)
    .map(({ target }) => target)
    .find((target) => typeof target === 'number');
}

/**
 * Makes a pool from runs: `copies` of the numbers `first` to `last`, in steps of `step` (default: 1).
 *
 * @__NO_SIDE_EFFECTS__
 */
function runs(...parts: (readonly [copies: number, first: number, last: number, step?: number])[]): number[] {
  return parts.flatMap(([copies, first, last, step = 1]) => {
    const run = Array.from({ length: (last - first) / step + 1 }, (_, place) => first + step * place);
    return Array.from({ length: copies }, () => run).flat();
  });
}
