// Starts rounds. The page plays with the element that the package ships, and gives it the solver of the page
// instead of an engine of its own.
import { NumbersGame } from '../../element/numbers-game.js';
import type { PuzzleSolving } from '../../element/solving.js';
import type { FinishDetail } from '../../play/round.js';
import { gameId } from '../state.js';
import { solver } from '../solver.js';
import { dealPuzzle, dealt } from './deal.js';
import { clock, round, SECONDS } from './round.js';

const solving: PuzzleSolving = {
  use: () => undefined,
  solve: (puzzle, signal) => solver.solve(puzzle, { signal }),
  open: () => undefined,
  close: () => undefined,
};

customElements.define(
  'numbers-game',
  class extends NumbersGame {
    constructor() {
      super(solving);
    }
  },
);

/** Turns the board over, and starts the clock once the element is shown. */
export async function start(): Promise<void> {
  const begun = dealt.value;
  const puzzle = await dealPuzzle(begun);
  if (begun !== dealt.value) return;
  const element = document.createElement('numbers-game');
  const { rules = begun.rules, aces = '' } = puzzle;
  Object.assign(element, {
    play: true,
    game: gameId.value,
    numbers: puzzle.numbers,
    target: puzzle.target,
    operators: rules.operators ?? '',
    aces,
    seconds: clock.value === 'on' ? SECONDS : 0,
  });
  const show = (outcome: FinishDetail | null) => {
    if (round.value?.element === element) round.value = { puzzle, element, outcome };
  };
  element.addEventListener('start', () => {
    show(null);
  });
  element.addEventListener('finish', ({ detail }) => {
    show(detail);
  });
  round.value = { puzzle, element, outcome: null };
  await element.updateComplete;
  element.start();
  await element.updateComplete;
  element.shadowRoot?.querySelector<HTMLElement>('button.tile')?.focus();
}
