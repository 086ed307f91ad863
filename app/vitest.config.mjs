// The tests of the app, `npm test`: those without a browser, those in Chromium, and one file after the others
// have ended, which measures how long the page is busy.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { wasmDigits } from '../scripts/wasm-digits.mjs';
import { PAGE_TIMEOUT } from '../test/support/page-timeout.js';

const BROWSER = 'test/*.browser.test.ts';
const TIMED = 'test/awake.browser.test.ts';
const SLOWEST = 600_000;

const project = (name, include, exclude, options = {}) => ({
  extends: true,
  test: { name, include: [include], exclude, maxWorkers: availableParallelism(), ...options },
});

export default defineConfig({
  plugins: [wasmDigits],
  resolve: { tsconfigPaths: true },
  test: {
    // As in ../vitest.config.ts: a test on a slow and busy machine does not fail.
    testTimeout: SLOWEST,
    hookTimeout: SLOWEST,
    teardownTimeout: SLOWEST,
    expect: { poll: { timeout: PAGE_TIMEOUT } },
    projects: [
      project('app', 'test/*.test.ts', [BROWSER]),
      project('app browser', BROWSER, [TIMED]),
      project('app timed', TIMED, [], { sequence: { groupOrder: 1 } }),
    ],
  },
});
