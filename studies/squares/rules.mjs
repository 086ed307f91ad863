// The rules of Countdown in which a number up to a limit may be squared.
import { countdown } from 'numbers-game';

/** @param {number | string} limit */
export const countdownSquares = (limit) => ({
  ...countdown,
  operators: ['+', '-', '*', '/', 'square'],
  limits: { square: limit },
});
