// A Vite plugin for the tests and the page: imports of compiled modules give their bytes as hexadecimal
// digits, as scripts/build.mjs does in the bundles.
import { readFileSync } from 'node:fs';

export const wasmDigits = {
  name: 'wasm-digits',
  enforce: /** @type {const} */ ('pre'),
  load(/** @type {string} */ id) {
    return id.endsWith('.wasm') ? `export default '${readFileSync(id, 'hex')}';` : undefined;
  },
};
