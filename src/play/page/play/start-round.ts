// Starts rounds, and keeps their results. The page plays with the element that the package ships, and gives
// it the solver of the page instead of an engine of its own.
import { signal } from '@preact/signals';
import type { BoardElement } from '../../element/element-types.js';
import { NumbersGame } from '../../element/numbers-game-element.js';
import type { PuzzleSolving } from '../../element/element-solver.js';
import { ALL_ARITHMETIC } from '../../../expression/all-operators.js';
import type { PlayedRound } from '../../round/round-history.js';
import type { FinishDetail } from '../../round/play-round.js';
import type { TileGame } from '../../round/tile-game.js';
import { rateBoard } from '../workers/rate-in-worker.js';
import { gameId } from '../page-state.js';
import { solverFor } from '../workers/page-solver.js';
import { language, words } from '../page-words.js';
import { dealt, isRatable, type DealtFrom } from './dealt-board.js';
import { dealPuzzle, type DealtPuzzle } from './deal-puzzle.js';
import { secondsOf } from './round-clock.js';
import { round, type OpenRound, type RoundEnd } from './tab-state.js';
import { addRounds, rateRound } from './stored-rounds.js';

const solving: PuzzleSolving = {
  arithmetic: ALL_ARITHMETIC,
  check: () => undefined,
  use: () => undefined,
  solve: (puzzle, signal) => solverFor(puzzle).solve(puzzle, { signal }),
  open: () => undefined,
  close: () => undefined,
};

/** The element with the solver and the words of the page. */
export class PageGame extends NumbersGame {
  constructor() {
    super(solving, () => words.value);
  }

  get tiles(): TileGame {
    return this.round!.game;
  }
}

customElements.define('numbers-game', PageGame);

language.subscribe((chosen) => {
  if (round.value !== null) round.value.element.lang = chosen;
});

/** Turns the board over, and starts the clock once the element is shown. */
export async function start(): Promise<void> {
  const begun = dealt.value;
  const puzzle = await dealPuzzle(begun);
  if (begun !== dealt.value) return;
  const element: BoardElement & Pick<PageGame, 'tiles'> = new PageGame();
  const { rules = begun.rules, aces = '' } = puzzle;
  Object.assign(element, {
    play: true,
    game: gameId.value,
    numbers: puzzle.numbers,
    target: puzzle.target,
    operators: rules.operators ?? '',
    aces,
    seconds: secondsOf(),
  });
  const opened: OpenRound = {
    ...{ gameId: gameId.value, from: begun, puzzle, element },
    band: signal(null),
    end: null,
  };
  const show = (end: RoundEnd | null) => {
    if (round.value?.element === element) round.value = { ...opened, end };
  };
  element.addEventListener('start', () => {
    show(null);
  });
  let isFirst = true;
  element.addEventListener('finish', ({ detail }) => {
    const played = toPlayed(begun, puzzle, detail, opened.band.value);
    show({ outcome: detail, tiles: element.tiles, played });
    // Whoever plays the same board again knows its answer.
    if (isFirst) void keep(played, opened);
    isFirst = false;
  });
  round.value = opened;
  if (isRatable(rules)) void rate(puzzle, opened);
  await element.updateComplete;
  element.start();
  await element.updateComplete;
  element.shadowRoot?.querySelector<HTMLElement>('button.tile')?.focus();
}

async function rate(puzzle: DealtPuzzle, { band }: OpenRound): Promise<void> {
  const { band: found } = await rateBoard(puzzle).catch(() => ({ band: null }));
  band.value = found;
}

/** Stores a round, and adds its difficulty if that is known only later. */
async function keep(played: PlayedRound, { band }: OpenRound): Promise<void> {
  await addRounds([played]);
  if (played.band !== null) return;
  band.subscribe((found) => {
    if (found !== null) void rateRound(played.id, found);
  });
}

function toPlayed(
  { game, day = null }: DealtFrom,
  { numbers, target }: DealtPuzzle,
  { reason, elapsedMs, points, hints, best, result }: FinishDetail,
  band: PlayedRound['band'],
): PlayedRound {
  return {
    id: day === null ? createId() : `${game.id} ${day}`,
    endedAt: Date.now(),
    game: game.id,
    numbers,
    target,
    day,
    band,
    reason,
    elapsedMs,
    points,
    hints,
    distance: best?.distance ?? null,
    least: result?.distance ?? null,
    expression: best?.expression ?? null,
  };
}

/** Returns a random text. (`crypto.randomUUID` is missing on pages without HTTPS.) */
function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
