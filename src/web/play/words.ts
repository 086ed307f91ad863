// Messages to the player about forbidden moves, expressions and hints.
import type { Refusal } from '../../play/tile-game.js';
import type { Hint } from '../../play/hint.js';
import type { Rules } from '../../index.js';
import { listSigns } from '../../operators.js';
import type { Verdict } from '../../verify.js';
import { prettify } from '../format-text.js';

/** Why a move is not allowed. @param step such as `3 − 7` */
export function explainRefusal(refusal: Refusal, step: string): string {
  switch (refusal) {
    case 'not-natural':
      return `${step} is not a positive whole number.`;
    case 'division-by-zero':
      return `${step} divides by zero.`;
    case 'not-two-tiles':
      return 'Choose two different tiles.';
    case 'operator-not-allowed':
    case 'outside-domain':
    case 'too-large':
    case 'undecided':
      return `${step} is not allowed.`;
  }
}

/** The value of an expression, or why it does not count. @param piece the name of one of the numbers */
export function explainReason({ reason, value, distance }: Verdict, piece: string, rules: Rules): string {
  switch (reason) {
    case 'exact':
      return 'That is it!';
    case 'wrong-value':
      return `That makes ${prettify(String(value))}, ${prettify(String(distance))} away.`;
    case 'number-not-given':
      return 'That uses a number that is not on the board.';
    case 'number-reused':
      return 'That uses a number more often than it is on the board.';
    case 'number-unused':
      return `Each ${piece} must be used once.`;
    case 'division-by-zero':
      return 'That divides by zero.';
    case 'not-natural':
      return 'A step on the way is not a positive whole number.';
    case 'operator-not-allowed':
      return `Only ${listSigns(rules)} between two numbers can be used.`;
    default:
      return 'That is not an expression such as (50 + 1) × 15.';
  }
}

/** A hint in words. */
export function explainHint(hint: Hint): string {
  switch (hint.kind) {
    case 'move':
      return `Try ${prettify(hint.step)}.`;
    case 'undo':
      return 'The best answer is out of reach from here: take a step back.';
    case 'done':
      return 'Nothing is nearer than what you have.';
    case 'impossible':
      return 'The target cannot be made.';
    case 'unknown':
      return 'No hint for these tiles: take a step back.';
  }
}
