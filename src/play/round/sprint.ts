// A sprint: as many boards as possible in three minutes, harder and harder. A solved board adds seconds, a
// board that is given up costs some. A board with hints is not counted, and adds nothing.
import type { Band } from '../../generate.js';
import { isSolved, type PlayedRound } from './round-history.js';

/** The time at the start. */
export const SPRINT_SECONDS = 180;
/** The seconds that a board costs that is given up. */
export const SKIP_SECONDS = 10;
/** The boards of each difficulty before the next one. */
const BOARDS_OF_BAND = 3;
const SECONDS_OF_BAND = 5;
const HARDEST: Band = 5;

/** Lists the difficulties of the boards, without end. */
export function* listSprintBands(): Generator<Band, never, undefined> {
  for (let place = 0; ; place++) {
    yield Math.min(HARDEST, 1 + Math.floor(place / BOARDS_OF_BAND)) as Band;
  }
}

/** A board of a sprint that was left. */
interface SprintBoard {
  readonly band: Band;
  readonly isSolved: boolean;
  readonly hints: number;
}

/** Whether a board counts. */
export function isCounted({ isSolved, hints }: Omit<SprintBoard, 'band'>): boolean {
  return isSolved && hints === 0;
}

/** Returns the seconds that a board adds to the time, or takes if negative. */
export function secondsFor(board: SprintBoard): number {
  if (isCounted(board)) return SECONDS_OF_BAND * board.band;
  return board.isSolved ? 0 : -SKIP_SECONDS;
}

/** Returns the most boards that count in a run of a sprint, without the run of one seed; 0 without runs. */
export function findBestSprint(rounds: readonly PlayedRound[], game: string, except: string): number {
  const counts = new Map<string, number>();
  for (const round of rounds) {
    const [id, mode, seed] = round.id.split(' ');
    if (id !== game || mode !== 'sprint' || seed === except) continue;
    const isOne = isCounted({ isSolved: isSolved(round), hints: round.hints });
    counts.set(seed, (counts.get(seed) ?? 0) + Number(isOne));
  }
  return Math.max(0, ...counts.values());
}
