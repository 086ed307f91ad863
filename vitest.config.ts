// One suite for everything. Files named *.slow.test.ts take minutes together; `npm run test:quick` leaves
// them out.
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Gives src/ the bytes of a compiled module, as esbuild's `binary` loader does in the bundles. */
const wasmBytes = {
  name: 'wasm-bytes',
  enforce: 'pre' as const,
  load(id: string) {
    if (!id.endsWith('.wasm')) return undefined;
    const text = readFileSync(id).toString('base64');
    return `export default Uint8Array.from(atob('${text}'), (character) => character.charCodeAt(0));`;
  },
};

export default defineConfig({
  plugins: [wasmBytes],
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
