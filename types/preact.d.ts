// `numbers-game/element/preact`: the element, with its name known to JSX of Preact.
import type { ClassAttributes, HTMLAttributes } from 'preact';
import type {
  NumbersGameAttributes,
  NumbersGameElement,
  NumbersGameListeners,
} from '../build/esm/element.js';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'numbers-game': HTMLAttributes<NumbersGameElement> &
        ClassAttributes<NumbersGameElement> &
        NumbersGameAttributes &
        NumbersGameListeners;
    }
  }
}

export * from '../build/esm/element.js';
