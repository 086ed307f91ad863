// Files named *.slow.test.ts take minutes together, and those named *.browser.test.ts run in Chromium, one after the other when all else
// is done, since they watch how long a page is busy. `npm run test:quick` leaves both out.
import { defineConfig } from 'vitest/config';
import { wasmDigits } from './scripts/wasm-digits.mjs';

const SLOW = 'test/**/*.slow.test.ts';
const BROWSER = 'test/**/*.browser.test.ts';

export default defineConfig({
  plugins: [wasmDigits],
  test: {
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: { name: 'quick', include: ['test/**/*.test.ts'], exclude: [SLOW, BROWSER] },
      },
      { extends: true, test: { name: 'slow', include: [SLOW] } },
      {
        extends: true,
        test: { name: 'browser', include: [BROWSER], fileParallelism: false, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
