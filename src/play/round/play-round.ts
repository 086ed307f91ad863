// A round of play: the game, the selection, the clock, hints and how the round ends. It knows nothing of
// pages: it tells its host when to render and what has happened. Its messages are functions of the words, so
// a round can change its language.
//
// The remaining time is read from the clock and not counted in ticks, because a page in the background gets
// few ticks.
import type { Arithmetic } from '../../expression/arithmetic.js';
import type { Points } from '../../core/puzzle/points.js';
import type { Operator, Result } from '../../index.js';
import {
  combine,
  countPoints,
  createTileGame,
  enter,
  isEitherAce,
  isFinished,
  redo,
  reset,
  turnAce,
  undo,
  type Best,
  type TileGame,
  type GamePuzzle,
} from './tile-game.js';
import { countStars } from './stars.js';
import { findHint, type Hint, type Move, type Solve } from './hint-move.js';
import { rowOf, formatSigns } from '../../expression/operators/all-rows.js';
import {
  describeEntry,
  describeHint,
  describeOperation,
  describeRefusal,
  type FinishReason,
} from './round-messages.js';
import { describeError } from './puzzle-texts.js';
import { countOf } from '../words/count-words.js';
import type { RoundWords } from '../words/languages.js';

/** A message in the words of a language. */
type Message = (words: RoundWords) => string;

/** The services that a round needs from its host. */
interface RoundHost {
  /** The evaluation of the operators that can be solved. */
  readonly arithmetic: Arithmetic;
  requestUpdate(): void;
  readonly solve: Solve;
  emit<Type extends keyof RoundEvents>(type: Type, detail: RoundEvents[Type]): void;
}

/** The events of a round. */
export interface RoundEvents {
  /** The start: the board is uncovered, and the clock runs if there is one. */
  readonly start: StartDetail;
  /** A move of the player, or the undoing of moves, with `step` null. */
  readonly move: MoveDetail;
  /** The end of the round. */
  readonly finish: FinishDetail;
  /** A puzzle that could not be solved. */
  readonly failure: FailureDetail;
}

export interface StartDetail {
  /** The seconds of the round, 0 for no clock. */
  readonly seconds: number;
}

export interface FailureDetail {
  readonly error: Error;
}

export interface MoveDetail {
  /** The step, such as `'6 * 5 = 30'`, or the text that was entered; null if moves were undone. */
  readonly step: string | null;
  /** The values of the current tiles. */
  readonly values: (number | string)[];
  readonly best: Best | null;
}

export interface FinishDetail {
  readonly reason: FinishReason;
  /** The points, as on the show of the game: 10, 7, 5 or 0 for Countdown. */
  readonly points: number;
  /** The player's best result. */
  readonly best: Best | null;
  /** The best possible answer; null if it could not be found, or the round was left before. */
  readonly result: Result | null;
  /** The number of moves with hints. */
  readonly hints: number;
  /** The duration of the round, in milliseconds. */
  readonly elapsedMs: number;
  /** The distance of the player's best result from the target, null if nothing counts. */
  readonly distance: number | string | null;
  /** The stars: 3 for the target, 2 within 10, 1 within 25; 3 or none under `all`; with hints at most 1. */
  readonly stars: number;
}

/** The first instruction. */
const HELP: Message = ({ help }) => help;
/** The question before a round ends in which nothing was made. */
const NOTHING_MADE: Message = ({ submitNothing }) => submitNothing;
const TICK_MS = 200;
/** The most hints to one move: the tiles, the operator as well, the whole step. */
const MOST_GRADES = 3;

export class Round {
  /** The length of the round, 0 for no clock. */
  readonly seconds: number;
  /** The phase of the round. `ready`: the board is covered until the clock is started. */
  phase: 'ready' | 'playing' | 'finished';
  game: TileGame;
  /** The place of the tile that was pressed first. */
  selected: number | null = null;
  operator: Operator | null = null;
  /** The hinted tiles, and from the second hint on the operator. */
  hint: (Pick<Move, 'left' | 'right'> & Partial<Move>) | null = null;
  /** The text in the field for an expression. It is judged when the round ends, so it is not lost. */
  draft = '';
  message: Message;
  tone: 'help' | 'news' | 'refusal' = 'help';
  secondsLeft: number;
  outcome: FinishDetail | null = null;
  /** The last error, null if there was none. */
  failure: Error | null = null;
  /** Settles when the end was reported; undefined before the end. */
  ended: Promise<void> | undefined;
  readonly #host: RoundHost;
  #begin = performance.now();
  #end = Infinity;
  #timer: ReturnType<typeof setInterval> | undefined;
  #best: Promise<Result> | undefined;
  /** The game of the last hint, and how many hints it got. */
  #hinted: TileGame | null = null;
  #grade = 0;
  #hints = 0;
  #isReported = false;
  /** The text of the field that was refused last, until another message is shown. */
  #warned: string | null = null;

  constructor(host: RoundHost, puzzle: GamePuzzle, seconds: number, points?: Points) {
    this.#host = host;
    this.seconds = seconds;
    this.secondsLeft = Math.ceil(seconds);
    this.game = createTileGame(puzzle, host.arithmetic, points);
    this.phase = seconds > 0 ? 'ready' : 'playing';
    this.message =
      this.phase === 'ready' ? (words) => countOf(words.language, this.secondsLeft, words.seconds) : HELP;
    if (this.phase === 'playing') this.#finishIfMade();
  }

  /** The number of moves with hints so far. */
  get hints(): number {
    return this.#hints;
  }

  /** Whether there is something to undo. */
  get canUndo(): boolean {
    return this.phase === 'playing' && this.game.previous !== null;
  }

  /** Whether a move was undone that can be made again. */
  get canRedo(): boolean {
    return this.phase === 'playing' && this.game.next !== null;
  }

  /** Uncovers the board and starts the clock. */
  start(): void {
    if (this.phase !== 'ready') return;
    this.phase = 'playing';
    this.#begin = performance.now();
    this.#end = this.#begin + this.seconds * 1000;
    this.resume();
    this.#show(HELP);
    this.#host.emit('start', { seconds: this.seconds });
    this.#finishIfMade();
  }

  /**
   * Continues a round that began earlier, with its tiles. Its clock ran on meanwhile.
   *
   * @param game the same game after some moves
   */
  continue(game: TileGame, elapsedMs: number, hints: number): void {
    if (this.phase !== 'playing') return;
    this.game = game;
    this.#begin -= elapsedMs;
    this.#end -= elapsedMs;
    this.#hints = hints;
    this.#show(lastOf(game));
    this.#finishIfMade();
  }

  /** Resumes the display of the clock, which kept running. */
  resume(): void {
    if (this.phase !== 'playing' || this.#end === Infinity) return;
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS);
  }

  /** Stops the ticks, for an element that leaves its page. */
  pause(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Leaves the round for another one. An end that waits for the best answer is reported without it. */
  leave(): void {
    this.pause();
    this.#report();
  }

  /**
   * Handles a press on a tile: selects it, or combines it with the selected one; an ace that may count 1 or
   * 11 is turned first.
   */
  press(place: number): void {
    const tile = this.game.tiles[place];
    if (this.phase !== 'playing' || tile === null) return;
    if (this.selected === place) {
      this.game = turnAce(this.game, place);
      const turned = this.game.tiles[place]!;
      if (!isEitherAce(this.game, turned) || turned.value === 1) this.selected = null;
      this.#show(
        isEitherAce(this.game, turned)
          ? ({ aceCounts }) => aceCounts(String(turned.value))
          : this.#describePending(),
      );
      this.#finishIfMade();
    } else if (this.operator !== null && isUnary(this.operator)) {
      this.#combine(place, this.operator, place);
    } else if (this.selected === null || this.operator === null) {
      this.selected = place;
      this.#show(this.#describePending());
    } else {
      this.#combine(this.selected, this.operator, place);
    }
  }

  /**
   * Handles a press on an operator: chooses it for the next operation, or releases it. An operator with one
   * operand is applied to the selected tile at once.
   */
  choose(operator: Operator): void {
    if (this.phase !== 'playing') return;
    if (this.selected !== null && isUnary(operator)) {
      this.#combine(this.selected, operator, this.selected);
      return;
    }
    this.operator = this.operator === operator ? null : operator;
    this.#show(this.#describePending());
  }

  /** Clears the selected tile and the operator. */
  release(): void {
    if (this.phase !== 'playing') return;
    this.selected = null;
    this.operator = null;
    this.#show(this.#describePending());
  }

  /** Shows the first digits of a second operand. */
  showDigits(digits: string): void {
    this.#show(this.#describePending(digits));
  }

  /** Reports a typed number that no tile has, and releases the tile that its first digits have selected. */
  missTile(number: string): void {
    if (this.operator === null) this.selected = null;
    this.#refuse(({ noTile }) => noTile(number));
  }

  undo(): void {
    if (this.canUndo) this.#takeBack(undo(this.game));
  }

  /** Makes the move again that was undone last. */
  redo(): void {
    if (!this.canRedo) return;
    this.selected = null;
    const game = redo(this.game);
    this.#moved(game, game.steps.at(-1)!, lastOf(game));
  }

  /** Undoes all moves. */
  reset(): void {
    if (this.canUndo) this.#takeBack(reset(this.game));
  }

  /** Judges the expression that was typed. */
  check(): void {
    const { draft } = this;
    if (this.phase !== 'playing' || draft.trim() === '') return;
    const { game, verdict } = enter(this.game, draft);
    const message: Message = (words) => describeEntry(words, verdict, game.puzzle.rules);
    if (game === this.game) this.#refuse(message, draft);
    else this.#moved(game, draft, message);
  }

  /** Shows the next move, and more of it at each further request. */
  async askHint(): Promise<void> {
    const { game } = this;
    if (this.phase !== 'playing') return;
    try {
      const hint = await findHint(game, (puzzle) =>
        puzzle === game.puzzle ? this.#solve() : this.#host.solve(puzzle),
      );
      if (this.game !== game || !this.#isPlaying()) return;
      this.#showHint(hint);
    } catch (error) {
      this.#fail(error);
    }
  }

  /**
   * Ends the round with the best result so far, the typed expression included. If nothing was made, or the
   * expression does not count, it says so first, and ends the round when it is called again.
   */
  submit(): void {
    if (this.phase !== 'playing') return;
    const { game, draft } = this;
    const isTyped = draft.trim() !== '';
    const counts = isTyped
      ? enter(game, draft).game !== game
      : game.steps.length > 0 || game.entered !== null;
    if (counts || this.#warned === draft) this.#finish('submitted');
    else if (isTyped) this.check();
    else this.#refuse(NOTHING_MADE, draft);
  }

  /** Ends the round for a player who does not find an answer. */
  giveUp(): void {
    if (this.phase === 'playing') this.#finish('given-up');
  }

  #combine(left: number, operator: Operator, right: number): void {
    const next = combine(this.game, left, operator, right);
    if (typeof next !== 'string') {
      this.#moved(next, next.steps.at(-1)!, lastOf(next));
      const isLast = next.tiles.every((tile, place) => tile === null || place === right);
      this.selected = this.#isPlaying() && !isLast ? right : null;
      return;
    }
    const [first, second] = [left, right].map((place) => this.game.tiles[place]);
    this.operator = null;
    const move = describeOperation(operator, first, second!);
    this.#refuse((words) => describeRefusal(words, next, operator, move));
  }

  #showHint(hint: Hint): void {
    const isNew = this.#hinted !== this.game;
    this.#hinted = this.game;
    this.#grade = isNew ? 1 : Math.min(this.#grade + 1, MOST_GRADES);
    if (isNew && hint.kind === 'move') this.#hints++;
    const { game } = this;
    const grade = this.#grade;
    this.#show((words) => describeHint(words, hint, game, grade));
    if (hint.kind !== 'move') return;
    const { left, right, operator } = hint;
    this.hint = this.#grade === 1 ? { left, right } : { left, right, operator };
  }

  #takeBack(game: TileGame): void {
    this.selected = null;
    this.#moved(game, null, lastOf(game));
  }

  #moved(game: TileGame, step: string | null, message: Message): void {
    this.game = game;
    this.operator = null;
    this.#show(message);
    const values = game.tiles.flatMap((tile) => (tile === null ? [] : [tile.value]));
    this.#host.emit('move', { step, values, best: game.best });
    if (isFinished(game)) this.#finish('exact');
    else if (game.best !== null) void this.#finishIfNearest();
  }

  /** Ends a round whose target cannot be made, once the player is as near as possible. */
  async #finishIfNearest(): Promise<void> {
    try {
      const { distance } = await this.#solve();
      if (this.#isPlaying() && this.game.best?.distance === distance) this.#finish('nearest');
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Ends a round whose target is made, or is one of the given numbers. */
  #finishIfMade(): void {
    if (isFinished(this.game)) this.#finish('exact');
  }

  #finish(why: FinishReason): void {
    if (this.draft.trim() !== '') this.game = enter(this.game, this.draft).game;
    const reason = isFinished(this.game) ? 'exact' : why;
    this.phase = 'finished';
    this.pause();
    this.selected = null;
    this.operator = null;
    this.#show(() => '…'); // until the best answer is found
    const { best } = this.game;
    // The clock may have run out while the board was not shown.
    const elapsedMs = Math.round(Math.min(performance.now(), this.#end) - this.#begin);
    const points = countPoints(this.game);
    const distance = best?.distance ?? null;
    const stars = countStars({ distance, hints: this.#hints }, this.game.puzzle.rules);
    this.outcome = { reason, points, best, result: null, hints: this.#hints, elapsedMs, distance, stars };
    this.ended = this.#awaitBest(this.outcome);
  }

  /** Adds the best possible answer to the outcome, and reports it. */
  async #awaitBest(outcome: FinishDetail): Promise<void> {
    try {
      const result = await this.#solve();
      if (!this.#isReported) this.outcome = { ...outcome, result };
    } catch (error) {
      if (!this.#isReported) this.#fail(error);
    }
    this.#report();
  }

  /** Emits the outcome, once. */
  #report(): void {
    if (this.outcome === null || this.#isReported) return;
    this.#isReported = true;
    this.#host.requestUpdate();
    this.#host.emit('finish', this.outcome);
  }

  #tick(): void {
    this.secondsLeft = Math.max(0, Math.ceil((this.#end - performance.now()) / 1000));
    if (this.secondsLeft === 0) this.#finish('time');
    else this.#host.requestUpdate();
  }

  /** Returns the best possible answer, computed once. */
  #solve(): Promise<Result> {
    this.#best ??= Promise.resolve(this.#host.solve(this.game.puzzle)).catch((error: unknown) => {
      this.#best = undefined;
      throw error;
    });
    return this.#best;
  }

  /** Describes the operation being composed, or else the last step. @param digits of its second operand */
  #describePending(digits = ''): Message {
    const { selected, operator, game } = this;
    if (selected === null && operator === null) return lastOf(game);
    const left = selected === null ? null : game.tiles[selected];
    const operation = describeOperation(operator, left, digits);
    return () => operation;
  }

  #isPlaying(): boolean {
    return this.phase === 'playing';
  }

  #show(message: Message): void {
    // Each is another function, so that keys know whether anything has happened (round-keys.ts).
    this.message = (words) => message(words);
    this.tone = message === HELP ? 'help' : 'news';
    this.hint = null;
    this.#warned = null;
    this.#host.requestUpdate();
  }

  /** @param warned the text in the field, if that is refused: the next submission ends the round */
  #refuse(message: Message, warned: string | null = null): void {
    this.#show(message);
    this.tone = 'refusal';
    this.#warned = warned;
  }

  #fail(error: unknown): void {
    const failure = error instanceof Error ? error : new Error(String(error));
    this.failure = failure;
    this.#refuse((words) => describeError(words, failure));
    this.#host.emit('failure', { error: failure });
  }
}

/** Returns the last step of a game, or an instruction if there is none. */
function lastOf({ steps }: TileGame): Message {
  const step = steps.at(-1);
  return step === undefined ? HELP : () => formatSigns(step);
}

function isUnary(operator: Operator): boolean {
  return rowOf(operator).arity === 1;
}
