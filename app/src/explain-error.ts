// Errors of the solver in words for a player, in the language of the page.
import { describeError } from '../../src/play/round/puzzle-texts.js';
import { words } from './page-words.js';

export function explain(error: Error): string {
  return describeError(words.value, error);
}
