// The element: attributes and properties come in, an answer or a round of play is shown, events go out.
//
// The constructor takes a `PuzzleSolving`, which solves the puzzles, and a function that gives the words for
// a language: the entry passes an engine and all languages, the web app its own worker and
// words. What pages may use is described in element-types.ts.
//
// Lit's properties are declared in `static properties` and not with decorators, which each compiler of this
// project (tsc, esbuild, vitest) would have to transform in the same way. Class fields would hide Lit's
// accessors, hence `declare`.
import { html, LitElement, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { defaultGame, type Game } from '../core/puzzle/games.js';
import { NumbersGameError, type Result } from '../index.js';
import { createTileGame, type TileGame } from '../play/round/tile-game.js';
import type { BoardElement, NumbersGameEvents } from './element-types.js';
import { readGame, readInput, readSeconds, type IncompletePuzzle } from './read-attributes.js';
import { renderPlay, type PlayActions } from './play-view.js';
import { Round } from '../play/round/play-round.js';
import { pressKey } from '../play/round/round-keys.js';
import { listClasses } from './shared-views.js';
import { listSigns } from '../expression/operators/all-rows.js';
import { renderSolver } from './solver-view.js';
import type { PuzzleSolving, WorkerFactory } from './element-solver.js';
import { styles } from './element-style.js';
import type { RoundWords } from '../play/words/languages.js';

const INPUT = ['numbers', 'target', 'game', 'values', 'use', 'operators', 'aces'] as const;
/** The properties that are read together: the input, the time, the mode and the worker. */
const READ = [...INPUT, 'seconds', 'play', 'worker'] as const;
/** Where the operators beyond the four come from: with a bundler, and without. */
const EXTENSION = { entry: 'numbers-game/element/operators', script: 'element-operators.min.js' };
/** The length at which lists are cut: no board or list of operators has as many items. */
const MOST_ITEMS = 100;

/**
 * Converts a property to text. It may be set as text, as a number or as a list; frameworks set null or
 * undefined for no value. Other values become texts that the element later reports as invalid.
 */
export const toText = (value: unknown) =>
  (Array.isArray(value) ? value.slice(0, MOST_ITEMS) : [value]).map(itemToText).join(' ');

function itemToText(item: unknown): string {
  if (item === null || item === undefined) return '';
  if (typeof item === 'object' || typeof item === 'function') return `[${typeof item}]`;
  return (item as string | number | bigint | boolean | symbol).toString();
}

/** Converts a property to its attribute; null removes it. */
const toAttribute = (value: unknown) => toText(value) || null;
/** A list may be set again after its items were changed: what is equal is dropped by `shouldUpdate`. */
export const hasChanged = (value: unknown, old: unknown) => value !== old || Array.isArray(value);
export const text = { reflect: true, useDefault: true, converter: { toAttribute }, hasChanged };
/** Converts an attribute to a number. Other texts stay, and are reported as invalid. */
const fromAttribute = (value: string | null) =>
  value === null || Number.isNaN(Number(value)) ? value : Number(value);
/**
 * Two workers are equal if both are functions: the second one is called for the next worker. This also holds
 * after a failure: a page that renders again at each failure, with a new function, would never stop.
 */
const toKind = (value: unknown) => (value === null || value === undefined ? null : typeof value);

export class NumbersGame extends LitElement implements BoardElement {
  static override styles: CSSResultGroup = styles;
  static override properties = {
    ...Object.fromEntries(INPUT.map((name) => [name, text])),
    tidy: { type: Boolean, reflect: true },
    play: { type: Boolean, reflect: true },
    compact: { type: Boolean, reflect: true },
    reveal: { type: Boolean, reflect: true },
    seconds: { ...text, converter: { toAttribute, fromAttribute } },
    worker: { attribute: false, converter: { toAttribute: toKind } },
  };

  declare numbers: string | readonly (number | string)[];
  declare target: string | number;
  declare game: string;
  declare values: string;
  declare use: string;
  declare operators: string | readonly string[];
  declare aces: string;
  declare tidy: boolean;
  declare play: boolean;
  declare compact: boolean;
  declare reveal: boolean;
  declare seconds: number | 'show';
  declare worker: WorkerFactory | null;

  readonly #solving: PuzzleSolving;
  readonly #wordsFor: (language: string) => RoundWords;
  /** The game that the attributes name. */
  protected record: Game = defaultGame;
  /** The puzzle that the attributes give, null if they are invalid. */
  protected input: IncompletePuzzle | null = null;
  /** The last valid numbers. */
  #board: TileGame | null = null;
  /** The round that is played. */
  protected round: Round | null = null;
  #result: Result | null = null;
  #problem: Error | null = null;
  /** Aborts the current search, or the searches of the round. */
  #search: AbortController | null = null;
  /** The number of steps that are shown, if they are shown one by one. */
  #revealed = 0;
  #seconds = 0;
  /** Whether a round was to start before there was one. */
  #isStarting = false;
  /** The properties that were read last, as texts where they have texts. */
  readonly #read = new Map<PropertyKey, unknown>();

  /** Creates an element. @param wordsFor takes a language tag, which may be empty */
  constructor(solving: PuzzleSolving, wordsFor: (language: string) => RoundWords) {
    super();
    this.#solving = solving;
    this.#wordsFor = wordsFor;
    for (const name of INPUT) this[name] = '';
    this.tidy = false;
    this.play = false;
    this.compact = false;
    this.reveal = false;
    this.seconds = 0;
    this.worker = null;
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  get result(): Result | null {
    return this.#search === null ? this.#result : null;
  }

  get failure(): Error | null {
    return this.#problem ?? this.round?.failure ?? null;
  }

  /** Whether people play instead of having puzzles solved. */
  protected get isPlayed(): boolean {
    return this.play;
  }

  /** The texts of the board. A class that chooses the boards itself has its own. */
  protected get board(): { readonly numbers: string; readonly target: string } {
    return { numbers: toText(this.numbers), target: toText(this.target) };
  }

  /** The seconds of the next round. */
  protected get roundSeconds(): number {
    return this.#seconds;
  }

  /** Renders a round. */
  protected renderRound(words: RoundWords, round: Round, actions: PlayActions): TemplateResult {
    return renderPlay(words, this.record, round, actions, this.compact);
  }

  /** Whether a change concerns what is read from the attributes. */
  protected isRead(changed: PropertyValues<this>): boolean {
    return READ.some((name) => changed.has(name));
  }

  /** Reads the attributes that a class adds. @throws NumbersGameError to be shown in the element */
  protected readMore?(words: RoundWords): void;

  start(): void {
    this.#isStarting = true;
    if (!this.isUpdatePending) this.#startRound();
  }

  undo(): void {
    this.round?.undo();
  }

  redo(): void {
    this.round?.redo();
  }

  restart(): void {
    if (this.round === null) return;
    this.#begin();
    this.requestUpdate();
  }

  async hint(): Promise<void> {
    await this.round?.askHint();
  }

  giveUp(): void {
    this.round?.giveUp();
  }

  /** Reads a changed attribute. A change of language leaves the puzzle and the round as they are. */
  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && this.hasUpdated) this.#translate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#translate(); // its new place may have another language
    this.#solving.open(this.#retry);
    this.round?.resume();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.round?.pause();
    void Promise.resolve().then(() => {
      if (!this.isConnected) this.#solving.close(); // else it was only moved
    });
  }

  /** Applies its styles to the new document; those of the old one do not apply there. */
  adoptedCallback(): void {
    const view = this.ownerDocument.defaultView;
    if (this.shadowRoot === null || view === null) return; // a document that is not shown takes no styles
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync((this.constructor as typeof NumbersGame).elementStyles.map(String).join(''));
    this.shadowRoot.adoptedStyleSheets = [sheet];
  }

  /** Drops changes to equal values: frameworks make new lists and functions at each rendering. */
  protected override shouldUpdate(changed: PropertyValues): boolean {
    this.#solving.use(this.worker ?? null);
    const properties = (this.constructor as typeof NumbersGame).elementProperties;
    for (const name of this.hasUpdated ? changed.keys() : properties.keys()) {
      const converter = properties.get(name)?.converter;
      const value: unknown = this[name as keyof this];
      let read: unknown = typeof converter === 'object' ? converter.toAttribute!(value) : Boolean(value);
      if (name === 'seconds') read ??= '0';
      if (this.#read.has(name) && this.#read.get(name) === read) changed.delete(name);
      this.#read.set(name, read);
    }
    return true;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('compact') && this.round !== null) this.round.draft = ''; // its field comes or goes
    const answered = this.#result && JSON.stringify(this.input);
    if (!this.hasUpdated || this.isRead(changed)) {
      this.#readAll();
      // Such as a board that was split into the fields of its numbers and its target.
      const isSame = JSON.stringify(this.input) === answered && !changed.has('worker');
      if (isSame && !this.isPlayed && !changed.has('tidy')) return;
    } else if (this.isPlayed || !changed.has('tidy')) return; // A round takes `tidy` for its next search.
    this.#begin();
    void this.#solve();
  }

  /** Renders. If what had the focus is gone, the tile that was made takes it, or else the card. */
  protected override update(changed: PropertyValues<this>): void {
    const focused = this.shadowRoot?.activeElement;
    try {
      super.update(changed);
    } catch (error) {
      if (!refusesHtml(this.ownerDocument)) throw error;
      this.#problem = error as Error;
      const note = this.ownerDocument.createElement('p');
      Object.assign(note, { className: 'card problem', role: 'status', textContent: this.words.htmlBlocked });
      this.renderRoot.replaceChildren(note);
    }
    if (focused?.isConnected !== false) return;
    const root = this.renderRoot;
    (root.querySelector<HTMLElement>('.made') ?? root.querySelector<HTMLElement>('.card'))?.focus();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.isRead(changed) && this.#problem !== null) this.dispatch('failure', { error: this.#problem });
    if (this.#isStarting) this.#startRound();
  }

  protected override render(): TemplateResult {
    const play = this.round !== null;
    const solved = this.round?.outcome?.reason === 'exact';
    return html`<div
      class=${listClasses({ card: true, compact: this.compact, play, solved })}
      part="card"
      tabindex="-1"
      lang=${this.words.language}
      @keydown=${this.#press}
    >
      <slot name="title"></slot>${this.renderView()}<slot name="after"></slot>
    </div>`;
  }

  /** Handles a key, unless it is pressed in a text field or in what the page has put into a slot. */
  readonly #press = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (this.round === null || target.localName === 'input' || !this.renderRoot.contains(target)) return;
    if (pressKey(this.round, event)) event.preventDefault();
  };

  /** Renders the view inside the card. */
  protected renderView(): TemplateResult {
    const words = this.words;
    if (this.round !== null) {
      return this.renderRound(words, this.round, {
        start: () => {
          this.start();
          this.focusTiles();
        },
        again: () => this.restart(),
      });
    }
    return renderSolver(
      words,
      this.isPlayed ? null : this.board,
      {
        game: this.record,
        input: this.input,
        board: this.#board,
        result: this.#result,
        problem: this.#problem,
        isBusy: this.#search !== null,
        hasSteps: this.reveal || !this.compact,
        revealed: this.reveal ? this.#revealed : Infinity,
      },
      (field, value) => {
        this[field] = value;
      },
      () => {
        this.#revealed++;
        this.requestUpdate();
      },
    );
  }

  /** The words of the element's language: that of its own `lang`, or of the nearest ancestor that has one. */
  protected get words(): RoundWords {
    return this.#wordsFor(findLanguage(this));
  }

  /** Moves the focus to the tiles, once they are shown. */
  protected focusTiles(): void {
    void this.updateComplete.then(() => this.shadowRoot?.querySelector<HTMLElement>('.tile')?.focus());
  }

  /** Shows the words of the current language, those of a fault included. */
  #translate(): void {
    if (this.input === null) this.#readAll();
    this.requestUpdate();
  }

  /** Reads the attributes. Invalid input is reported inside the element, not thrown into the page. */
  #readAll(): void {
    this.input = null;
    this.#problem = null;
    try {
      const words = this.words;
      this.record = readGame(words, { game: toText(this.game) });
      this.#seconds = readSeconds(words, toText(this.seconds), this.record);
      this.readMore?.(words);
      const input = this.readBoard(words, this.board);
      const { arithmetic } = this.#solving;
      const isBlank = input.numbers.length === 0;
      this.#board = isBlank ? null : createTileGame({ ...input, target: input.target || '1' }, arithmetic);
      if (!this.#solving.canSolve(input.rules, this.isPlayed)) {
        const message = words.needsExtension(listSigns(input.rules), EXTENSION.entry, EXTENSION.script);
        throw new NumbersGameError('invalid-option', message);
      }
      this.input = input;
    } catch (error) {
      this.#problem = error as Error;
    }
  }

  /** Reads a board, under the rules of the attributes. @throws NumbersGameError to be shown in the element */
  protected readBoard(words: RoundWords, board: NumbersGame['board']): IncompletePuzzle {
    const entries = INPUT.map((name) => [name, toText(this[name])]);
    const texts = Object.fromEntries(entries) as Record<(typeof INPUT)[number], string>;
    return readInput(words, { ...texts, ...board }, this.record);
  }

  /** Starts the round if that was asked for, or else once there is one. */
  #startRound(): void {
    this.#isStarting = this.isPlayed && this.round === null;
    this.round?.start();
  }

  /** Begins with another board. */
  protected begin(): void {
    this.#readAll();
    this.#begin();
    this.requestUpdate();
    if (this.#problem !== null) this.dispatch('failure', { error: this.#problem });
  }

  /** Shows an error instead of a board. */
  protected fail(error: Error): void {
    this.leaveRound();
    this.#problem = error;
    this.requestUpdate();
    this.dispatch('failure', { error });
  }

  /** Starts again after an extension was added, if the last puzzle could not be solved. */
  readonly #retry = (): void => {
    if (this.#problem !== null) this.retry();
  };

  /** Reads the attributes again, and shows what they ask for. */
  protected retry(): void {
    this.#readAll();
    this.#begin();
    void this.#solve();
    this.requestUpdate();
  }

  /** Aborts the current work. */
  protected leaveRound(): void {
    this.round?.leave();
    this.round = null;
    this.#search?.abort();
    this.#search = null;
  }

  /** Leaves the round, and begins another one if there is a puzzle to play. */
  #begin(): void {
    this.leaveRound();
    this.shadowRoot?.querySelector('form')?.reset();
    const input = this.input;
    if (!this.isPlayed || !isComplete(input)) return;
    const search = new AbortController();
    this.#search = search;
    const round: Round = new Round(
      {
        arithmetic: this.#solving.arithmetic,
        requestUpdate: () => this.requestUpdate(),
        solve: (puzzle) => this.#solving.solve({ ...puzzle, tidy: this.tidy }, search.signal),
        emit: (type, detail) => {
          if (round === this.round) this.dispatch(type, detail);
        },
      },
      input,
      this.roundSeconds,
      // Rules with another `use` than those of the game have the points of that use.
      this.record.rules.use === input.rules.use ? this.record.points : undefined,
    );
    this.round = round;
    // A round without a clock has started once it is shown.
    if (round.seconds > 0) return;
    void this.updateComplete.then(() => {
      if (round === this.round) this.dispatch('start', { seconds: 0 });
    });
  }

  /** Solves the puzzle. */
  async #solve(): Promise<void> {
    const input = this.input;
    if (this.isPlayed || !isComplete(input)) {
      this.#result = null;
      return;
    }
    this.#problem = null;
    const search = new AbortController();
    this.#search = search;
    const { result, problem } = await this.#solving.solve({ ...input, tidy: this.tidy }, search.signal).then(
      (result) => ({ result, problem: null }),
      (error: unknown) => ({ result: null, problem: error as Error }),
    );
    if (search.signal.aborted) return;
    this.#search = null;
    this.#revealed = 0;
    this.#result = result;
    this.#problem = problem;
    this.requestUpdate();
    if (result === null) this.dispatch('failure', { error: problem });
    else this.dispatch('answer', { result });
  }

  /** Emits an event to the page. */
  protected dispatch(
    type: keyof NumbersGameEvents,
    detail: NumbersGameEvents[keyof NumbersGameEvents],
  ): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/** Whether Trusted Types refuse HTML from plain text, which Lit writes if its policy is not allowed. */
function refusesHtml(page: Document): boolean {
  try {
    page.createElement('template').innerHTML = ' ';
    return false;
  } catch {
    return true;
  }
}

/** Returns the nearest `lang` attribute, across the borders of shadow trees; empty if there is none. */
function findLanguage(element: Element): string {
  const labelled = element.closest('[lang]');
  if (labelled !== null) return labelled.getAttribute('lang')!;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? findLanguage(root.host) : '';
}

function isComplete(input: IncompletePuzzle | null): input is IncompletePuzzle {
  return input !== null && input.numbers.length > 0 && input.target !== '';
}
