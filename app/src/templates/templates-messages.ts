// The messages between the page and the worker that finds templates.
import type { Card, Operator } from 'numbers-game';

/** The question for the templates of a hand, and of all hands of the same deck. */
export interface TemplatesQuestion {
  readonly hand: readonly (number | Card)[];
  /** The values of the cards that hands of the deck consist of. */
  readonly cards: readonly number[];
  readonly target: string;
  readonly aces: 'one' | 'one-or-eleven';
  readonly operators: readonly Operator[];
}

/** A template that solves the hand. */
export interface HandTemplate {
  /** The template, such as `(x0 * x2) - x3`. */
  readonly template: string;
  /** The values of the hand, ascending, with those of its aces. */
  readonly values: readonly number[];
  /** Whether the template belongs to the smallest set that was found. */
  readonly isChosen: boolean;
}

export interface TemplatesAnswer {
  readonly ofHand: readonly HandTemplate[];
  /** The number of templates that solve at least one hand of the deck. */
  readonly templates: number;
  /** The number of hands that the best k templates solve, at place k - 1; the last is that of all. */
  readonly coverage: readonly number[];
  /** Whether fewer templates than `coverage` has cannot solve all hands. */
  readonly isMinimum: boolean;
}
