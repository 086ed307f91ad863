// The start of the page: reads the address, loads the words, renders, loads the engine meanwhile, and caches
// the files for use without a network.
import { effect } from '@preact/signals';
import { render } from 'preact';
import { followAddress } from './page-address.js';
import { App } from './app.js';
import { wakeSolver } from './workers/page-solver.js';
import { language, loadWords } from './page-words.js';

/** The longest wait until the page counts as idle. */
const IDLE_MS = 5000;

followAddress();
void loadWords().then(() => {
  render(<App />, document.getElementById('app')!);
});
wakeSolver();
if ('serviceWorker' in navigator) {
  addEventListener('load', () => {
    effect(() => {
      // The query names the language whose words the service worker caches at once.
      const url = `./service-worker.js?language=${language.value}`;
      navigator.serviceWorker.register(url).catch(() => undefined); // without a network, the old one stays
    });
    void navigator.serviceWorker.ready.then(({ active }) => {
      const idle = () => active?.postMessage('idle');
      if ('requestIdleCallback' in window) requestIdleCallback(idle, { timeout: IDLE_MS });
      else setTimeout(idle, IDLE_MS);
    });
  });
}
