// The element as pages and frameworks see it: its properties, its methods, and its events by name.
//
// An interface apart from the class, so that the published types need no others: the class extends that of
// Lit, which is bundled.
import type { Extension, Result } from '../../index.js';
import type { RoundEvents } from '../round/play-round.js';
import type { WorkerFactory } from './element-solver.js';

/** The `detail` of each event of the element, by name. All events bubble and leave shadow trees. */
export interface NumbersGameEvents extends RoundEvents {
  /** The answer, when a puzzle that is not played was solved. */
  readonly answer: Result;
}

/** The events of the element by name, for `addEventListener`. */
export type NumbersGameEventMap = {
  readonly [Type in keyof NumbersGameEvents]: CustomEvent<NumbersGameEvents[Type]>;
};

/** Listeners by the names that templates use: `onanswer`, `onstart`, `onmove`, `onfinish` and `onfailure`. */
export type NumbersGameListeners = {
  readonly [Type in keyof NumbersGameEvents as `on${Type}`]?: (event: NumbersGameEventMap[Type]) => void;
};

/** The settings of a page, as attributes or as properties; null and undefined leave the default. */
export interface NumbersGameAttributes {
  readonly numbers?: string | readonly (number | string)[] | null;
  readonly target?: string | number | null;
  readonly game?: string | null;
  readonly values?: string | null;
  readonly use?: string | null;
  readonly operators?: string | readonly string[] | null;
  readonly aces?: string | null;
  readonly tidy?: boolean;
  readonly play?: boolean;
  readonly seconds?: number;
  readonly worker?: WorkerFactory | null;
}

export interface NumbersGameElement extends HTMLElement {
  /**
   * The numbers: integers from 1 and cards A J Q K, as a list or as text with blanks or commas between them.
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
  /** The time of a player in seconds, 0 for no clock. */
  seconds: number;
  /**
   * Makes a worker that calls `serveSolver` of `numbers-game/worker`; puzzles are then solved there. Null for
   * the main thread.
   */
  worker: WorkerFactory | null;
  /** The answer that is shown, null while there is none. */
  readonly result: Result | null;
  /** Resolves when the last change is shown. */
  readonly updateComplete: Promise<boolean>;
  /** Starts the clock of a game. */
  start(): void;
  /** Takes back the last move of a game. */
  undo(): void;
  /** Begins the game anew. */
  restart(): void;
  /** Shows the next move of a game. */
  hint(): Promise<void>;
  /** Ends a game, and shows the best answer. */
  giveUp(): void;

  addEventListener<Type extends keyof NumbersGameEventMap>(
    type: Type,
    listener: (this: NumbersGameElement, event: NumbersGameEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof NumbersGameEventMap>(
    type: Type,
    listener: (this: NumbersGameElement, event: NumbersGameEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

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
