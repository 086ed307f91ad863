// The page for an <iframe>: an element that takes its attributes from the fragment of the address, and tells
// the page around it its events and its height. Anyone may read these messages, as they hold no secrets.
const EVENTS = ['answer', 'start', 'move', 'finish', 'summary', 'failure'];

const element = document.querySelector('numbers-game');
const tell = (type, detail) => parent.postMessage({ source: 'numbers-game', type, detail }, '*');

for (const type of EVENTS) {
  element.addEventListener(type, ({ detail }) => {
    // A copy of an error has no code.
    const { code, message } = detail.error ?? {};
    tell(type, detail.error === undefined ? detail : { error: { code, message } });
  });
}
new ResizeObserver(() => tell('height', { height: element.offsetHeight })).observe(element);

/** Loads the operators beyond the four when a board may need them; the element then reads it again. */
element.addEventListener('failure', () => import('./element-operators.min.js'), { once: true });
