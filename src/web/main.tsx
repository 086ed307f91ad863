// Where the page begins: its address is read, it is drawn, and its files are kept for when there is no
// network.
import { render } from 'preact';
import { followAddress } from './address.js';
import { App } from './app.js';

followAddress();
render(<App />, document.getElementById('app')!);
if ('serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('./service-worker.js'));
}
