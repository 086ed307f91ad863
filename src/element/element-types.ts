// The element as pages and frameworks see it: its properties, its methods, and its events by name.
//
// An interface apart from the class, so that the published types need no others: the class extends that of
// Lit, which is bundled.
import type { Extension, GameId, Result, Rules } from '../index.js';
import type { RoundEvents } from '../play/round/play-round.js';
import type { WorkerFactory } from './element-solver.js';

/** The `detail` of each event of the element, by name. All events bubble and leave shadow trees. */
export interface NumbersGameEvents extends RoundEvents {
  /** The answer, when a puzzle that is not played was solved. */
  readonly answer: AnswerDetail;
  /** The result of a series of boards, a list or a sprint, at its end. */
  readonly summary: SummaryDetail;
}

export interface AnswerDetail {
  readonly result: Result;
}

/** The result of a series of boards. */
export interface SummaryDetail {
  /** The number of boards that were shown. */
  readonly boards: number;
  /** The number of those solved; in a sprint, without hints. */
  readonly solved: number;
  /** The sum of the stars of the rounds. */
  readonly stars: number;
  /** The time in which the boards were played, in milliseconds. */
  readonly elapsedMs: number;
}

/** The events of the element by name, for `addEventListener`. */
export type NumbersGameEventMap = {
  readonly [Type in keyof NumbersGameEvents]: CustomEvent<NumbersGameEvents[Type]>;
};

/** Listeners by the names that templates use: `onanswer`, `onstart`, `onmove`, `onfinish`, `onsummary` and
 * `onfailure`. */
export type NumbersGameListeners = {
  readonly [Type in keyof NumbersGameEvents as `on${Type}`]?:
    ((event: NumbersGameEventMap[Type]) => void) | null | undefined;
};

/** The settings of a page, as attributes or as properties; null and undefined leave the default. */
export interface NumbersGameAttributes {
  readonly numbers?: string | readonly (number | string)[] | null | undefined;
  readonly target?: string | number | null | undefined;
  readonly game?: GameId | null | undefined;
  readonly values?: Rules['values'] | null | undefined;
  readonly use?: Rules['use'] | null | undefined;
  readonly operators?: string | readonly string[] | null | undefined;
  readonly aces?: 'one' | 'one-or-eleven' | null | undefined;
  readonly tidy?: boolean | null | undefined;
  readonly play?: boolean | null | undefined;
  readonly compact?: boolean | null | undefined;
  readonly reveal?: boolean | null | undefined;
  readonly seconds?: number | `${number}` | 'show' | null | undefined;
  readonly deal?: string | number | boolean | null | undefined;
  readonly daily?: string | boolean | null | undefined;
  readonly mode?: 'sprint' | null | undefined;
  readonly boards?: string | readonly string[] | null | undefined;
  readonly link?: boolean | null | undefined;
  readonly worker?: WorkerFactory | null | undefined;
}

export interface NumbersGameElement extends HTMLElement {
  /**
   * The numbers: integers from 1 (0 unless values are natural) and cards A J Q K, as a list or as text with
   * blanks or commas between them.
   */
  numbers: string | readonly (number | string)[];
  /**
   * The target. Default: the fixed target of the game, if it has one; 24 if fractions are allowed and all
   * numbers must be used.
   */
  target: string | number;
  /** The id of a game in `games`. Default: `countdown`. */
  game: string;
  /** The allowed values, instead of those of the game: `natural`, `integer`, `rational` or `real`. */
  values: string;
  /** The use of the numbers, instead of that of the game: `any` or `all`. */
  use: string;
  /** The allowed operators, instead of those of the game, as a list or as text such as `+ - *`. */
  operators: string | readonly string[];
  /** The value of an A: `one`, which is the default, or `one-or-eleven`. */
  aces: string;
  /** Whether to answer with the tidiest of equally good solutions. */
  tidy: boolean;
  /** Whether to let people play instead of solving. */
  play: boolean;
  /** Whether to leave out the steps and the field for an expression, and to take less room. */
  compact: boolean;
  /** Whether the solver shows the steps of the answer one by one, at the press of a button. */
  reveal: boolean;
  /** The time of a player in seconds, 0 for no clock; `show` for the time on the show of the game. */
  seconds: number | 'show';
  /**
   * Deals boards to play, all of them solvable: a seed from 0 to 4294967295, a difficulty such as `level 3`,
   * both as `7 level 3`, or the empty text or true for random boards. Null and false for none.
   */
  deal: string | number | boolean | null;
  /** The puzzle of a day to play: a date such as `2026-11-25`, or the empty text or true for today. */
  daily: string | boolean | null;
  /** `sprint`: as many boards as possible in three minutes, from the easiest on, from the seed of `deal`. */
  mode: string;
  /** Boards to play one after another, between bars or line breaks: `4 6 7 8 | 3 3 8 8 = 24`; or a list. */
  boards: string | readonly string[] | null;
  /** Whether the fragment of the page's address sets attributes: `#game=24&boards=4+6+7+8|3+3+8+8`. */
  link: boolean;
  /**
   * Makes a worker that calls `serveSolver` of `numbers-game/worker`; puzzles are then solved there. Null for
   * the main thread.
   */
  worker: WorkerFactory | null;
  /** The answer to the puzzle, null while there is none or it is searched for. */
  readonly result: Result | null;
  /** The error of the last `failure` event, null if the puzzle is valid and could be solved so far. */
  readonly failure: Error | null;
  /** Resolves when the last change is shown. */
  readonly updateComplete: Promise<boolean>;
  /** Starts the clock of a game; if its board is not there yet, once it is. */
  start(): void;
  /** Takes back the last move of a game. */
  undo(): void;
  /** Makes the move of a game again that was undone last. */
  redo(): void;
  /** Begins the game anew. */
  restart(): void;
  /** Shows the next move of a game. */
  hint(): Promise<void>;
  /** Ends a game, and shows the best answer. */
  giveUp(): void;
  /** Shows the next board of a series. The current one is given up unless it is solved. */
  next(): void;

  addEventListener<Type extends keyof (HTMLElementEventMap & NumbersGameEventMap)>(
    type: Type,
    listener: (this: NumbersGameElement, event: (HTMLElementEventMap & NumbersGameEventMap)[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof (HTMLElementEventMap & NumbersGameEventMap)>(
    type: Type,
    listener: (this: NumbersGameElement, event: (HTMLElementEventMap & NumbersGameEventMap)[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** The element without series of boards, as the web app uses it. */
export type BoardElement = Omit<NumbersGameElement, 'deal' | 'daily' | 'mode' | 'boards' | 'link' | 'next'>;

/** The class of the element, for `customElements.define` under another name and for `instanceof`. */
export interface NumbersGameElementClass {
  new (): NumbersGameElement;
  readonly prototype: NumbersGameElement;
  readonly observedAttributes: string[];
  /**
   * Adds an extension, such as `moreOperators` of `numbers-game/operators`, to the solver that all elements
   * of the page share. `numbers-game/element/operators` does this.
   */
  extend(extension: Extension): void;
}
