// The best sprint in the rounds that were played.
import { isCounted } from '../../../src/play/round/sprint.js';
import { isSolved, type PlayedRound } from './round-history.js';

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
