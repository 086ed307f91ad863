// The packed package in pages, in every way that the guide describes: as it is, and through vite, webpack,
// esbuild and rollup; on the main thread and in a worker; in an element; with the engine inside the package
// and with one that the page loads. The recipes are read from the guide. Everything is served with a strict
// content security policy.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename, delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createServer, type InlineConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { useBrowser, waitForGlobal } from '../support/browser.js';
import { blocksOf, readDocument } from '../support/documents.js';
import { root, runtimes, useConsumer } from '../support/packed.js';

const browser = useBrowser();
const { folder, write } = useConsumer();
const csp = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/** Where the package is installed. */
const installed = join(folder, 'node_modules', 'numbers-game');
/** The blocks of a language on a page of the guide. */
function recipes(page: string, language: string): string[] {
  return blocksOf(readDocument(`docs/guide/${page}.md`), language);
}

/**
 * What a page leaves for the test: the value of a board and of a hand, on the main thread, in a worker, and
 * with an engine it has loaded; that of a hand with powers, by the extension; that of a board by the smallest
 * solver, and in an element with a worker.
 */
const ANSWERS = { page: [899, 24], worker: [899, 24], loaded: [899, 24], more: 24, small: 899, element: 899 };

/** @param wasm an expression for the engine of the page's own loading */
const pageOf = (imports: string, wasm: string) => `
  import { createSolver, games, twentyFour } from 'numbers-game';
  import { createSolver as createSmall } from 'numbers-game/natural';
  import { moreOperators } from 'numbers-game/operators';
  import { createWorkerSolver, NumbersGameError } from 'numbers-game/worker';
  import 'numbers-game/element';
  ${imports}
  const board = { numbers: [1, 1, 4, 5, 6, 7], target: 899 };
  const hand = { numbers: [3, 3, 8, 8], rules: twentyFour };
  const answersOf = async (solver) => {
    const error = await Promise.resolve().then(() => solver.solve({ numbers: [] })).catch((error) => error);
    if (!(error instanceof NumbersGameError)) throw error;
    return [(await solver.solve(board)).value, (await solver.solve(hand)).value];
  };
  const createWorker = () => new Worker(new URL('./solver-worker.js', import.meta.url), { type: 'module' });
  const wasm = ${wasm};
  document.body.innerHTML = '<numbers-game numbers="1 1 4 5 6 7" target="899"></numbers-game>';
  const element = document.body.firstElementChild;
  const answer = new Promise((resolve) => element.addEventListener('answer', resolve));
  element.worker = createWorker;
  globalThis.answers = {
    page: await answersOf(await createSolver()),
    worker: await answersOf(createWorkerSolver(createWorker)),
    loaded: await answersOf(createWorkerSolver(createWorker, { wasm })),
    more: (await createSolver({ extensions: [moreOperators] })).solve({ numbers: [2, 2, 2, 6], game: games['24s'] }).value,
    small: (await createSmall()).solve(board).value,
    element: (await answer).detail.result.value,
  };`;

/** Leaves a value that powers make, and how often the page was loaded until then and a second later. */
const PAGE_OF_OPERATORS = `
  import { games } from 'numbers-game';
  import { createWorkerSolver } from 'numbers-game/worker';
  sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1;
  const createWorker = () => new Worker(new URL('./solver-worker.js', import.meta.url), { type: 'module' });
  const { value } = await createWorkerSolver(createWorker).solve({ numbers: [2, 2, 2, 6], game: games['24s'] });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  globalThis.answers = { value, loads: sessionStorage.loads };`;

const TYPES = ['commonjs', 'module'];
const VITE_WASM = ["import url from 'numbers-game/solver.wasm?url';", 'url'];
const WEBPACK_WASM = ['', "new URL('numbers-game/solver.wasm', import.meta.url)"];
const COPIED_WASM = ['', "'./solver.wasm'"];

/** Part of webpack that is used here: its types are where it is, in test/package/runtimes. */
type Webpack = (
  configuration: object,
  done: (
    error: Error | null,
    stats?: { hasErrors: () => boolean; toString: (level: string) => string },
  ) => void,
) => void;

/**
 * Makes a folder for a consumer, with its page, its worker and what is installed.
 *
 * @param type that of its package: `npm init -y` writes `commonjs`
 */
function prepare(
  name: string,
  [imports, url]: readonly string[],
  type = 'commonjs',
  extension = 'js',
): string {
  const at = join(folder, name);
  mkdirSync(at);
  write(join(name, 'package.json'), JSON.stringify({ type }));
  const page = pageOf(imports, `await WebAssembly.compileStreaming(fetch(${url}))`);
  write(join(name, `page.${extension}`), page.replace('solver-worker.js', `solver-worker.${extension}`));
  write(join(name, `solver-worker.${extension}`), recipes('workers', 'js')[0]);
  write(join(name, 'index.html'), '<!doctype html><script type="module" src="./page.js"></script>');
  return at;
}

/** Runs a command of the guide, which is to find the tools of this project. */
function runRecipe(command: string, cwd: string): void {
  const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  execFileSync('sh', ['-c', command.replace('npx ', '')], {
    cwd,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Writes the configuration that the guide gives into a folder, and loads it. */
async function configure<T>(at: string, name: string): Promise<T> {
  const recipe = recipes('bundlers', 'js').find((text) => text.startsWith(`// ${name}`));
  expect(recipe).toBeDefined();
  write(join(basename(at), name), recipe!);
  const module = (await import(pathToFileURL(join(at, name)).href)) as { default: T };
  return module.default;
}

/** Serves a page by Vite while `visit` runs. */
async function withServer(configuration: InlineConfig, visit: (url: string) => Promise<void>): Promise<void> {
  const server = await createServer({
    ...configuration,
    configFile: false,
    logLevel: 'error',
    server: { port: 0, host: 'localhost' },
  });
  try {
    await server.listen();
    const { port } = server.httpServer!.address() as AddressInfo;
    await visit(`http://localhost:${port}`);
  } finally {
    await server.close();
  }
}

async function answersOf(url: string): Promise<unknown> {
  return waitForGlobal(await browser.openPage(url), 'answers');
}

/** The page that a bundler has built into `dist`, with what it copies beside it. */
async function openBuilt(at: string, script = 'page.js'): Promise<unknown> {
  const dist = join(at, 'dist');
  cpSync(join(installed, 'build', 'solver.wasm'), join(dist, 'solver.wasm'));
  const texts = { '/': `<!doctype html><script type="module" src="/${script}"></script>` };
  return answersOf(await browser.serve({ folders: { '/': dist }, texts, csp }));
}

describe('the packed package in a page', () => {
  it('as it is', async () => {
    const at = prepare('plain', COPIED_WASM);
    cpSync(join(installed, 'build', 'esm'), join(at, 'numbers-game'), { recursive: true });
    for (const name of ['solver.wasm', 'element.min.js'])
      cpSync(join(installed, 'build', name), join(at, name));
    for (const name of ['page.js', 'solver-worker.js']) {
      const text = readFileSync(join(at, name), 'utf8');
      const files = text
        .replaceAll("'numbers-game'", "'./numbers-game/index.js'")
        .replace(/'numbers-game\/(natural|operators|worker)'/g, "'./numbers-game/$1.js'")
        .replaceAll("'numbers-game/element'", "'./element.min.js'");
      write(join('plain', name), files);
    }
    expect(await answersOf(await browser.serve({ folders: { '/': at }, csp }))).toEqual(ANSWERS);

    const [recipe] = recipes('bundlers', 'html');
    const texts = { '/recipe.html': `<!doctype html><body>${recipe}` };
    const page = await browser.openPage(
      `${await browser.serve({ folders: { '/': at }, texts })}/recipe.html`,
    );
    await page.getByText('(6 * 5 + 1) * (7 * 4 + 1)').waitFor();
  });

  it.each(['', 'type="module"'])('as one script tag, %s', async (type) => {
    const element = '<numbers-game numbers="1 1 4 5 6 7" target="899"></numbers-game>';
    const script = `<script src="/element.min.js" ${type}></script>`;
    const folders = { '/': join(installed, 'build') };
    // In the head, where a classic script runs before there is a body.
    const texts = { '/': `<!doctype html><head>${script}</head><body>${element}` };
    const page = await browser.openPage(await browser.serve({ folders, texts, csp }), (fault) =>
      fault.includes('style'),
    );
    await page.getByText('(6 × 5 + 1) × (7 × 4 + 1)').waitFor();
  });

  it('served by vite while it is developed', async () => {
    const root = prepare('vite-dev', VITE_WASM);
    await withServer({ root }, async (url) => {
      expect(await answersOf(url)).toEqual(ANSWERS);
    });
  });

  it('served by vite, with other operators in the worker only, without a reload', async () => {
    const at = prepare('vite-operators', VITE_WASM);
    write(join('vite-operators', 'page.js'), PAGE_OF_OPERATORS);
    write(join('vite-operators', 'solver-worker.js'), recipes('workers', 'js').at(-1)!);
    const configuration = await configure<InlineConfig>(at, 'vite.config.mjs');
    await withServer({ ...configuration, root: at }, async (url) => {
      expect(await answersOf(url)).toEqual({ value: 24, loads: '1' });
    });
  });

  it.each(TYPES)('built by vite in a package of type %s', async (type) => {
    const root = prepare(`vite-${type}`, VITE_WASM, type);
    await build({ root, configFile: false, logLevel: 'error' });
    expect(await answersOf(await browser.serve({ folders: { '/': join(root, 'dist') }, csp }))).toEqual(
      ANSWERS,
    );
  });

  it.each(TYPES)('built by webpack in a package of type %s', async (type) => {
    const at = prepare(`webpack-${type}`, WEBPACK_WASM, type, 'mjs');
    const configuration = await configure<object>(at, 'webpack.config.mjs');
    const webpack = createRequire(join(runtimes, 'package.json'))('webpack') as Webpack;
    await new Promise<void>((resolve, reject) => {
      webpack({ ...configuration, context: at, output: { path: join(at, 'dist') } }, (error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
    expect(await openBuilt(at, 'main.js')).toEqual(ANSWERS);
  });

  it.each(['esbuild', 'rollup'].flatMap((name) => TYPES.map((type) => ({ name, type }))))(
    'built by $name in a package of type $type',
    async ({ name, type }) => {
      const at = prepare(`${name}-${type}`, COPIED_WASM, type);
      const recipe = recipes('bundlers', 'sh').find((command) => command.includes(` ${name} `));
      runRecipe(recipe!, at);
      expect(await openBuilt(at)).toEqual(ANSWERS);
    },
  );

  it('has no engine where it only asks a worker', () => {
    const at = prepare('light', COPIED_WASM);
    write(
      join('light', 'page.js'),
      "import { createWorkerSolver } from 'numbers-game/worker'; window.use = createWorkerSolver;",
    );
    runRecipe('esbuild page.js --bundle --minify --format=esm --outdir=esbuild', at);
    runRecipe('rollup page.js --plugin node-resolve --format es --dir rollup', at);
    // Rollup does not minify. The engines are some 80 and 100 kB of digits.
    for (const [tool, most] of Object.entries({ esbuild: 12_000, rollup: 40_000 })) {
      expect(statSync(join(at, tool, 'page.js')).size, tool).toBeLessThan(most);
    }
  });
});
