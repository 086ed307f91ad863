// Builds the page from src/web into build/web. Addresses are relative, so it works from any folder of any
// server.
//
// The page uses the entries of the package as published, from build/esm, so there is one engine, in the
// worker's file. The service worker gets the list of all files and a version made of their contents.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { wasmDigits } from '../wasm-digits.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const publicFolder = join(root, 'src/web/public');

const isIn = (id, folder) => id.startsWith(join(root, folder, '/'));

/** Takes these entries of the package as they are published. */
const published = (entries) => ({
  name: 'published-entries',
  enforce: 'pre',
  resolveId(source, importer) {
    const name = basename(source, '.js');
    const isEntry = importer && resolve(dirname(importer), source) === join(root, 'src', `${name}.js`);
    return isEntry && entries.includes(name) ? join(root, 'build/esm', `${name}.js`) : undefined;
  },
});

const offline = {
  name: 'offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = bundle['service-worker.js'];
      const built = Object.values(bundle).filter((file) => file !== worker);
      const files = [
        ...built.map(({ fileName, code, source }) => [fileName, code ?? source]),
        ...readdirSync(publicFolder).map((name) => [name, readFileSync(join(publicFolder, name))]),
      ];
      const hash = createHash('sha256').update(worker.code);
      for (const [path, contents] of files) hash.update(path).update(contents);
      worker.code = worker.code
        .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace('__FILES__', JSON.stringify(files.map(([path]) => path)));
    },
  },
};

export default defineConfig({
  root: join(root, 'src/web'),
  base: './',
  plugins: [published(['worker']), wasmDigits, offline],
  worker: {
    format: 'es',
    plugins: () => [published(['worker', 'classic', 'generate', 'index', 'templates'])],
  },
  build: {
    outDir: join(root, 'build/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The licences of what is bundled, which their terms want beside it.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // What package.json says of the package, so that the page has no engine: that is in the worker.
      treeshake: {
        moduleSideEffects: (id) => !(isIn(id, 'src') || isIn(id, 'build/esm')) || isIn(id, 'src/web'),
      },
      input: {
        index: join(root, 'src/web/index.html'),
        'service-worker': join(root, 'src/web/offline/service-worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
