// The entry `numbers-game/element`: defines the element `numbers-game` where there are custom elements, once.
import type { NumbersGameElement as Element, NumbersGameElementClass } from './element/element-types.js';
import { NumbersGame } from './element/numbers-game.js';
import { wordsFor } from './element/catalogues.js';
import { addExtension, Solving } from './element/solving.js';
import type { Extension } from './index.js';

export type {
  NumbersGameAttributes,
  NumbersGameElementClass,
  NumbersGameEventMap,
  NumbersGameEvents,
  NumbersGameListeners,
} from './element/element-types.js';
export type { FinishDetail, MoveDetail } from './play/round.js';
export type { FinishReason } from './play/describe.js';

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
