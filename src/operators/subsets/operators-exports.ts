// The exports of the module of the extension: integers and addresses only, as in
// solver/wasm/engine-exports.ts. `rules` is the operators, a bit each, and 16 times the kind of values;
// counts below 0 are statuses.
import type { CommonExports } from '../../solver/wasm/engine-exports.js';

/** The exports of the module. Addresses are bytes of `memory`. */
export interface OperatorsExports extends CommonExports {
  /** Finds an expression of p / q, or of the value nearest to it. Returns the count of numbers used. */
  solveClosure(count: number, usesAll: number, rules: number, nearest: number, p: bigint, q: bigint): number;
  /** Address of the answer: a fraction of i64, and its expression. */
  readonly CLOSURE_ANSWER: { readonly value: number };
  /** Finds the fewest operations of each target from..to. Returns DONE or a status. */
  reachClosure(count: number, usesAll: number, rules: number, from: bigint, to: bigint): number;
  /** Address of the operations, a byte for each target, UNREACHABLE for none. */
  closureOperations(): number;
  /** Writes the ways to make p / q over a subset, part of a search for a target. Returns their number. */
  waysOfValue(
    count: number,
    rules: number,
    targetP: bigint,
    targetQ: bigint,
    mask: number,
    p: bigint,
    q: bigint,
  ): number;
  /** Address of the ways, one after the other (boundary-layout.ts). */
  arenaTop(): number;
}
