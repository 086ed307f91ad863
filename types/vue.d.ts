// `numbers-game/element/vue`: the element, with its name known to templates and to JSX of Vue 3. The compiler
// has to be told that the name is that of an element: `isCustomElement: (tag) => tag === 'numbers-game'`.
import type { DefineComponent, HTMLAttributes, ReservedProps } from 'vue';
import type { NumbersGameAttributes, NumbersGameEventMap } from '../build/esm/element.js';

/** Listeners as Vue names them: `@finish` in a template is `onFinish`. */
type Listeners = {
  readonly [Type in keyof NumbersGameEventMap as `on${Capitalize<Type>}`]?:
    ((event: NumbersGameEventMap[Type]) => void) | null | undefined;
};

declare module 'vue' {
  interface GlobalComponents {
    'numbers-game': DefineComponent<NumbersGameAttributes & Listeners>;
  }
}

declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
      'numbers-game': HTMLAttributes & ReservedProps & NumbersGameAttributes & Listeners;
    }
  }
}

export * from '../build/esm/element.js';
