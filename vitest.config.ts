// Five projects. `quick`, `browser` and `timed` are what `npm test` runs; `slow`, exhaustive sweeps in
// *.slow.test.ts, and `runtimes`, the packed package on other runtimes, are added by `npm run test:all`.
//
// Files named *.browser.test.ts run in Chromium. Those that watch how long a page is busy run one after the
// other when all else is done, the project `timed`; the others run among the quick ones.
//
// As many files run at once as there are cores. By default Vitest leaves one core to its main process, which
// has little to do here, and on two cores one file would run at a time.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { wasmDigits } from './scripts/wasm-digits.mjs';

const SLOW = 'test/*/*.slow.test.ts';
const BROWSER = 'test/*/*.browser.test.ts';
const TIMED = 'test/*/{awake,worker}.browser.test.ts';
const RUNTIMES = 'test/package/runtimes/*.slow.test.ts';
const maxWorkers = availableParallelism();

export default defineConfig({
  plugins: [wasmDigits],
  test: {
    testTimeout: 30_000,
    // A page may be slow while other tests run; the default is one second.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'quick', include: ['test/*/*.test.ts'], exclude: [SLOW, BROWSER], maxWorkers },
      },
      { extends: true, test: { name: 'browser', include: [BROWSER], exclude: [TIMED], maxWorkers } },
      {
        extends: true,
        test: {
          name: 'timed',
          include: [TIMED],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'slow', include: [SLOW] } },
      {
        extends: true,
        test: { name: 'runtimes', include: [RUNTIMES], fileParallelism: false, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
