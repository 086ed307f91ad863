// The class of the element, and its definition where there are custom elements, once: a page may load the
// script twice, and a server has no elements.
import type { Extension } from '../index.js';
import { SeriesGame } from './series-element.js';
import { addExtension, Solving } from './element-solver.js';
import type { NumbersGameElement as Element, NumbersGameElementClass } from './element-types.js';
import { wordsFor } from './element-words.js';

export type NumbersGameElement = Element;
export const NumbersGameElement: NumbersGameElementClass = class extends SeriesGame {
  constructor() {
    super(new Solving(), wordsFor);
  }

  static extend(extension: Extension): void {
    addExtension(extension);
  }
};

if (typeof customElements !== 'undefined' && customElements.get('numbers-game') === undefined)
  customElements.define('numbers-game', NumbersGameElement);

declare global {
  interface HTMLElementTagNameMap {
    'numbers-game': NumbersGameElement;
  }
}
