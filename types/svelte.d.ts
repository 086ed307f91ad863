// `numbers-game/element/svelte`: the element, with its name known to templates of Svelte 5.
import type { HTMLAttributes } from 'svelte/elements';
import type {
  NumbersGameAttributes,
  NumbersGameElement,
  NumbersGameListeners,
} from '../build/esm/element.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'numbers-game': HTMLAttributes<NumbersGameElement> & NumbersGameAttributes & NumbersGameListeners;
  }
}

export * from '../build/esm/element.js';
