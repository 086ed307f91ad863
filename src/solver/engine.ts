// The interface of engines: the rules that an engine serves, and the answers that it finds under them. A
// solver holds a list of engines and asks them in turn (solver/engine-list.ts); it knows no operator by name.
//
// An engine answers the calls that it has methods for. Under some rules two engines complete each other: that
// of natural values solves, that of forms lists and counts solutions.
import type { Fraction } from '../core/fraction.js';
import type { Distinct, Expression, Extension } from '../core/api-types.js';
import type { Arithmetic } from '../expression/arithmetic.js';
import type { ParsedPuzzle } from '../core/puzzle/parse-puzzle.js';
import type { ParsedRange } from '../core/puzzle/parse-range.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';
import type { ParsedReachAll } from './boards/parse-reach-all.js';
import type { MemoryLimit } from './wasm/check-status.js';
import type { ModuleSource } from './wasm/compile-module.js';

/** An expression and its value. */
export interface Found {
  readonly expression: Expression;
  readonly value: Fraction;
}

/** A question about the expressions of a target. */
export type EngineQuery = Pick<ParsedPuzzle, 'leaves' | 'target' | 'rules'>;

/** Returns the fewest operations of each target of a range, for one board after another; 255 for none. */
export type ReachBoard = (numbers: readonly number[]) => Uint8Array<ArrayBuffer>;

/** Calls, and options of `solve`, that some engines refuse. */
export type Refusable = 'nearest' | 'tidy' | 'reach' | 'reachAll' | 'solutions and count';

/** Finds expressions under some rules. Every method throws `too-large` or `out-of-memory` if it has to. */
export interface Engine {
  serves(rules: ParsedRules): boolean;
  /** Maximum number of numbers on a board. */
  readonly mostNumbers: number;
  /** Returns the exact evaluation by which answers are checked. Default: that of the four operators. */
  arithmetic?(rules: ParsedRules): Arithmetic;
  /** Refused calls and options, each with the expected alternative. */
  readonly refusals: Readonly<Partial<Record<Refusable, string>>>;
  /** Finds an expression of the target, or of the nearest value if requested; null if there is none. */
  solve(puzzle: ParsedPuzzle, nearest: boolean): Found | null;
  /** Finds the fewest operations of each target of a range; 255 if it cannot be made. */
  reach?(range: ParsedRange): Uint8Array<ArrayBuffer>;
  /** Opens the boards of a pool. It checks the query before it reserves memory. */
  openBoards?(query: ParsedReachAll): ReachBoard;
  /** Checks a query that `openBoards` will take. @throws NumbersGameError */
  checkBoards?(query: ParsedReachAll): void;
  /**
   * Lists all solutions, those of fewest operations first. At most `limit` of them will be taken. Engines may
   * leave out those with fewer than `least` numbers.
   */
  list?(query: EngineQuery, distinct: Distinct, limit: number, least?: number): Iterable<Expression>;
  /** Counts the solutions, up to `limit`, which is at least 1. */
  count?(query: EngineQuery, distinct: Distinct, limit: number): number;
  /** Makes the engine's instance, which would otherwise be made at the first call. */
  open?(): void;
  /** Makes the engine usable after an error ended one of its calls. */
  recover?(error: unknown): void;
}

/** Access that a solver gives to the engines of an extension. */
interface ExtensionContext {
  /** Module of the extension. */
  readonly module: () => WebAssembly.Module;
  /** Limit of the memory of each of its instances. */
  readonly limit: MemoryLimit;
  /**
   * Throws if the time of the running call is over. An extension may be a second copy of this package, with a
   * deadline of its own.
   */
  readonly checkDeadline: () => void;
}

/** An extension as the solver sees it. */
export interface EngineExtension extends Extension {
  /** Evaluation of all operators. */
  readonly arithmetic: Arithmetic;
  /** Module of the extension. @throws NumbersGameError `invalid-option` if the caller has to pass one */
  readonly source: () => ModuleSource;
  readonly openEngines: (context: ExtensionContext) => readonly Engine[];
}
