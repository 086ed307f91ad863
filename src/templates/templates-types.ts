// Types of this entry: queries, universes and certificates. No code.
//
// A template is an expression in x0, x1, ..., the numbers of a board in ascending order, as text: `(x0 * x2)
// - x3`. It solves a board if its value is the target there. Universes of five cards have 174,000 templates
// with 4 million solved boards, so `solves` is plain arrays of integers, which engines keep compact, and not
// sets.
import type { Operator } from '../core/api-types.js';

/** Progress of long work. An error thrown by a callback ends the work and reaches the caller. */
export interface TemplatesProgress {
  readonly done: number;
  readonly total: number;
}

/** Query for boards and expressions. */
export interface UniverseQuery {
  /** Values of the cards, each once: integers from 1 to 1000. Boards may repeat a card. */
  readonly cards: readonly number[];
  /** Number of cards on a board: 3, 4 or 5. */
  readonly size: number;
  /** Target: an integer, or text `'p/q'`. Default: 24. */
  readonly target?: number | string | undefined;
  /**
   * Groupings: `all` (the default), or for four cards `three`: only `(a∘b)∘(c∘d)`, `((a∘b)∘c)∘d` and
   * `(a∘(b∘c))∘d`.
   */
  readonly groupings?: 'all' | 'three' | undefined;
  /**
   * Arithmetic: `exact` fractions (the default), or `float`: doubles, compared with `===`. Division by zero
   * fails in both.
   */
  readonly arithmetic?: 'exact' | 'float' | undefined;
  /** Values of aces: `one` (the default), or `one-or-eleven`: each 1 of a hand may count 1 or 11. */
  readonly aces?: 'one' | 'one-or-eleven' | undefined;
  /**
   * Operators that expressions may have, except `square`. Default: the four. Unary operators and `concat`
   * need the default groupings and exact arithmetic.
   */
  readonly operators?: readonly Operator[] | undefined;
  /** Called often, with the number of boards evaluated and the number of all boards. */
  readonly onProgress?: ((progress: TemplatesProgress) => void) | undefined;
}

/** Checked query with every default filled in: the scope of a universe and of a certificate. */
export interface Scope {
  readonly size: number;
  readonly groupings: 'all' | 'three';
  readonly arithmetic: 'exact' | 'float';
  readonly aces: 'one' | 'one-or-eleven';
  /** Target in lowest terms, `'p'` or `'p/q'`. */
  readonly target: string;
  readonly operators: readonly Operator[];
  /** Values of the cards, ascending. */
  readonly cards: readonly number[];
}

/** All boards that can be solved, and all templates that solve at least one. */
export interface Universe {
  /** Solvable boards, each ascending, in lexicographic order. */
  readonly boards: readonly (readonly number[])[];
  /** Templates that solve at least one board, sorted by code unit. */
  readonly templates: readonly string[];
  /** Indices of the boards that each template solves, ascending. */
  readonly solves: readonly (readonly number[])[];
  /** Scope of the query. */
  readonly scope: Scope;
}

/**
 * Weights on boards such that no allowed template solves boards of more total weight than `most`; k templates
 * suffice only if k × `most` is at least the total.
 */
export interface Weights {
  readonly most: number;
  /** Boards, each with its weight, a positive integer. */
  readonly weights: readonly (readonly [board: readonly number[], weight: number])[];
}

/**
 * Proof by two cases: either the template is chosen, and only boards that it does not solve remain; or it is
 * excluded, together with every template that solves no remaining board beyond those that it solves.
 */
export interface Cases {
  readonly template: string;
  readonly chosen: Proof;
  readonly excluded: Proof;
}

export type Proof = Weights | Cases;

/**
 * Templates that solve every board of a scope, with a proof that no fewer than `atLeast` do. Plain JSON;
 * docs/templates.md has the format.
 */
export interface Certificate extends Scope {
  readonly format: 'numbers-game/templates';
  readonly version: 1;
  /** Lower bound of the number of templates. Equal to the length of `templates` if these are a minimum. */
  readonly atLeast: number;
  readonly templates: readonly string[];
  readonly proof: Proof;
  /** Hash of all other properties. It reveals changes even if the proof happens to stay valid. */
  readonly digest: number;
}

/** Result of `minimum`. */
export interface Minimum {
  /** Indices of templates that solve every board, ascending. */
  readonly templates: number[];
  readonly certificate: Certificate;
}

/** Result of `checkCertificate`. */
export interface Check {
  readonly ok: boolean;
  /** The proved statement, or the first error of the certificate. */
  readonly reason: string;
}
