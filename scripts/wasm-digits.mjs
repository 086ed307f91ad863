// A plugin of Vite, for the tests and for the page: gives src/ a compiled module as hexadecimal digits, as
// scripts/build.mjs does in the bundles.
import { readFileSync } from 'node:fs';

export const wasmDigits = {
  name: 'wasm-digits',
  enforce: /** @type {const} */ ('pre'),
  load(/** @type {string} */ id) {
    return id.endsWith('.wasm') ? `export default '${readFileSync(id, 'hex')}';` : undefined;
  },
};
