// The element as it is published: the base class, and series of boards that it deals itself.
//
// A class apart, because the web app deals its boards in other ways and shall not load this one.
import type { PropertyValues, TemplateResult } from 'lit';
import type { Puzzle, Result } from '../index.js';
import { NumbersGameError } from '../index.js';
import type { FinishDetail, Round } from '../play/round/play-round.js';
import { describeMissing } from '../play/round/round-messages.js';
import { isCounted, secondsFor, SKIP_SECONDS, SPRINT_SECONDS } from '../play/round/sprint.js';
import type { RoundWords } from '../play/words/languages.js';
import { openSeries, readListed, readSeries, type SeriesBoard, type SeriesKind } from './board-series.js';
import type { PuzzleRating } from './element-solver.js';
import { styles } from './element-style.js';
import type { NumbersGameElement, NumbersGameEvents, SummaryDetail } from './element-types.js';
import { hasChanged, NumbersGame, text, toText } from './numbers-game-element.js';
import type { PlayActions } from './play-view.js';
import { renderPlay } from './play-view.js';
import { seriesStyles } from './series-style.js';
import {
  countSolved,
  renderDealing,
  renderProgress,
  renderSummary,
  type AllWords,
  type SeriesRound,
} from './series-view.js';

const SERIES = ['deal', 'daily', 'mode', 'boards'] as const;
/** Settings on which the boards of a series depend. */
const RULES = ['game', 'values', 'use', 'operators', 'aces'] as const;
/** The attributes that the fragment of the page's address may set. */
const LINKED = [
  ...[...SERIES, ...RULES, 'numbers', 'target', 'tidy', 'play', 'compact', 'reveal', 'seconds', 'lang'],
] as const;
/** The time for which a solved board of a sprint is shown. */
const SHOWN_MS = 900;

/** Converts a property that may be present without a text; null, undefined and false are absent. */
const toPresence = (value: unknown): string | null =>
  value === null || value === undefined || value === false ? null : value === true ? '' : toText(value);
const presence = { reflect: true, converter: { toAttribute: toPresence } };

/** Joins a list of boards to the text of the attribute. */
const joinBoards = (value: unknown): string | null =>
  Array.isArray(value) ? value.map(toText).join(' | ') : toPresence(value);

/** A series that is played. */
interface Run {
  readonly series: SeriesKind;
  readonly boards: AsyncGenerator<SeriesBoard, void, undefined>;
  readonly search: AbortController;
  /** The next board, which is found while this one is played. */
  next: Promise<IteratorResult<SeriesBoard, void>>;
  board: SeriesBoard | null;
  /** The rounds so far, one for each board: a board that is played again counts as it ended last. */
  readonly rounds: SeriesRound[];
  /** The index of the board in `rounds`. */
  place: number;
  /** The time that is left in a sprint. */
  leftMs: number;
  /** Whether the next board is waited for. */
  isAdvancing: boolean;
  isOver: boolean;
}

export class SeriesGame extends NumbersGame implements NumbersGameElement {
  static override styles = [styles, seriesStyles];
  static override properties = {
    ...NumbersGame.properties,
    deal: presence,
    daily: presence,
    mode: text,
    boards: { reflect: true, converter: { toAttribute: joinBoards }, hasChanged },
    link: { type: Boolean, reflect: true },
  };

  declare deal: string | number | boolean | null;
  declare daily: string | boolean | null;
  declare mode: string;
  declare boards: string | readonly string[] | null;
  declare link: boolean;

  readonly #rating: PuzzleRating;
  readonly #wordsFor: (language: string) => AllWords;
  #series: SeriesKind | null = null;
  #run: Run | null = null;
  /** The fragment that was read last, so that an element that is moved keeps what was typed. */
  #fragment = '';
  /** The properties that the address has set: their names, their values before, and those it gave. */
  #linked: (readonly [name: (typeof LINKED)[number], own: unknown, given: unknown])[] = [];

  /** Creates an element. @param wordsFor takes a language tag, which may be empty */
  constructor(solving: PuzzleRating, wordsFor: (language: string) => AllWords) {
    super(solving, (language) => wordsFor(language).round);
    this.#rating = solving;
    this.#wordsFor = wordsFor;
    this.deal = null;
    this.daily = null;
    this.mode = '';
    this.boards = null;
    this.link = false;
  }

  /** Passes over the board, and shows the next one of the series; in a sprint this costs time. */
  next(): void {
    const run = this.#run;
    const { round } = this;
    const kind = run?.series.kind;
    if (!run?.board || round === null || run.isAdvancing || kind === 'daily') return;
    round.start(); // a board that was not begun has an answer, too
    round.giveUp();
    if (kind !== 'sprint') void this.#advance(run);
  }

  override start(): void {
    if (this.#run?.isOver !== true) super.start();
  }

  override restart(): void {
    if (this.#run !== null && (this.#run.isOver || this.#run.series.kind === 'sprint')) this.#open();
    else super.restart();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#readLink);
    if (this.hasUpdated) this.#readLink();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#readLink);
  }

  protected override get isPlayed(): boolean {
    return this.play || this.#asks;
  }

  protected override get board(): { readonly numbers: string; readonly target: string } {
    if (!this.#asks) return super.board;
    return this.#run?.board ?? { numbers: '', target: '' };
  }

  protected override get roundSeconds(): number {
    return this.#run?.series.kind === 'sprint' ? this.#run.leftMs / 1000 : super.roundSeconds;
  }

  protected override isRead(changed: PropertyValues<this>): boolean {
    return super.isRead(changed) || SERIES.some((name) => changed.has(name));
  }

  protected override readMore(words: RoundWords): void {
    this.#series = null;
    const [deal, daily] = [toPresence(this.deal), toPresence(this.daily)];
    const mode = toPresence(this.mode);
    const series = readSeries(words, { deal, daily, mode, boards: joinBoards(this.boards) });
    if (this.#run === null && series?.kind === 'list') this.#checkBoards(words, series.boards);
    this.#series = series;
  }

  /** Checks a list before its first board is shown. @throws NumbersGameError that names the board */
  #checkBoards(words: RoundWords, boards: readonly string[]): void {
    for (const [index, text] of boards.entries()) {
      try {
        const { numbers, target } = this.readBoard(words, readListed(text, this.record));
        const areMissing = numbers.length === 0;
        if (areMissing || target === '') {
          const code = areMissing ? 'invalid-numbers' : 'invalid-target';
          throw new NumbersGameError(code, describeMissing(words, areMissing, true));
        }
      } catch (error) {
        const { code, message } = error as NumbersGameError;
        throw new NumbersGameError(code, this.#allWords.series.fault(String(index + 1), message));
      }
    }
  }

  protected override retry(): void {
    super.retry();
    if (this.#run === null) this.#open();
  }

  protected override shouldUpdate(changed: PropertyValues): boolean {
    if (changed.has('link')) this.#readLink();
    const isUpdated = super.shouldUpdate(changed);
    // A series has boards of its own, and a sprint its time; nothing is played after it.
    const run = this.#run;
    const isUntimed = run?.isOver === true || run?.series.kind === 'sprint';
    const unused = ['numbers', 'target', 'play', ...(isUntimed ? ['seconds'] : [])];
    if (run !== null) for (const name of unused) changed.delete(name);
    return isUpdated;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isNew = !this.hasUpdated || [...SERIES, ...RULES].some((name) => changed.has(name));
    if (isNew) this.#end();
    super.willUpdate(changed);
    if (isNew && this.input !== null) this.#open();
  }

  protected override renderView(): TemplateResult {
    const run = this.#run;
    if (run?.isOver === true)
      return renderSummary(this.#allWords, run.rounds, lengthOf(run.series), () => this.restart());
    if (run !== null && run.board === null) return renderDealing(this.#allWords, this.record);
    return super.renderView();
  }

  protected override renderRound(words: RoundWords, round: Round, actions: PlayActions): TemplateResult {
    const run = this.#run;
    if (run === null || run.series.kind === 'daily') return super.renderRound(words, round, actions);
    const { series } = this.#allWords;
    const length = lengthOf(run.series);
    const isLast = run.place + 1 === length;
    const isSprint = run.series.kind === 'sprint';
    return renderPlay(words, this.record, round, actions, this.compact, {
      progress: renderProgress(this.#allWords, run.rounds, run.place, length),
      seconds: isSprint ? Math.max(SPRINT_SECONDS, round.seconds) : round.seconds,
      giveUp: isSprint ? series.skip(String(SKIP_SECONDS)) : words.giveUp,
      next: [
        isLast ? series.showResult : series.next,
        () => {
          this.next();
          this.focusTiles();
        },
      ],
    });
  }

  protected override dispatch(
    type: keyof NumbersGameEvents,
    detail: NumbersGameEvents[keyof NumbersGameEvents],
  ): void {
    const run = this.#run;
    super.dispatch(type, detail);
    if (type === 'finish' && run !== null && run === this.#run) this.#finish(run, detail as FinishDetail);
  }

  /** Whether the attributes ask for a series. */
  get #asks(): boolean {
    const { deal, daily, mode, boards } = this;
    return [deal, daily, boards].some((value) => toPresence(value) !== null) || Boolean(mode);
  }

  get #allWords(): AllWords {
    return this.#wordsFor(this.words.language);
  }

  /**
   * Takes attributes from the fragment of the page's address, `#game=24&boards=…`. Those that the previous
   * fragment had set are first as the page had them, unless the page or its user has changed them since.
   */
  readonly #readLink = (): void => {
    const fragment = this.link ? location.hash : '';
    if (fragment === this.#fragment) return;
    this.#fragment = fragment;
    const settings = new URLSearchParams(fragment.slice(1));
    for (const [name, own, given] of this.#linked) {
      if (this[name] !== given) continue;
      if (name === 'lang' && own === '') this.removeAttribute(name);
      else Object.assign(this, { [name]: own });
    }
    this.#linked = LINKED.filter((name) => settings.has(name)).map((name) => {
      const own = this[name];
      this.setAttribute(name, settings.get(name)!);
      return [name, own, this[name]];
    });
  };

  #end(): void {
    this.#run?.search.abort();
    this.#run = null;
  }

  /** Begins the series that the attributes ask for. */
  #open(): void {
    this.#end();
    const { input } = this;
    if (this.#series === null || input === null) return;
    const search = new AbortController();
    const { signal } = search;
    const boards = openSeries(this.#series, {
      game: this.record,
      rules: input.rules,
      aces: input.aces,
      rate: (puzzle: Puzzle) => this.#rating.rate(puzzle, signal),
      solve: (puzzle: Puzzle): Promise<Result> => this.#rating.solve(puzzle, signal),
    });
    const run: Run = {
      series: this.#series,
      boards,
      search,
      next: boards.next(),
      board: null,
      rounds: [],
      place: 0,
      leftMs: SPRINT_SECONDS * 1000,
      isAdvancing: false,
      isOver: false,
    };
    this.#run = run;
    this.requestUpdate();
    void this.#advance(run);
  }

  /** Shows the next board of a series, or its result after the last one. */
  async #advance(run: Run): Promise<void> {
    const isFirst = run.board === null;
    run.isAdvancing = true;
    try {
      // A round counts with its best answer, which may still be searched for.
      const [{ value }] = await Promise.all([run.next, isFirst || this.round?.ended]);
      run.isAdvancing = false;
      if (run !== this.#run || run.isOver) return;
      if (value === undefined) {
        if (isFirst) throw new NumbersGameError('invalid-option', this.#allWords.series.noBoard);
        this.#complete(run);
        return;
      }
      run.board = value;
      run.place = run.rounds.length;
      run.next = run.boards.next();
      run.next.catch(() => undefined); // it is reported when the board is wanted
    } catch (error) {
      if (run === this.#run) {
        this.#end();
        this.fail(error as Error);
      }
      return;
    }
    this.begin();
    if (run.series.kind !== 'sprint' || isFirst) return;
    this.round?.start();
    // The field for an expression keeps the focus.
    const focused = this.shadowRoot!.activeElement;
    if (focused !== null && focused.localName !== 'input') this.focusTiles();
  }

  /** Counts a round. A sprint goes on by itself. */
  #finish(run: Run, detail: FinishDetail): void {
    const { reason, hints, elapsedMs, distance, result } = detail;
    const { series, board } = run;
    if (board === null) return;
    const isBest = distance !== null && distance === result?.distance;
    const isSprint = series.kind === 'sprint';
    const end = { isSolved: reason === 'exact', hints };
    const isSolved = isSprint ? isCounted(end) : end.isSolved || isBest;
    const { numbers, target } = board;
    // The target may be that of the game.
    run.rounds[run.place] = { numbers, target: this.input?.target ?? target, detail, isSolved };
    this.requestUpdate();
    if (!isSprint) return;
    run.leftMs += 1000 * secondsFor({ ...end, level: board.level ?? 1 }) - elapsedMs;
    if (reason === 'time' || run.leftMs <= 0) {
      this.#complete(run);
      return;
    }
    setTimeout(() => void this.#advance(run), reason === 'exact' ? SHOWN_MS : 0);
  }

  /** Shows the result of a series. */
  #complete(run: Run): void {
    run.isOver = true;
    run.search.abort();
    this.leaveRound();
    const { rounds } = run;
    const sum = (count: (detail: FinishDetail) => number) =>
      rounds.reduce((total, { detail }) => total + count(detail), 0);
    const detail: SummaryDetail = {
      boards: rounds.length,
      solved: countSolved(rounds),
      stars: sum(({ stars }) => stars),
      elapsedMs: sum(({ elapsedMs }) => elapsedMs),
    };
    this.requestUpdate();
    this.dispatch('summary', detail);
    if (!this.matches(':focus-within')) return;
    void this.updateComplete.then(() => this.shadowRoot?.querySelector<HTMLElement>('.total')?.focus());
  }
}

/** Returns the number of boards of a series, null if it has no end. */
function lengthOf(series: SeriesKind): number | null {
  if (series.kind === 'list') return series.boards.length;
  return series.kind === 'daily' ? 1 : null;
}
