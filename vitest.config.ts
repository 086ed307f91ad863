// The projects, by what they need and how long they take. Each takes as many files at once as there are
// cores: by default Vitest leaves one core to its main process, which has little to do here.
//
//   quick     answers, values, texts: the sources and the builds of the engine, in one process for each core,
//             whose files share their modules: loading these for each file took a fifth of the time
//   play      rounds and words, each file in a process of its own: they fake parts of a browser
//   package   the command and the packed package, as users run them
//   flow      one flow of the element in Chromium
//   browser   everything else in Chromium, *.browser.test.ts
//   timed     how long a page with the element or a worker is busy: one file after the other, when all else
//             is done
//   slow      large samples, threads, kills, files: *.slow.test.ts
//   runtimes  the packed package on other runtimes and in other browsers
//
// Tests of the first three that take seconds have the tag `long`. `npm run test:quick` runs the first two and
// `npm test` the first four, both without those tests; `npm run test:all` runs all.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { wasmDigits } from './scripts/wasm-digits.mjs';
import { PAGE_TIMEOUT } from './test/support/page-timeout.js';

const ALL = 'test/*/*.test.ts';
const PLAY = 'test/play/*.test.ts';
const PACKAGE = 'test/{cli,package}/*.test.ts';
const BROWSER = 'test/*/*.browser.test.ts';
const FLOW = 'test/play/flow.browser.test.ts';
const TIMED = 'test/*/{awake,worker}.browser.test.ts';
const SLOW = 'test/*/*.slow.test.ts';
const RUNTIMES = 'test/package/runtimes/*.slow.test.ts';

const SLOWEST = 600_000;

const project = (name: string, include: string, exclude: string[] = [], options = {}) => ({
  extends: true as const,
  test: { name, include: [include], exclude, maxWorkers: availableParallelism(), ...options },
});

export default defineConfig({
  plugins: [wasmDigits],
  test: {
    // For all tests and hooks: a test that hangs fails, one on a slow and busy machine does not. Only samples
    // that take longer than this have a time of their own.
    testTimeout: SLOWEST,
    hookTimeout: SLOWEST,
    teardownTimeout: SLOWEST,
    // Node 20 aborts, if rarely, when a thread ends while its functions are compiled in the background
    // (`NodePlatform::ForIsolate`), and a whole file of tests would be lost.
    execArgv: ['--no-concurrent-recompilation'],
    // A page may be slow while other tests run; the default is one second.
    expect: { poll: { timeout: PAGE_TIMEOUT } },
    tags: [{ name: 'long', description: 'takes seconds' }],
    projects: [
      project('quick', ALL, [PLAY, PACKAGE, BROWSER, SLOW], { isolate: false }),
      project('play', PLAY, [BROWSER, SLOW]),
      project('package', PACKAGE, [BROWSER, SLOW]),
      project('flow', FLOW),
      project('browser', BROWSER, [FLOW, TIMED]),
      project('slow', SLOW),
      project('timed', TIMED, [], { maxWorkers: 1, fileParallelism: false, sequence: { groupOrder: 1 } }),
      project('runtimes', RUNTIMES, [], {
        maxWorkers: 1,
        fileParallelism: false,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});
