// The game of the show: its targets and large numbers, for what is about this game alone.
import { games, type TargetRange } from 'numbers-game';
import { listNumbers } from '../../src/play/round/deal-board.js';

export const countdownGame = games.countdown;
export const countdownTargets = countdownGame.target as TargetRange;
export const countdownPool = listNumbers(countdownGame.deal.pool);
const { from } = countdownGame.deal.large!;

/** The large and the small numbers of its pool. */
export const largeNumbers = countdownPool.filter((number) => number >= from);
export const smallNumbers = countdownPool.filter((number) => number < from);
