// The entry `numbers-game/element`: defines the element `numbers-game` where there are custom elements, once.
import type { NumbersGameElement as Element, NumbersGameElementClass } from './play/element/element-types.js';
import { NumbersGame } from './play/element/numbers-game-element.js';
import { wordsFor } from './play/element/element-words.js';
import { addExtension, Solving } from './play/element/element-solver.js';
import type { Extension } from './index.js';

export type {
  NumbersGameAttributes,
  NumbersGameElementClass,
  NumbersGameEventMap,
  NumbersGameEvents,
  NumbersGameListeners,
} from './play/element/element-types.js';
export type { FinishDetail, MoveDetail } from './play/round/play-round.js';
export type { FinishReason } from './play/round/round-messages.js';

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
