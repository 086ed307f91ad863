// Boards to practise: those whose best answer has a pattern that the player misses often.
import type { Game } from 'numbers-game';
import type { Level } from 'numbers-game/generate';
import { findPattern, type PatternKind } from './answer-pattern.js';
import { withFour, type Rate } from '../../../src/play/round/daily-puzzle.js';
import { deal } from '../../../src/play/round/deal-board.js';
import type { Solve } from '../../../src/play/round/hint-move.js';
import type { RatedBoard } from '../../../src/play/round/rated-boards.js';

interface PracticeDeal {
  readonly game: Game;
  readonly seed: number;
  /** The pattern of the best answer; null for any. */
  readonly kind: PatternKind | null;
  readonly rate: Rate;
  readonly solve: Solve;
}

/** The most boards with a solution to look at for one of the kind. The last one takes its place. */
const MOST_TRIED = 60;

/** Deals boards with a solution whose best answer has a pattern. @throws the errors of `rate` and `solve` */
export async function* dealKind({
  game,
  seed,
  kind,
  rate,
  solve,
}: PracticeDeal): AsyncGenerator<RatedBoard, void, undefined> {
  const { rules, aces } = game;
  let tried = 0;
  for (const board of deal(game, seed)) {
    const { expression, status } = await solve({ ...board, rules, aces });
    if (status !== 'exact') continue;
    tried++;
    if (kind !== null && tried < MOST_TRIED && findPattern(expression, game)?.kind !== kind) continue;
    tried = 0;
    const { level } = await rate({ ...board, rules: withFour(rules), aces });
    yield { board, level: level ?? HARDEST };
  }
}

/** The level of boards that need an operator beyond the four. */
const HARDEST: Level = 5;
