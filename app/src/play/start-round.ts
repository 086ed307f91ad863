// Starts rounds, and keeps their results. The page plays with the element that the package ships, and gives
// it the solver of the page instead of an engine of its own.
import { signal } from '@preact/signals';
import type { BoardElement } from '../../../src/element/element-types.js';
import { ALL_ARITHMETIC, type PuzzleSolving } from '../../../src/element/element-solver.js';
import { NumbersGame } from '../../../src/element/numbers-game-element.js';
import type { PlayedRound } from '../rounds/round-history.js';
import type { FinishDetail } from '../../../src/play/round/play-round.js';
import { resumeGame } from '../rounds/resume-game.js';
import type { TileGame } from '../../../src/play/round/tile-game.js';
import { rateBoard } from '../workers/rate-in-worker.js';
import { hasFour } from '../operators.js';
import { gameId } from '../page-state.js';
import { solverFor } from '../workers/page-solver.js';
import { language, tabWords } from '../page-words.js';
import { dealt, type DealtFrom } from './dealt-board.js';
import { dealPuzzle, type DealtPuzzle } from './deal-puzzle.js';
import { secondsOf } from './play-mode.js';
import { round, type OpenRound, type RoundEnd } from './tab-state.js';
import { dropStarted, idOfRound, keepStarted, readStarted, type StartedRound } from './started-rounds.js';
import { addRounds, rateRound } from './stored-rounds.js';

const solving: PuzzleSolving = {
  arithmetic: ALL_ARITHMETIC,
  canSolve: () => true,
  use: () => undefined,
  solve: (puzzle, signal) => solverFor(puzzle).solve(puzzle, { signal }),
  open: () => undefined,
  close: () => undefined,
};

/** The element with the solver and the words of the page. */
export class PageGame extends NumbersGame {
  constructor() {
    super(solving, () => tabWords.value);
  }

  get tiles(): TileGame {
    return this.round!.game;
  }

  /** Whether the round is played. */
  get isPlaying(): boolean {
    return this.round?.phase === 'playing';
  }

  /** Returns the state of the round, to continue it after a reload. */
  store(): Pick<StartedRound, 'steps' | 'entered' | 'hints' | 'draft'> {
    const { game, hints, draft } = this.round!;
    return { steps: game.steps, entered: game.entered?.expression ?? null, hints, draft };
  }

  /** Continues a round that was stored. */
  continue(stored: StartedRound): void {
    const round = this.round!;
    const field = this.shadowRoot!.querySelector('input')!;
    round.draft = field.value = stored.draft;
    round.continue(resumeGame(round.game, stored), Date.now() - stored.startedAt, stored.hints);
  }
}

customElements.define('numbers-game', PageGame);

language.subscribe((chosen) => {
  if (round.value !== null) round.value.element.lang = chosen;
});

/**
 * Turns the board over, and starts the clock once the element is shown. A round that began before the page
 * was loaded goes on.
 */
export async function start(): Promise<void> {
  const begun = dealt.value;
  // The click was a task, and showing the board is another.
  await new Promise((resolve) => setTimeout(resolve));
  const puzzle = await dealPuzzle(begun);
  if (begun !== dealt.value) return;
  const element: BoardElement & Pick<PageGame, 'tiles' | 'isPlaying' | 'store' | 'continue'> = new PageGame();
  const id = idOfRound(begun);
  const stored = readStarted(id);
  let startedAt = stored?.startedAt ?? Date.now();
  const key = stored?.key ?? crypto.getRandomValues(new Uint32Array(1))[0];
  const seconds = stored?.seconds ?? secondsOf();
  const { rules = begun.rules, aces = '' } = puzzle;
  Object.assign(element, {
    play: true,
    game: gameId.value,
    numbers: puzzle.numbers,
    target: puzzle.target,
    operators: rules.operators ?? '',
    aces,
    seconds,
  });
  const opened: OpenRound = {
    ...{ gameId: gameId.value, from: begun, puzzle, element },
    level: signal(null),
    end: null,
  };
  const show = (end: RoundEnd | null) => {
    if (round.value?.element === element) round.value = { ...opened, end };
  };
  // Whoever plays the same board again knows its answer.
  let isReplay = stored?.isReplay === true;
  element.addEventListener('start', () => {
    if (round.value?.end) startedAt = Date.now();
    show(null);
  });
  element.addEventListener('finish', ({ detail }) => {
    const played = toPlayed(begun, puzzle, detail, opened.level.value, `${startedAt} ${key}`);
    show({ outcome: detail, tiles: element.tiles, played });
    if (!isReplay) void keep(played, opened);
    isReplay = true;
    dropStarted(id);
  });
  const store = () => {
    const isCurrent = round.value?.element === element;
    if (isCurrent && element.isPlaying)
      keepStarted(id, { startedAt, key, seconds, isReplay, ...element.store() });
  };
  for (const type of ['start', 'move', 'input']) element.addEventListener(type, store);
  addEventListener('pagehide', store);
  round.value = opened;
  if (hasFour(rules)) void rate(puzzle, opened);
  await begin(element);
  if (stored !== undefined) element.continue(stored);
}

/** Plays a board again, which does not count. */
export async function playAgain({ element }: OpenRound): Promise<void> {
  element.restart();
  await begin(element);
}

/** Starts the clock, and moves the focus to the tiles, with the whole board in view. */
async function begin(element: BoardElement): Promise<void> {
  await element.updateComplete;
  element.start();
  await element.updateComplete;
  focusTiles(element);
  showBoard(element);
}

/** Moves the focus to the tiles, in the next frame: it needs the layout, which is computed then. */
export function focusTiles(element: BoardElement): void {
  requestAnimationFrame(() => {
    element.shadowRoot?.querySelector<HTMLElement>('button.tile')?.focus({ preventScroll: true });
  });
}

/** Scrolls to the board in the next frame, if some of it, or of the head above it, is out of view. */
export function showBoard(element: Element, findHead: () => Element | null = () => element): void {
  requestAnimationFrame(() => {
    const head = findHead();
    if (head === null) return;
    const { top } = head.getBoundingClientRect();
    const { bottom } = element.getBoundingClientRect();
    const foot = document.querySelector('nav')!.getBoundingClientRect();
    const end = foot.top > innerHeight / 2 ? foot.top : innerHeight;
    if (top < 0 || bottom > end) head.scrollIntoView({ block: 'start' });
  });
}

async function rate(puzzle: DealtPuzzle, { level }: OpenRound): Promise<void> {
  const { level: found } = await rateBoard(puzzle).catch(() => ({ level: null }));
  level.value = found;
}

/** Stores a round, and adds its difficulty if that is known only later. */
async function keep(played: PlayedRound, { level }: OpenRound): Promise<void> {
  await addRounds([played]);
  if (played.level !== null) return;
  level.subscribe((found) => {
    if (found !== null) void rateRound(played.id, found);
  });
}

function toPlayed(
  from: DealtFrom,
  { numbers, target }: DealtPuzzle,
  { reason, elapsedMs, points, hints, best, result }: FinishDetail,
  level: PlayedRound['level'],
  start: string,
): PlayedRound {
  const { game, day = null } = from;
  return {
    id: day === null ? `${idOfRound(from)} ${start}` : `${game.id} ${day}`,
    endedAt: Date.now(),
    game: game.id,
    numbers,
    target,
    day,
    level,
    reason,
    elapsedMs,
    points,
    hints,
    distance: best?.distance ?? null,
    least: result?.distance ?? null,
    expression: best?.expression ?? null,
  };
}
