// The state of the page and its address, in a document of jsdom: the part of the page that reads links.
// @ts-expect-error jsdom has no types here
import { JSDOM } from 'jsdom';

/** Opens the part of the page that follows its address. */
export async function openPage(): Promise<{ open: (hash: string) => string }> {
  const { window } = new JSDOM('', { url: 'https://numbers-game.invalid/' });
  const { document, history, localStorage, location } = window;
  Object.assign(globalThis, { document, history, location, localStorage });
  const listeners: (() => void)[] = [];
  globalThis.addEventListener = ((name: string, listener: () => void) => {
    if (name === 'hashchange') listeners.push(listener);
  }) as typeof globalThis.addEventListener;
  const { followAddress } = await import('../../src/play/page/page-address.js');
  followAddress();
  return {
    open(hash) {
      history.replaceState(null, '', hash.startsWith('#') ? hash : `#${hash}`);
      for (const listener of listeners) listener();
      return location.hash;
    },
  };
}
