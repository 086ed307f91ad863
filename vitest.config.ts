// One suite for everything. Files named *.slow.test.ts take minutes together; `npm run test:quick` leaves
// them out.
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Gives src/ a compiled module as hexadecimal digits, as scripts/build.mjs does in the bundles. */
const wasmDigits = {
  name: 'wasm-digits',
  enforce: 'pre' as const,
  load(id: string) {
    return id.endsWith('.wasm') ? `export default '${readFileSync(id, 'hex')}';` : undefined;
  },
};

export default defineConfig({
  plugins: [wasmDigits],
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
