// The element as pages and frameworks see it: its properties, its methods, and its events by name.
//
// An interface apart from the class, so that the published types need no others: the class extends that of
// Lit, which is bundled.
import type { Extension, Result } from '../../index.js';
import type { RoundEvents } from '../round/play-round.js';
import type { WorkerFactory } from './element-solver.js';

/** What each event of the element carries as its `detail`. All of them bubble, and leave shadow trees. */
export interface NumbersGameEvents extends RoundEvents {
  /** A puzzle was solved, where it is not played. */
  readonly answer: Result;
}

/** The events of the element by name, for `addEventListener`. */
export type NumbersGameEventMap = {
  readonly [Type in keyof NumbersGameEvents]: CustomEvent<NumbersGameEvents[Type]>;
};

/** Listeners as templates name them: `onanswer`, `onmove`, `onfinish` and `onfailure`. */
export type NumbersGameListeners = {
  readonly [Type in keyof NumbersGameEvents as `on${Type}`]?: (event: NumbersGameEventMap[Type]) => void;
};

/** What a page sets, as attributes or as properties; null and undefined leave the default. */
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
   * The target. If empty, it is that of the game, if all its puzzles have the same; 24 if fractions are
   * allowed and all numbers must be used.
   */
  target: string | number;
  /** The id of a game in `games`. Default: `countdown`. */
  game: string;
  /** `natural`, `rational` or `real`, instead of what the game says. */
  values: string;
  /** `any` or `all`, instead of what the game says. */
  use: string;
  /** The operators allowed, as a list or as text such as `+ - *`, instead of what the game says. */
  operators: string | readonly string[];
  /** What an A counts: `one`, which is the default, or `one-or-eleven`. */
  aces: string;
  /** Whether to answer with the tidiest of equally good solutions. */
  tidy: boolean;
  /** Whether to let people play instead of solving. */
  play: boolean;
  /** How many seconds a player has, 0 for no clock. */
  seconds: number;
  /**
   * Makes a worker that calls `serveSolver` of `numbers-game/worker`; puzzles are then solved there. Null for
   * the main thread.
   */
  worker: WorkerFactory | null;
  /** The answer that is shown, null while there is none. */
  readonly result: Result | null;
  /** Resolves when what was set last is shown. */
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
