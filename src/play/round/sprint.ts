// A sprint: as many boards as possible in three minutes, harder and harder. A solved board adds seconds, a
// board that is given up costs some. A board with hints is not counted, and adds nothing.
import type { Level } from '../../generate/index.js';

/** The time at the start. */
export const SPRINT_SECONDS = 180;
/** The seconds that a board costs that is given up. */
export const SKIP_SECONDS = 10;
/** The boards of each difficulty before the next one. */
const BOARDS_OF_LEVEL = 3;
const SECONDS_OF_LEVEL = 5;
const HARDEST: Level = 5;

/** Lists the difficulties of the boards, without end. */
export function* listSprintLevels(): Generator<Level, never, undefined> {
  for (let place = 0; ; place++) yield Math.min(HARDEST, 1 + Math.floor(place / BOARDS_OF_LEVEL)) as Level;
}

/** A board of a sprint that was left. */
interface SprintBoard {
  readonly level: Level;
  readonly isSolved: boolean;
  readonly hints: number;
}

export function isCounted({ isSolved, hints }: Omit<SprintBoard, 'level'>): boolean {
  return isSolved && hints === 0;
}

/** Returns the seconds that a board adds to the time, or takes if negative. */
export function secondsFor(board: SprintBoard): number {
  if (isCounted(board)) return SECONDS_OF_LEVEL * board.level;
  return board.isSolved ? 0 : -SKIP_SECONDS;
}
