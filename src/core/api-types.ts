// The vocabulary of the package as types: puzzles, expressions, results, queries and the solver. No code.
import type { Fraction } from './fraction.js';
import type { BasicOperator, BinaryOperator, Operator, UnaryOperator } from './operator-notation.js';

export type { Fraction };
export type { BasicOperator, BinaryOperator, Operator, UnaryOperator };

/**
 * The rules of a game: independent choices.
 *
 * @typeParam Allowed the operators that the rules may have: `Operator | DefinedOperator` with those that a
 * program defines
 */
export interface Rules<Allowed = Operator> {
  /**
   * Values that the result of an operation may have: positive integers (`natural`), integers (`integer`),
   * rational numbers (`rational`), or real numbers (`real`). With `+ - * /` the last two are the same.
   */
  readonly values: 'natural' | 'integer' | 'rational' | 'real';
  /** Whether each number is used at most once (`any`) or exactly once (`all`). */
  readonly use: 'any' | 'all';
  /**
   * The operators that may be used, in any order, each once. Any others than exactly `+ - * /` need the
   * extension `moreOperators` of `numbers-game/operators`: some of the four are supported for up to nine
   * numbers, others for up to six. `square` needs natural values, use `any`, `limits.square`, and no other
   * operator than some of the four. Default: `+ - * /`.
   */
  readonly operators?: readonly Allowed[] | undefined;
  /** Bounds of the operators beyond the four. Bounds that are left out have their defaults. */
  readonly limits?: Partial<Limits> | undefined;
}

/** Bounds of the operators beyond the four: positive integers, as numbers or as text of up to 1000 digits. */
export interface Limits {
  /** The largest exponent of `^`, without its sign. Default: 16. */
  readonly exponent: number | string;
  /** The largest index of `root`, without its sign. Default: 16. */
  readonly rootIndex: number | string;
  /** The largest right operand of `mod`, without its sign. Default: 16. */
  readonly modulus: number | string;
  /** The largest operand of `!`. Default: 20. */
  readonly factorial: number | string;
  /** The largest operand of `square`. Required for rules with that operator. */
  readonly square: number | string;
  /**
   * The most binary digits of a numerator or denominator that is written out, up to 1,000,000. Default: 4096.
   */
  readonly bits: number | string;
}

/**
 * An operator of one's own, made by `defineOperator`.
 *
 * @typeParam Name its name
 */
export interface DefinedOperator<Name extends string = string> {
  /** The name in expressions and trees. */
  readonly operator: Name;
  /** The number of operands. */
  readonly arity: 1 | 2;
  readonly notation: 'infix' | 'postfix' | 'call';
}

/** Description of an operator: its notation, and the function that computes its results. */
export type OperatorDefinition<Name extends string = string> =
  | (OperatorNotation<Name> & {
      /**
       * The values that the operator takes: positive integers (`natural`), all integers (`integer`) or
       * rational numbers (`rational`). Others are outside its domain. Default: `integer`.
       */
      readonly operands?: 'natural' | 'integer' | undefined;
      /**
       * Computes the result: an integer, a fraction, or null outside the domain. It must always give the same
       * result for the same operands, and must not change anything.
       */
      readonly evaluate: (left: bigint, right: bigint) => bigint | number | Fraction | null;
    })
  | (OperatorNotation<Name> & {
      readonly operands: 'rational';
      readonly evaluate: (left: Fraction, right: Fraction) => bigint | number | Fraction | null;
    });

/** How an operator is written, and what is known about it. */
export interface OperatorNotation<Name extends string = string> {
  /**
   * The text in expressions, which is also the name in trees: a word of 2 to 30 lower-case letters and
   * digits that begins with a letter, or one visible sign. No other operator may have it.
   */
  readonly operator: Name;
  /** The number of operands. One with one operand is not applied to the result of another such. */
  readonly arity: 1 | 2;
  /** `gcd(12, 18)` is a `call` (the default), `12 gcd 18` is `infix`, `12#` is `postfix`. */
  readonly notation?: 'infix' | 'postfix' | 'call' | undefined;
  /** How an infix operator binds: as sums (1), as products (2, the default) or as powers (4). */
  readonly precedence?: 1 | 2 | 4 | undefined;
  /**
   * How infix operators of the same precedence group. Default: `left`. Those that group from the right bind
   * more tightly than `+` and `*`; those of precedence 4 that group from the left less tightly than `^`.
   */
  readonly associativity?: 'left' | 'right' | undefined;
  /** Whether the order of the operands does not matter: then the search tries one. Default: false. */
  readonly isCommutative?: boolean | undefined;
  /**
   * Words for the operands of the domain, which messages expect: `two positive integers up to 30`. Default:
   * made from `operands`.
   */
  readonly domain?: string | undefined;
  /**
   * LaTeX, in which `#1` and `#2` stand for the operands. `verify` reads it only if it is the operator or one
   * of its spellings in the place that `notation` says. Default: made from `notation`.
   */
  readonly latex?: string | undefined;
  /** Texts that `verify` accepts beside `operator`, separated by blanks: words, `\words` or single signs. */
  readonly spellings?: string | undefined;
}

/** A playing card by its letter: `A` is 1, `J` 11, `Q` 12, `K` 13. `aces` may let each `A` be 1 or 11. */
export type Card = 'A' | 'J' | 'Q' | 'K' | 'a' | 'j' | 'q' | 'k';

/** Arrays of numbers with elements of one type. */
export type TypedArray =
  | Int8Array
  | Uint8Array
  | Uint8ClampedArray
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array;

/**
 * A number that may take one of several values. An ace under `aces: 'one-or-eleven'` is `{ oneOf: [1, 11] }`.
 */
export interface Alternatives {
  /** Possible values: at least one integer, each from 1 (0 unless values are natural) to 2^53 - 1. */
  readonly oneOf: readonly number[];
}

/** The integers to draw a target from. */
export interface TargetRange {
  readonly from: number;
  readonly to: number;
}

/** Method of drawing the numbers of a board. */
export interface Deal {
  /** Number of numbers on a board. */
  readonly size: number;
  /**
   * The numbers to draw from, without replacement: a number that occurs twice can be drawn twice. Members may
   * be groups, as in `BoardsQuery`; every deal that their bounds allow is equally likely.
   */
  readonly pool: Pool;
  /** Whether to draw the numbers outside groups with replacement. Default: false. */
  readonly repeat?: boolean | undefined;
  /**
   * The numbers outside groups from `from` up are large: players choose how many of them to get. `count` is
   * the default.
   */
  readonly large?: { readonly from: number; readonly count: number } | undefined;
}

/** A game. */
export interface Game {
  /** The name in `--game`, in the attribute and the column `game`, and in addresses. */
  readonly id: string;
  /** The name on the page. */
  readonly title: string;
  readonly rules: Rules;
  readonly deal: Deal;
  /**
   * The target of every board, the range to draw it from, or `card`: one more number of the pool, which then
   * has no groups.
   */
  readonly target: number | TargetRange | 'card';
  /**
   * Points of an answer on the show: pairs of a distance from the target and of the points up to it, nearest
   * first. Default: those of Countdown, `[[0, 10], [5, 7], [10, 5]]`, or `[[0, 10]]` if all numbers must be
   * used.
   */
  readonly points?: readonly (readonly [distance: number, points: number])[] | undefined;
  /** Time to find an answer on the show, in seconds. */
  readonly seconds?: number | undefined;
  /** The name of one of the numbers. */
  readonly piece: 'number' | 'card' | 'digit';
  /**
   * Value of an ace by default. Only games with playing cards have it: their 1, 11, 12 and 13 are A, J, Q and
   * K.
   */
  readonly aces?: 'one' | 'one-or-eleven' | undefined;
  /** The board to show first, and its target. */
  readonly example: { readonly numbers: readonly (number | Card)[]; readonly target: number };
}

/**
 * A puzzle to solve.
 *
 * @typeParam Allowed the operators that its rules may have
 */
export interface Puzzle<Allowed = Operator> {
  /**
   * 1 to 10 numbers, each an integer from 1 (0 unless values are natural) to 2^53 - 1, a card or
   * alternatives. Their order does not matter.
   */
  readonly numbers: readonly (number | Card | Alternatives)[] | TypedArray;
  /**
   * Wanted value. Under natural rules a positive integer; under integer rules an integer of any sign; under
   * rational rules any integer or fraction `'p/q'`, of any sign. Text may exceed 2^53; `'48/2'` is 24.
   * Default: 24 if the values are rational or real and all numbers must be used; required otherwise.
   */
  readonly target?: number | string | undefined;
  /** Rules. Default: those of `game`, or `countdown`, natural values and each number at most once. */
  readonly rules?: Rules<Allowed> | undefined;
  /**
   * The record of a game, such as `games.krypto`, instead of `rules`: its rules, and its target if there is
   * one for all boards. A target that the game draws must be given.
   */
  readonly game?: Game | undefined;
  /**
   * Whether to return the nearest value if the target cannot be made. Default: true under `any` with
   * operators among + - * / and `square`, else false.
   */
  readonly nearest?: boolean | undefined;
  /**
   * Whether to return the tidiest of the equally good solutions instead of the first one found. Default:
   * false.
   */
  readonly tidy?: boolean | undefined;
  /** Value of each card `A`: 1 (`one`, the default), or 1 or 11, each ace on its own (`one-or-eleven`). */
  readonly aces?: 'one' | 'one-or-eleven' | undefined;
  /**
   * The most milliseconds that a call may take, or a step of the iterator of `solutions`: a positive integer.
   * The answer is complete, or the error is `timeout`; after it, an iterator has ended. Default: no limit.
   */
  readonly timeout?: number | undefined;
}

/** The puzzle that an answer is judged by. */
export interface VerifyPuzzle extends Puzzle<Operator | DefinedOperator> {
  /**
   * Least possible distance to the target, as in `distance` of a solver's result: an integer or a fraction
   * `'p/q'`. If it is given, an answer at this distance is `nearest` instead of `wrong-value`.
   * Null if it is not known.
   */
  readonly leastDistance?: number | string | null | undefined;
  /**
   * Whether the target can be made: with false, the answer that there is no solution is right. It must agree
   * with `leastDistance`.
   */
  readonly solvable?: boolean | null | undefined;
}

/**
 * An expression: a number, or an operation on expressions.
 *
 * @typeParam Name names of operators that a program defines, beside those of the package
 */
export type Expression<Name extends string = never> =
  number | BinaryOperation<Name> | UnaryOperation<Name> | Concatenation;

/** An operation of two expressions. */
export interface BinaryOperation<Name extends string = never> {
  readonly operator: BinaryOperator | Name;
  readonly left: Expression<Name>;
  readonly right: Expression<Name>;
}

/** An operation of one expression. */
export interface UnaryOperation<Name extends string = never> {
  readonly operator: UnaryOperator | Name;
  readonly operand: Expression<Name>;
}

/** Two to ten given numbers from 0 to 9, the first not 0, as the digits of one number. */
export interface Concatenation {
  readonly operator: 'concat';
  /** The digits from left to right. */
  readonly parts: readonly number[];
}

/** Options of `parseExpression`. */
export interface ParseOptions<Name extends string = string> {
  /** Operators of one's own, beside those of the package. */
  readonly operators?: readonly DefinedOperator<Name>[] | undefined;
}

/** Options of `evaluate`. */
export interface EvaluateOptions<Name extends string = string> extends ParseOptions<Name> {
  /** Bounds of the operators, as in rules. */
  readonly limits?: Partial<Limits> | undefined;
}

/** Options of `formatExpression`. */
export interface FormatOptions<Name extends string = string> extends ParseOptions<Name> {
  /** `text`, which `parseExpression` reads as the same tree (the default), `flat` or `latex`. */
  readonly style?: 'text' | 'flat' | 'latex' | undefined;
}

/**
 * The answer to a puzzle: of all solutions the one with the least distance, then the fewest operations, then
 * the smaller value, then the first in a fixed order, or the tidiest with `tidy`. No property is null unless
 * `status` is `none`.
 */
export type Result = FoundResult | NoResult;

/** An answer with an expression. */
export interface FoundResult {
  /**
   * `exact`: the expression makes the target. `nearest`: the target cannot be made, and this is the nearest
   * value.
   */
  readonly status: 'exact' | 'nearest';
  /** The value of the expression: a number if it is a safe integer, else `'p'` or `'p/q'` in lowest terms. */
  readonly value: number | string;
  /** abs(value - target), written as `value` is. */
  readonly distance: number | string;
  /** The expression as text, such as `'(1 + 4) * 6'`. */
  readonly expression: string;
  /** The number of operators in the expression, the fewest possible for this distance. */
  readonly operations: number;
  /** One line for each operation, such as `'1 + 4 = 5'`, in an order in which they can be played. */
  readonly steps: string[];
}

/** The answer if the target cannot be made, and the nearest value was not requested or there is none. */
export interface NoResult {
  readonly status: 'none';
  readonly value: null;
  readonly distance: null;
  readonly expression: null;
  readonly operations: null;
  /** Always empty. */
  readonly steps: string[];
}

/**
 * Criterion for different solutions.
 *
 * - `trees`: every fully bracketed expression counts; equal numbers are interchangeable.
 * - `function`: the order of terms and factors does not count, nor do brackets that change nothing: `a - (b -
 *   c)` is `a + c - b`, and `(a - b) * (c - d)` is `(b - a) * (d - c)`.
 * - `essential`: as `function`; besides, multiplying and dividing by 1 or -1 are the same, as are adding and
 *   subtracting 0, and multiplying and dividing 0. If numbers may be left over, none is used for such an
 *   operation; then a 0 of the board, or a product with it, is used in a sum only to subtract all other terms
 *   from it.
 */
export type Distinct = 'trees' | 'function' | 'essential';

/** Options of `solutions`. */
export interface SolutionsOptions {
  /** Criterion for different solutions. Default: `essential`. */
  readonly distinct?: Distinct | undefined;
  /** Maximum number of solutions to return, from 0. Default: all. */
  readonly limit?: number | undefined;
}

/** Options of `solutionKey`. */
export interface SolutionKeyOptions<Name extends string = string>
  extends EvaluateOptions<Name>, Pick<SolutionsOptions, 'distinct'> {}

/** Options of `count`. */
export interface CountOptions extends Pick<SolutionsOptions, 'distinct'> {
  /** The most solutions to count, from 0. Default: all; 2^53 and more are the error `limit-exceeded`. */
  readonly limit?: number | undefined;
}

/** One of the solutions of a puzzle. */
export interface Solution {
  /** Value of the solution, which is the target, written as in a result. */
  readonly value: number | string;
  readonly expression: string;
  /** The number of operators in the expression. */
  readonly operations: number;
  /** Steps of the expression, as in a result. */
  readonly steps: string[];
}

/** A board and a range of targets. */
export interface ReachQuery {
  /** Given numbers, as in a puzzle. */
  readonly numbers: Puzzle['numbers'];
  /**
   * The first target: an integer, under natural rules from 1. Default: that of `game`, or with the rules
   * `countdown` and without `to` 101.
   */
  readonly from?: number | undefined;
  /**
   * The last target: an integer from `from`; at most 2^30 targets in all. Default: that of `game`, or 999
   * where `from` is 101 by default.
   */
  readonly to?: number | undefined;
  /** Rules. Default: those of `game`, or `countdown`. */
  readonly rules?: Rules | undefined;
  /** The record of a game, such as `games.countdown`, instead of `rules`: its rules and its targets. */
  readonly game?: Game | undefined;
  /** Values of aces, as in a puzzle. */
  readonly aces?: Puzzle['aces'] | undefined;
  /** Time limit in milliseconds, as in a puzzle. */
  readonly timeout?: number | undefined;
}

/** Bytes with a buffer of their own: `Uint8Array<ArrayBuffer>`, which TypeScript knows since 5.7. */
export type Bytes = ReturnType<Uint8ArrayConstructor['of']>;

/** Fewest operations of each target of a range. */
export interface Reach {
  readonly from: number;
  readonly to: number;
  /**
   * The fewest operations for target t at index t - from, or 255 if t cannot be made. A given number takes 0
   * under `any`; under `all` every target that can be made takes one operation fewer than there are numbers.
   */
  readonly operations: Bytes;
}

/** Numbers of a pool of which a board takes at most some, or exactly some. */
export interface PoolGroup {
  /** At least one integer from 0 to 2^53 - 1, each once. */
  readonly numbers: readonly number[];
  /** How often each number can be chosen, 1 to 10. Default: 1. */
  readonly copies?: number | undefined;
  /** Maximum number of numbers of a board that are from the group, 0 to 10. Default: no bound. */
  readonly atMost?: number | undefined;
  /** Number of numbers of every board that are from the group, 0 to 10, instead of `atMost`. */
  readonly exactly?: number | undefined;
  /**
   * With `exactly` and without `copies`: whether each number can be chosen any number of times. A deal then
   * draws each of them independently, as from a wheel. Default: false.
   */
  readonly repeat?: boolean | undefined;
}

/** Numbers to choose from, and groups of numbers. */
export type Pool = readonly (number | PoolGroup)[];

/** The boards of a pool: all ways to choose some of its numbers. */
export interface BoardsQuery {
  /**
   * Numbers to choose from: at least one integer from 0 to 2^53 - 1; 0 only if values are not natural. A
   * number that occurs twice can be chosen twice. Members may be groups; then no number may occur twice,
   * inside or outside groups, and there must be a board that takes what each group has `exactly`. Default:
   * the pool of `game`, or that of the Countdown round, 1 to 10 twice, 25, 50, 75, 100.
   */
  readonly pool?: Pool | undefined;
  /** Size of a board: 1 to 10 numbers. Default: that of `game`; required otherwise. */
  readonly size?: number | undefined;
  /**
   * Whether each number of the pool can be chosen any number of times, if it has no groups. Default: as in
   * `game` if the pool is that of the game, else false.
   */
  readonly repeat?: boolean | undefined;
  /** Record of the game whose boards to use, such as `games.digits`. */
  readonly game?: Game | undefined;
}

/** The boards of a pool, and a range of targets. */
export interface ReachAllQuery extends BoardsQuery, Pick<ReachQuery, 'from' | 'to'> {
  /**
   * Any kind of `values` but `real`, with `+ - * /` or some of them; or natural values and use `any` with
   * these and `square`, for boards of up to six numbers with `limits.square` up to 1000. Default: those of
   * `game`, or `countdown`.
   */
  readonly rules?: Rules | undefined;
  /**
   * Number of boards to leave out at the beginning, which is the rank of the first board: an integer from 0.
   * The cost does not depend on it. Default: 0.
   */
  readonly first?: number | undefined;
  /** Maximum number of boards: an integer from 0. Default: all that follow. */
  readonly count?: number | undefined;
  /** Maximum memory, in bytes, in addition to that of the solver. Default: 1 GiB. */
  readonly maxBytes?: number | undefined;
  /** Time limit for each board in milliseconds, as in a puzzle. */
  readonly timeout?: number | undefined;
}

/** Board of a pool, with the fewest operations of each target of a range. */
export interface BoardReach extends Reach {
  /** Numbers of the board, ascending. */
  readonly numbers: number[];
}

/** A part of the package that adds engines to a solver, such as `moreOperators`. */
export interface Extension {
  /** Name of the export. */
  readonly name: string;
  /**
   * Returns the extension with the module of its engine, the file `numbers-game/operators.wasm`, as bytes or
   * as a compiled `WebAssembly.Module`: for platforms that forbid compiling bytes.
   *
   * @throws NumbersGameError `invalid-option`
   * @example
   * import { moreOperators } from 'numbers-game/operators/core';
   * const extension = moreOperators.with({ wasm });
   */
  readonly with: (options: { readonly wasm: WasmSource }) => Extension;
  /** Opens the engines of the extension. Only the solver calls it. */
  readonly openEngines: (context: never) => readonly object[];
}

/** A compiled module, in a program whose TypeScript knows WebAssembly. */
type CompiledModule = typeof globalThis extends {
  readonly WebAssembly: { readonly Module: new (...args: never) => infer Module };
}
  ? Module
  : object;

/** A module as bytes or compiled. */
export type WasmSource = ArrayBuffer | ArrayBufferView | (object & CompiledModule);

/** Options of `createSolver`. */
export interface SolverOptions {
  /** The engine. Default: the build inside the package. */
  readonly wasm?: WasmSource | undefined;
  /**
   * Whether to use the build with SIMD instructions. Default: whether the machine supports them. Ignored if
   * `wasm` is given.
   */
  readonly simd?: boolean | undefined;
  /**
   * Extensions for other operators than exactly `+ - * /`, such as `moreOperators` of
   * `numbers-game/operators`. Default: none.
   */
  readonly extensions?: readonly Extension[] | undefined;
  /**
   * The most memory that the engine may use, in bytes, for natural rules, and the same amount again for other
   * rules and lists of solutions, and for fewer than the four operators. Default: what WebAssembly allows, 2
   * GiB.
   */
  readonly maxBytes?: number | undefined;
}

/** Keys of methods that `using` calls; none if the library of TypeScript lacks them. */
type DisposeKey<Name extends string> =
  SymbolConstructor extends Readonly<Record<Name, infer Key>> ? Extract<Key, symbol> : never;

/** An object that `using` can hold: it is disposed of at the end of the block. */
export type Disposing = Readonly<Record<DisposeKey<'dispose'>, () => void>>;

/** An object that `await using` can hold: its end is awaited at the end of the block. */
export type AsyncDisposing = Readonly<Record<DisposeKey<'asyncDispose'>, () => Promise<void>>>;

/**
 * A solver, which owns an instance of the engine with its memory. `using solver = createSolverSync()`
 * disposes of it at the end of the block.
 */
export interface Solver extends Disposing {
  /**
   * Solves one puzzle exactly.
   *
   * @throws NumbersGameError `invalid-numbers`, `invalid-target` or `invalid-option` if the puzzle is
   * invalid; `too-large` or `out-of-memory` if it cannot be solved exactly in 64-bit arithmetic and the
   * memory allowed; `timeout` if the puzzle has a time limit and it passed.
   * @example
   * solver.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 });
   */
  solve(puzzle: Puzzle<Operator | DefinedOperator>): Result;
  /**
   * Finds the fewest operations for every target of a range.
   *
   * @throws NumbersGameError `invalid-numbers`, `invalid-range` or `invalid-option`; `too-large` or
   * `out-of-memory` if it cannot be found exactly in 64-bit arithmetic and the memory allowed; `timeout`.
   * @example
   * countReachable(solver.reach({ numbers: [1, 3, 7, 10, 25, 50], from: 101, to: 999 })); // how many of 899
   */
  reach(query: ReachQuery): Reach;
  /**
   * Finds the fewest operations for every target of a range, for all boards of a pool, one board at each
   * step, in lexicographic order. The iterator owns an instance of the engine until it ends, so other calls
   * may come between its steps.
   *
   * @throws NumbersGameError `invalid-numbers`, `invalid-range` or `invalid-option`; at a step `too-large` or
   * `out-of-memory` if it cannot be found exactly in 64-bit arithmetic and the memory allowed; `timeout`.
   * @example
   * for (const { numbers, operations } of solver.reachAll({ size: 6, from: 101, to: 999 })) {
   *   if (!operations.includes(255)) console.log(numbers); // makes every target
   * }
   */
  reachAll(query: ReachAllQuery): Generator<BoardReach, void, undefined>;
  /**
   * Yields all distinct solutions of a puzzle, those with the fewest operations first. If the target cannot
   * be made there are none; nearest values are not solutions. Other calls may come between two steps.
   *
   * @throws NumbersGameError as `solve`; `limit-exceeded` if the alternatives can be chosen in too many ways
   * @example
   * const puzzle = { numbers: [2, 4, 7, 8], rules: twentyFour };
   * for (const { expression } of solver.solutions(puzzle)) console.log(expression);
   */
  solutions(
    puzzle: Puzzle<Operator | DefinedOperator>,
    options?: SolutionsOptions,
  ): Generator<Solution, undefined, undefined>;
  /**
   * Counts the distinct solutions of a puzzle without listing them, up to `limit`.
   *
   * @throws NumbersGameError as `solutions`; `limit-exceeded` from 2^53 solutions on
   * @example
   * solver.count({ numbers: [1, 3, 7, 10, 25, 50], target: 765 }, { distinct: 'trees' }); // 780
   */
  count(puzzle: Puzzle<Operator | DefinedOperator>, options?: CountOptions): number;
  /** Frees the instance and its memory. Every later call throws. */
  dispose(): void;
}
