// The element: attributes and properties come in, an answer or a round of play is shown, events go out.
//
// Lit's properties are declared in `static properties` and not with decorators, which each compiler of this
// project (tsc, esbuild, vitest) would have to transform in the same way. Class fields would hide Lit's
// accessors, hence `declare`.
import { LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { defaultGame } from '../games.js';
import type { Result } from '../index.js';
import { createTileGame, type TileGame } from '../play/tile-game.js';
import { readGame, readInput, type Input } from './read-attributes.js';
import { renderPlay } from './play-view.js';
import { Round, type RoundEvents } from './round.js';
import { renderSolver } from './solver-view.js';
import { Solving, type WorkerFactory } from './solving.js';
import { styles } from './styles.js';

/** The `detail` of each event of the element. All events bubble and are composed. */
export interface NumbersGameEvents extends RoundEvents {
  /** A puzzle was solved (not while playing). */
  readonly answer: Result;
}

const INPUT = ['numbers', 'target', 'game', 'values', 'use', 'operators', 'aces'] as const;
const text = { reflect: true, useDefault: true };

/**
 * Converts a property to text. It may be set as text, as a number or as a list; frameworks set null or
 * undefined for no value.
 */
const toText = (value: unknown) => [value].flat().join(' ');

export class NumbersGameElement extends LitElement {
  static override styles = styles;
  static override properties = {
    numbers: { ...text, converter: { toAttribute: toText } },
    target: text,
    game: text,
    values: text,
    use: text,
    operators: { ...text, converter: { toAttribute: toText } },
    aces: text,
    tidy: { type: Boolean, reflect: true },
    play: { type: Boolean, reflect: true },
    seconds: { type: Number, reflect: true, useDefault: true },
    worker: { attribute: false },
  };

  /** The numbers: integers from 1 and cards A J Q K, as a list or as text separated by blanks or commas. */
  declare numbers: string | readonly (number | string)[];
  /**
   * The target. If empty, it is that of the game, if all its puzzles have the same; 24 if fractions are
   * allowed and all numbers must be used.
   */
  declare target: string | number;
  /** The id of a game in `games`. Default: `countdown`. */
  declare game: string;
  /** `natural` or `rational`, overriding the game. */
  declare values: string;
  /** `any` or `all`, overriding the game. */
  declare use: string;
  /** The operators allowed, as a list or as text such as `+ - *`, instead of what the game says. */
  declare operators: string | readonly string[];
  /** What an A counts: `one`, which is the default, or `one-or-eleven`. */
  declare aces: string;
  /** Whether to show the tidiest of equally good solutions. */
  declare tidy: boolean;
  /** Whether to let people play instead of solving. */
  declare play: boolean;
  /** How many seconds a player has, 0 for no clock. */
  declare seconds: number;
  /**
   * Makes a worker that calls `serveSolver` of `numbers-game/worker`; puzzles are then solved there. Null for
   * the main thread.
   */
  declare worker: WorkerFactory | null;

  readonly #solving = new Solving();
  #game = defaultGame;
  #input: Input | null = null;
  /** The last valid numbers. */
  #board: TileGame | null = null;
  #round: Round | null = null;
  #result: Result | null = null;
  #problem: Error | null = null;
  /** Aborts the current search, or the searches of the round. */
  #search: AbortController | null = null;

  constructor() {
    super();
    for (const name of INPUT) this[name] = '';
    this.tidy = false;
    this.play = false;
    this.seconds = 0;
    this.worker = null;
  }

  /** The answer shown; null while there is none. */
  get result(): Result | null {
    return this.#result;
  }

  /** Starts the clock of a game. */
  start(): void {
    this.#round?.start();
  }

  /** Undoes the last move of a game. */
  undo(): void {
    this.#round?.undo();
  }

  /** Restarts the game. */
  restart(): void {
    if (this.#round === null) return;
    this.#begin();
    this.requestUpdate();
  }

  /** Shows the next move of a game. */
  async hint(): Promise<void> {
    await this.#round?.askHint();
  }

  /** Ends a game, and shows the best answer. */
  giveUp(): void {
    this.#round?.giveUp();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#solving.open();
    this.#round?.resume();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#round?.pause();
    void Promise.resolve().then(() => {
      if (!this.isConnected) this.#solving.close(); // else it was only moved
    });
  }

  /** Applies its styles to the new document; those of the old one do not apply there. */
  adoptedCallback(): void {
    if (this.shadowRoot === null) return;
    const sheet = new (this.ownerDocument.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(styles.cssText);
    this.shadowRoot.adoptedStyleSheets = [sheet];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Without changed properties, the round asked for a new rendering.
    if (changed.size === 0 && this.hasUpdated) return;
    if (changed.has('worker')) this.#solving.use(this.worker ?? null);
    if (!this.hasUpdated || INPUT.some((name) => changed.has(name))) this.#read();
    this.#begin();
    void this.#solve();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.size > 0 && this.#problem !== null) this.#dispatch('failure', this.#problem);
  }

  protected override render(): TemplateResult {
    if (this.#round !== null) {
      return renderPlay(this.#round, {
        start: () => {
          this.start();
          void this.updateComplete.then(() => this.shadowRoot?.querySelector<HTMLElement>('.tile')?.focus());
        },
        again: () => {
          this.restart();
        },
      });
    }
    return renderSolver(
      this.play ? null : { numbers: toText(this.numbers), target: toText(this.target) },
      {
        game: this.#game,
        input: this.#input,
        board: this.#board,
        result: this.#result,
        problem: this.#problem,
        isBusy: this.#search !== null,
      },
      (field, value) => {
        this[field] = value;
      },
    );
  }

  /** Reads the attributes. Invalid input is reported inside the element, not thrown into the page. */
  #read(): void {
    this.#input = null;
    this.#problem = null;
    try {
      const entries = INPUT.map((name) => [name, toText(this[name])]);
      const attributes = Object.fromEntries(entries) as Record<(typeof INPUT)[number], string>;
      this.#game = readGame(attributes);
      const input = readInput(attributes, this.#game);
      if (input.numbers.length > 0) this.#board = createTileGame({ ...input, target: input.target || '1' });
      this.#input = input;
    } catch (error) {
      this.#problem = error as Error;
    }
  }

  /** Aborts the current work, and begins a round if there is a puzzle to play. */
  #begin(): void {
    this.#round?.pause();
    this.#round = null;
    this.#search?.abort();
    this.#search = null;
    this.shadowRoot?.querySelector('form')?.reset();
    const input = this.#input;
    if (!this.play || !isComplete(input)) return;
    const search = new AbortController();
    this.#search = search;
    const round: Round = new Round(
      {
        requestUpdate: () => {
          this.requestUpdate();
        },
        solve: (puzzle) => this.#solving.solve({ ...puzzle, tidy: this.tidy }, search.signal),
        emit: (type, detail) => {
          if (round === this.#round) this.#dispatch(type, detail);
        },
      },
      input,
      Number.isFinite(this.seconds) ? Math.max(0, Math.ceil(this.seconds)) : 0,
    );
    this.#round = round;
  }

  /** Solves the puzzle. */
  async #solve(): Promise<void> {
    const input = this.#input;
    if (this.play || !isComplete(input)) {
      this.#result = null;
      return;
    }
    this.#problem = null;
    const search = new AbortController();
    this.#search = search;
    const outcome = await this.#solving.solve({ ...input, tidy: this.tidy }, search.signal).then(
      (result) => ({ result, problem: null }),
      (error: unknown) => ({ result: null, problem: error as Error }),
    );
    if (search.signal.aborted) return;
    this.#search = null;
    this.#result = outcome.result;
    this.#problem = outcome.problem;
    this.requestUpdate();
    if (outcome.result === null) this.#dispatch('failure', outcome.problem);
    else this.#dispatch('answer', outcome.result);
  }

  #dispatch(type: keyof NumbersGameEvents, detail: NumbersGameEvents[keyof NumbersGameEvents]): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

function isComplete(input: Input | null): input is Input {
  return input !== null && input.numbers.length > 0 && input.target !== '';
}
