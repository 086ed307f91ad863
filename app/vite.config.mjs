// Builds the web app into app/build/site. Addresses are relative, so it works from any folder of any server.
//
// The package is built from its sources, like src/play, which the app shares with it: as published, what both
// have would be there twice. tsconfig.json says where the entries are. The service worker gets the lists of
// all files and a version made of their contents.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { shortenScript } from '../scripts/compress-script.mjs';
import { wasmDigits } from '../scripts/wasm-digits.mjs';

const app = dirname(fileURLToPath(import.meta.url));
const root = resolve(app, '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** The small public files that every visit asks for. */
const PUBLIC = ['icon.svg', 'manifest.webmanifest'];

const isIn = (id, folder) => id.startsWith(join(folder, '/'));

/** Shortens what every visit loads, half a kilobyte in sum. */
const shorten = {
  name: 'shorten',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const names = Object.keys(bundle).filter((name) => /^assets\/(first|solver-worker)-.*\.js$/.test(name));
      if (names.length !== 2) throw new Error(`shorten: expected two scripts, got ${names.join(' ')}`);
      for (const name of names) {
        // The file of a worker is a finished text here.
        const key = 'code' in bundle[name] ? 'code' : 'source';
        bundle[name][key] = await shortenScript(bundle[name][key], true);
      }
    },
  },
};

/**
 * Fills in the names of the service worker: the version, the files that a first visit loads, the words of
 * each language, and the files that are loaded when a part of the page is opened. Icons and licences are for
 * none of these.
 */
const offline = {
  name: 'offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = bundle['service-worker.js'];
      const built = Object.values(bundle).filter((file) => file !== worker);
      const first = listFirst(bundle);
      const later = built.map(({ fileName }) => fileName).filter((name) => !first.includes(name));
      const hash = createHash('sha256').update(worker.code);
      for (const { fileName, code, source } of built) hash.update(fileName).update(code ?? source);
      for (const name of PUBLIC) hash.update(name).update(readFileSync(join(app, 'public', name)));
      const names = {
        __VERSION__: hash.digest('hex').slice(0, 12),
        __FIRST__: ['./', ...first.filter((name) => name !== 'index.html'), ...PUBLIC],
        __LATER__: later.filter((name) => name.startsWith('assets/')),
        __WORDS__: listWords(bundle),
      };
      for (const [name, value] of Object.entries(names))
        worker.code = worker.code.replace(name, JSON.stringify(value));
    },
  },
};

/** The files of words by language: that of a first visit, and that of the tabs. */
function listWords(bundle) {
  const words = {};
  for (const { fileName, facadeModuleId } of Object.values(bundle)) {
    const [, tabs, language] = /\/words\/(tabs\/)?(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
    if (language !== undefined) (words[language] ??= [])[tabs ? 1 : 0] = fileName;
  }
  return words;
}

/** The page, what it names, what that imports at once, and the worker that solves. */
function listFirst(bundle) {
  const files = new Set(['index.html']);
  const add = (name) => {
    if (files.has(name)) return;
    files.add(name);
    // The files of workers are finished texts here, without a list of their imports.
    const { code, source = code } = bundle[name] ?? {};
    if (name.endsWith('.js'))
      for (const [, file] of String(source).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
        add(`assets/${file}`);
    bundle[name]?.viteMetadata?.importedCss.forEach(add);
  };
  for (const [, name] of bundle['index.html'].source.matchAll(/="\.\/(assets\/[^"]+)"/g)) add(name);
  for (const name of Object.keys(bundle)) if (/^assets\/solver-worker-/.test(name)) add(name);
  return [...files];
}

/** Adds the licence of the typeface to those of the scripts. */
const typeface = {
  name: 'typeface',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const folder = join(app, 'node_modules/@fontsource-variable/figtree');
      bundle['licenses.md'].source += `\n## Figtree\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8')}`;
    },
  },
};

/**
 * Makes the formats of uPlot when they are first used: made at its start, as uPlot does, they take 12 ms, and
 * the charts of the page format their numbers themselves.
 */
const lazyFormats = {
  name: 'lazy-formats',
  transform(code, id) {
    if (basename(id) !== 'uPlot.esm.js') return undefined;
    const made = /const (numFormatter|localTz) = (new Intl\..+);/g;
    if (code.match(made)?.length !== 2)
      throw new Error('lazy-formats: uPlot makes other formats than it did');
    const used = code.replace(/(?<!const )\b(numFormatter|localTz)\b/g, '$1()');
    return { code: used.replace(made, 'const $1 = () => $2;'), map: null };
  },
};

/**
 * The forms part of the engine is a file of its own, which a worker fetches when it first needs it: to answer
 * a board of Countdown takes the natural part alone, and the first visit would be a fifth larger. Unlike a
 * page, a worker may wait for a file.
 */
const formsLater = {
  name: 'forms-later',
  enforce: 'pre',
  load(id) {
    if (basename(id) !== 'forms.wasm') return undefined;
    const file = this.emitFile({ type: 'asset', name: 'forms.txt', source: readFileSync(id, 'hex') });
    return `export default () => {
      const request = new XMLHttpRequest();
      request.open('GET', import.meta.ROLLUP_FILE_URL_${file}, false);
      request.send();
      if (request.status !== 200) throw new Error(request.statusText);
      return request.responseText;
    };`;
  },
};

/** Where the page is published: pictures for other sites need whole addresses. */
const homepage = {
  name: 'homepage',
  transformIndexHtml: (html) => html.replaceAll('%HOMEPAGE%', manifest.homepage),
};

export default defineConfig({
  root: app,
  base: './',
  plugins: [wasmDigits, lazyFormats, typeface, homepage, shorten, offline],
  resolve: { tsconfigPaths: true },
  worker: {
    format: 'es',
    plugins: () => [formsLater, wasmDigits],
    // One file for the first answer, as for the page.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'solver', test: /solver-worker/ }] } } },
  },
  build: {
    outDir: join(app, 'build/site'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy refuses `data:` addresses.
    assetsInlineLimit: 0,
    // Browsers without module preloading load the same files a moment later.
    modulePreload: { polyfill: false },
    // The licences of what is bundled, which their terms want beside it.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // What package.json says of the package, so that the page has no engine: that is in the worker.
      treeshake: { moduleSideEffects: (id) => !isIn(id, join(root, 'src')) },
      input: {
        index: join(app, 'index.html'),
        'service-worker': join(app, 'src/offline/service-worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // The start of the page and all that it imports: smaller as one file than as several, which gzip
        // compresses apart.
        codeSplitting: { groups: [{ name: 'first', test: /start-page/ }] },
      },
    },
  },
});
