'use client';
// The entry `numbers-game/element/react`: the component `NumbersGame`, and the name of the element for JSX.
//
// React 19 sets properties of a custom element and adds its listeners only where it creates the element, and
// leaves both out where it hydrates what a server rendered. So the server renders an empty box, and the
// element is created after that, with everything at once; before, it would show and report another state.
//
// By hand, because `@lit/react` would be a dependency, and needs the class of Lit, which is bundled. The
// names are listed because `export *` is not allowed under 'use client'.
import {
  createElement,
  useSyncExternalStore,
  type DetailedHTMLProps,
  type HTMLAttributes,
  type ReactElement,
} from 'react';
import { NumbersGameElement } from './index.js';
import type { NumbersGameAttributes, NumbersGameEventMap, NumbersGameListeners } from './index.js';

export { NumbersGameElement };
export type * from './index.js';

type ElementProps = DetailedHTMLProps<HTMLAttributes<NumbersGameElement>, NumbersGameElement>;

/**
 * The properties of the component: those of the element, `ref`, children for its slots, and listeners by the
 * names that React uses, such as `onFinish`.
 */
export type NumbersGameProps = ElementProps &
  NumbersGameAttributes & {
    readonly [Type in keyof NumbersGameEventMap as `on${Capitalize<Type>}`]?:
      ((event: NumbersGameEventMap[Type]) => void) | null | undefined;
  };

/** Listeners of the element, as React names them. For others, React has events of its own. */
const LISTENER = /^on(?:Answer|Start|Move|Finish|Summary|Failure)$/;

/**
 * Attributes of every element that are also its properties, of type text or number. React would set such a
 * property of a custom element to undefined to take it back, which the page reads as a text. It has no
 * property with a name in capitals, so React sets and removes the attribute.
 */
const GLOBAL = /^(?:accessKey|dir|id|lang|slot|tabIndex|title)$/;

/** Tells a server, and React while it hydrates, from a browser. */
const store = [() => () => undefined, () => true, () => false] as const;

/**
 * The element as a component of React 19. On a server it is an empty box with its class and its style.
 *
 * @example
 * <NumbersGame play seconds={30} game="countdown" onFinish={({ detail }) => console.log(detail.points)} />;
 */
export function NumbersGame(props: NumbersGameProps): ReactElement {
  const isInBrowser = useSyncExternalStore(...store);
  const { className, style } = props;
  if (!isInBrowser) return createElement('div', { className, style });
  const own = Object.entries(props).map(([name, value]: [string, unknown]) => [
    LISTENER.test(name) ? name.toLowerCase() : GLOBAL.test(name) ? name.toUpperCase() : name,
    value,
  ]);
  return createElement('numbers-game', Object.fromEntries(own));
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- as React declares it
  namespace JSX {
    interface IntrinsicElements {
      'numbers-game': ElementProps & NumbersGameAttributes & NumbersGameListeners;
    }
  }
}
