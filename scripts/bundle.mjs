// The modules of the package, by Rollup: one file for each entry, readable, with chunks for what entries
// share, so that there is one of each class, and source maps. An uncaught error in Node
// prints the line that threw, so lines are short: the compiled engines, each one line of digits, are files of
// their own.
//
// Chunks are few, because each file costs a quarter of a millisecond when it is imported: the modules of the
// smallest solver, of the whole solver, of expressions, of enclosures, and of the extension are one chunk
// each. Everything else is divided as the entries use it.
import { chmodSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import ts from 'typescript';
import { ENTRIES, NODE_ENTRIES, sourceOf, THREADS } from './entries.mjs';
import { formatDigits } from './wasm-digits.mjs';

/** The command, and what it and the suites in bench/ share: no entries. */
const COMMAND = { cli: 'cli/run-command', bench: 'cli/bench/bench-library' };

/**
 * Chunks by the modules from which they start: each takes what these import, and what no chunk before it
 * has. None of them has an engine inside, and what reads puzzles is apart from what runs engines, as bundlers
 * do not see that some constants of the latter can be left out.
 */
const CHUNKS = {
  puzzles: [
    'core/puzzle/parse-puzzle',
    'expression/check-answer',
    'expression/format-steps',
    'core/puzzle/distinct',
    'core/deadline',
    'core/puzzle/games',
  ],
  'base-solver': [
    'solver/open-base-solver',
    'solver/engine-list',
    'solver/four-operators/natural-engine',
    'solver/boards/summarize-reach',
  ],
  solver: ['solver/compile-engines', 'solver/open-solver'],
  texts: ['expression/format-expression', 'expression/doubles/operand', 'core/signs', 'reading/judged-value'],
  expressions: ['expression/index'],
  'all-operators': ['operators/more-operators'],
  reading: ['reading/boards', 'reading/rows'],
  'read-answer': ['reading/read-answer'],
  commander: [
    'cli/exit-codes',
    'cli/handle-interrupt',
    'core/escape-controls',
    'cli/closed-pipe',
    'cli/package-version',
  ],
  'command-options': ['cli/parse-arguments', 'cli/answer-text'],
};

/**
 * The chunks of the compiled engines, with the files that pick them: nothing there throws, so that no error
 * prints a line of digits.
 */
const DIGITS = [
  {
    name: 'natural.wasm',
    files: ['natural.simd.wasm', 'natural.scalar.wasm', 'embedded-natural.ts', 'pieces.mjs'],
  },
  { name: 'forms.wasm', files: ['forms.wasm', 'embedded-engines.ts'] },
  { name: 'operators.wasm', files: ['operators.wasm', 'embedded-operators.ts'] },
  { name: 'classic.simd.wasm', files: ['classic.simd.wasm'] },
  { name: 'classic.scalar.wasm', files: ['classic.scalar.wasm'] },
];

/** The peer that is loaded when it is needed. */
const OPTIONAL = ['@duckdb/node-api'];

/** As in tsconfig.json. */
const compilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  useDefineForClassFields: false,
  verbatimModuleSyntax: true,
  sourceMap: true,
};

/**
 * What commander takes only to run commands that are programs of their own, which there are none of: it takes
 * milliseconds to load.
 */
const unused = {
  name: 'unused',
  resolveId: (source, importer) =>
    source === 'node:child_process' && /[\\/]commander[\\/]/.test(importer) ? '\0unused' : undefined,
  load: (id) => (id === '\0unused' ? 'export default undefined;' : undefined),
};

const LIBRARY_OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  removeComments: true,
};

/**
 * Writes the modules to build/esm.
 *
 * @param {string} root the folder of the repository
 */
export async function bundlePackage(root) {
  const sources = join(root, 'src/');
  const files = {
    ...Object.fromEntries([...ENTRIES, ...NODE_ENTRIES].map((name) => [name, sourceOf(name)])),
    ...Object.fromEntries(THREADS.map((file) => [basename(file), file])),
    ...COMMAND,
  };
  const build = await rollup({
    input: Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, join(sources, `${file}.ts`)]),
    ),
    external: isExternal,
    treeshake: { moduleSideEffects: (id) => !id.startsWith(sources) },
    plugins: [
      digits,
      unused,
      libraries,
      typeScript,
      resolve({ exportConditions: ['node'], preferBuiltins: true }),
      commonjs(),
      json,
    ],
    onLog: refuseLog,
  });
  await build.write({
    dir: join(root, 'build/esm'),
    format: 'esm',
    sourcemap: true,
    generatedCode: 'es2015',
    minifyInternalExports: false,
    hoistTransitiveImports: false,
    chunkFileNames: ({ name, moduleIds }) => {
      const known = name === 'index' ? basename(dirname(moduleIds.at(-1))) : name;
      return known in files ? `${known}-parts.js` : `${known}.js`;
    },
    manualChunks: nameChunks(sources),
  });
  await build.close();
  chmodSync(join(root, 'build/esm/cli.js'), 0o755);
}

/** Compiled modules as text. */
const digits = {
  name: 'wasm-digits',
  load: (id) => (id.endsWith('.wasm') ? { code: formatDigits(id), map: { mappings: '' } } : undefined),
};

/**
 * Libraries have no part in the source maps, of which they would be a third. Their comments, a third of their
 * text, would be read at each start.
 */
const libraries = {
  name: 'libraries',
  transform(code, id) {
    if (!isLibrary(id)) return undefined;
    const { outputText } = ts.transpileModule(code, { compilerOptions: LIBRARY_OPTIONS });
    return { code: outputText, map: { mappings: '' } };
  },
};

/** TypeScript without its types; comments stay. */
const typeScript = {
  name: 'typescript',
  resolveId: (source, importer) =>
    importer?.endsWith('.ts') && /^\.\.?\/.*\.js$/.test(source)
      ? join(dirname(importer), source.replace(/js$/, 'ts'))
      : undefined,
  transform(code, id) {
    if (!id.endsWith('.ts')) return undefined;
    const { outputText, sourceMapText } = ts.transpileModule(escapeSigns(code), {
      fileName: id,
      compilerOptions,
    });
    const map = { ...JSON.parse(sourceMapText), sources: [id], sourcesContent: [code] };
    return { code: outputText.replace(/\n\/\/# sourceMappingURL=.*$/, ''), map };
  },
};

/** Source text as ASCII: with one other sign Node keeps two bytes a character, and imports more slowly. */
function escapeSigns(code) {
  return code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const json = {
  name: 'json',
  transform: (code, id) =>
    id.endsWith('.json') ? { code: `export default ${code};`, map: null } : undefined,
};

/** A warning about a file of ours is an error; libraries have cycles of their own. */
function refuseLog(level, { id, ids = [id], message }) {
  if (level !== 'warn' || ids.some(isLibrary)) return;
  throw new Error(message);
}

/** Says to which chunk a module belongs; undefined for no certain one. */
function nameChunks(sources) {
  let chunks;
  return (id, context) => {
    if (/[\\/]commander[\\/]|commonjsHelpers/.test(id)) return 'commander';
    const digits = DIGITS.find(({ files }) => files.some((file) => id.endsWith(file)));
    if (digits !== undefined) return digits.name;
    chunks ??= findChunks(sources, context);
    return chunks.get(id);
  };
}

function findChunks(sources, { getModuleInfo }) {
  const chunks = new Map();
  for (const [name, starts] of Object.entries(CHUNKS)) {
    const add = (id) => {
      if (chunks.has(id) || !id.startsWith(sources)) return;
      const { importedIds, isEntry } = getModuleInfo(id);
      if (!isEntry) chunks.set(id, name);
      importedIds.forEach(add);
    };
    for (const start of starts) add(join(sources, `${start}.ts`));
  }
  return chunks;
}

function isExternal(id) {
  return id.startsWith('node:') || builtinModules.includes(id) || OPTIONAL.includes(id);
}

function isLibrary(id) {
  return /[\\/]node_modules[\\/]/.test(id);
}
