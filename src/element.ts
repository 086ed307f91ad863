// The entry `numbers-game/element`: defines the element `numbers-game` if the platform has custom elements.
import { NumbersGameElement } from './element/numbers-game.js';

export { NumbersGameElement, type NumbersGameEvents } from './element/numbers-game.js';
export type { FinishDetail, MoveDetail } from './element/round.js';
export type { FinishReason } from './element/words.js';

declare global {
  interface HTMLElementTagNameMap {
    'numbers-game': NumbersGameElement;
  }
}

// A page may load the script twice, and a server has no elements.
if (typeof customElements !== 'undefined' && customElements.get('numbers-game') === undefined) {
  customElements.define('numbers-game', NumbersGameElement);
}
