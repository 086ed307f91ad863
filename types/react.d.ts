// `numbers-game/element/react`: the element, with its name known to JSX of React 19, which sets properties
// and listens to custom events.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  NumbersGameAttributes,
  NumbersGameElement,
  NumbersGameListeners,
} from '../build/esm/element.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'numbers-game': DetailedHTMLProps<HTMLAttributes<NumbersGameElement>, NumbersGameElement> &
        NumbersGameAttributes &
        NumbersGameListeners;
    }
  }
}

export * from '../build/esm/element.js';
