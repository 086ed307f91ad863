// Defines the element `numbers-game` where there are custom elements, once.
import type { Extension } from '../../index.js';
import { addExtension, Solving } from './element-solver.js';
import type { NumbersGameElement as Element, NumbersGameElementClass } from './element-types.js';
import { wordsFor } from './element-words.js';
import { NumbersGame } from './numbers-game-element.js';

export type NumbersGameElement = Element;
export const NumbersGameElement: NumbersGameElementClass = class extends NumbersGame {
  constructor() {
    super(new Solving(), wordsFor);
  }

  static extend(extension: Extension): void {
    addExtension(extension);
  }
};

declare global {
  interface HTMLElementTagNameMap {
    'numbers-game': NumbersGameElement;
  }
}

// A page may load the script twice, and a server has no elements.
if (typeof customElements !== 'undefined' && customElements.get('numbers-game') === undefined) {
  customElements.define('numbers-game', NumbersGameElement);
}
