// Makes and defines the class of the element, for given words.
import type { Extension } from '../../index.js';
import { addExtension, Solving } from './element-solver.js';
import type { NumbersGameElementClass } from './element-types.js';
import { SeriesGame } from './series-element.js';
import type { AllWords } from './series-view.js';

/**
 * Makes the class, and defines the element `numbers-game` where there are custom elements, once: a page may
 * load the script twice, and a server has no elements.
 *
 * @param wordsFor takes a language tag, which may be empty
 */
export function defineElement(wordsFor: (language: string) => AllWords): NumbersGameElementClass {
  const type = class extends SeriesGame {
    constructor() {
      super(new Solving(), wordsFor);
    }

    static extend(extension: Extension): void {
      addExtension(extension);
    }
  };
  if (typeof customElements !== 'undefined' && customElements.get('numbers-game') === undefined) {
    customElements.define('numbers-game', type);
  }
  return type;
}
