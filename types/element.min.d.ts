// `numbers-game/element.min.js`: defines the element, and exports nothing, as it is a classic script.
import type { NumbersGameElement } from '../build/esm/element.js';

declare global {
  interface HTMLElementTagNameMap {
    'numbers-game': NumbersGameElement;
  }
}

export {};
