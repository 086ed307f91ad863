// The state of the page and its address, in a document of jsdom: the part of the page that reads links.

/** Part of jsdom that is used here: it has no types of its own. */
interface Jsdom {
  readonly JSDOM: new (html: string, options: { readonly url: string }) => { readonly window: Window };
}

const NAME = 'jsdom';

/** Opens the part of the page that follows its address. */
export async function openPage(): Promise<{ open: (hash: string) => string }> {
  const { JSDOM } = (await import(NAME)) as Jsdom;
  const { window } = new JSDOM('', { url: 'https://numbers-game.invalid/' });
  const { document, history, localStorage, location } = window;
  Object.assign(globalThis, { document, history, location, localStorage });
  const listeners: (() => void)[] = [];
  globalThis.addEventListener = ((name: string, listener: () => void) => {
    if (name === 'hashchange') listeners.push(listener);
  }) as typeof globalThis.addEventListener;
  const { followAddress } = await import('../../src/page-address.js');
  followAddress();
  return {
    open(hash) {
      history.replaceState(null, '', hash.startsWith('#') ? hash : `#${hash}`);
      for (const listener of listeners) listener();
      return location.hash;
    },
  };
}
