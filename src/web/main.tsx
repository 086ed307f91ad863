// The start of the page: reads the address, renders, and caches the files for use without a network.
import { render } from 'preact';
import { followAddress } from './address.js';
import { App } from './app.js';

followAddress();
render(<App />, document.getElementById('app')!);
if ('serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('./service-worker.js'));
}
