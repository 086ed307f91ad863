// The words of this entry as types: what is asked, what a universe is, and what a certificate says. No code.
//
// A template is an expression in x0, x1, ..., the numbers of a board in ascending order, as text: `(x0 * x2)
// - x3`. It solves a board if its value is the target there. Universes of five cards have 174,000 templates
// with 4 million solved boards, so `solves` is plain arrays of integers, which engines keep compact, and not
// sets.
import type { Operator } from '../../core/api-types.js';

/** Progress of long work. An error that a callback throws ends the work and reaches the caller. */
export interface TemplatesProgress {
  readonly done: number;
  readonly total: number;
}

/** Which boards and which expressions to look at. */
export interface UniverseQuery {
  /** The values of the cards, each once: integers from 1 to 1000. Boards may repeat a card. */
  readonly cards: readonly number[];
  /** How many cards a board has: 3, 4 or 5. */
  readonly size: number;
  /** The value wanted: an integer, or text `'p/q'`. Default: 24. */
  readonly target?: number | string;
  /**
   * `all` (the default), or for four cards `three`: only `(a∘b)∘(c∘d)`, `((a∘b)∘c)∘d` and `(a∘(b∘c))∘d`.
   */
  readonly groupings?: 'all' | 'three';
  /**
   * `exact` fractions (the default), or `float`: doubles, compared with `===`. Division by zero fails in
   * both.
   */
  readonly arithmetic?: 'exact' | 'float';
  /** `one` (the default), or `one-or-eleven`: boards are hands, and each 1 of a hand may be 1 or 11. */
  readonly aces?: 'one' | 'one-or-eleven';
  /**
   * Which operators expressions may have, none of them `square`. Default: the four. Operators of one number
   * and `concat` need the default groupings and exact arithmetic.
   */
  readonly operators?: readonly Operator[];
  /** Is called with the number of boards evaluated and of all, often. */
  readonly onProgress?: (progress: TemplatesProgress) => void;
}

/** A query that was checked, with every default filled in: what a universe and a certificate are about. */
export interface Scope {
  readonly size: number;
  readonly groupings: 'all' | 'three';
  readonly arithmetic: 'exact' | 'float';
  readonly aces: 'one' | 'one-or-eleven';
  /** In lowest terms, `'p'` or `'p/q'`. */
  readonly target: string;
  readonly operators: readonly Operator[];
  /** Ascending. */
  readonly cards: readonly number[];
}

/** All boards that can be solved, and all templates that solve one. */
export interface Universe {
  /** The solvable boards, each ascending, in lexicographic order. */
  readonly boards: readonly (readonly number[])[];
  /** The templates that solve at least one board, by code unit. */
  readonly templates: readonly string[];
  /** Of each template the indices of the boards that it solves, ascending. */
  readonly solves: readonly (readonly number[])[];
  /** What was asked. */
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
 * Two cases: the template is chosen, and only boards that it does not solve are left; or it is excluded,
 * together with every template that solves none of the boards left but those which it solves.
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
  /** How many templates are needed. As many as there are in `templates` if these are a minimum. */
  readonly atLeast: number;
  readonly templates: readonly string[];
  readonly proof: Proof;
  /** A hash of all else. It tells that something was changed even where the proof happens to stay valid. */
  readonly digest: number;
}

/** What `minimum` found. */
export interface Minimum {
  /** Indices of templates, ascending. They solve every board. */
  readonly templates: number[];
  readonly certificate: Certificate;
}

/** What `checkCertificate` found. */
export interface Check {
  readonly ok: boolean;
  /** What the certificate proves, or the first thing that is wrong with it. */
  readonly reason: string;
}
