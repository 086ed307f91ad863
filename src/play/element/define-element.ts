// The element in all languages.
import { defineElement } from './create-class.js';
import type { NumbersGameElement as Element, NumbersGameElementClass } from './element-types.js';
import { wordsFor } from './element-words.js';

export type NumbersGameElement = Element;
export const NumbersGameElement: NumbersGameElementClass = defineElement(wordsFor);

declare global {
  interface HTMLElementTagNameMap {
    'numbers-game': NumbersGameElement;
  }
}
