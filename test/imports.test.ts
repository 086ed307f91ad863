// The order of the layers: each file imports only from files before it in its list. So there are no cycles,
// and nothing is used by what it is built on. A new file has to be put in its place here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const layers: Record<string, readonly string[]> = {
  assembly: [
    'core/abi',
    'core/limits',
    'core/arena',
    'core/plan',
    'core/board',
    'core/bitmap',
    'core/exact-division',
    'core/fraction',
    'core/hash-table',
    'core/list-record',
    'core/mark-cells',
    'core/postfix',
    'natural/value-list',
    'natural/sorted-values',
    'natural/value-marks',
    'natural/combine-values',
    'natural/build-values',
    'natural/natural-lists',
    'natural/backward-search',
    'natural/largest-natural',
    'natural/nearest-natural',
    'natural/inverse-operations',
    'natural/rebuild-natural',
    'natural/decompositions',
    'natural/solve-natural',
    'reach/reach-areas',
    'reach/candidates',
    'reach/combine-rows',
    'reach/combine-lists',
    'reach/windows',
    'reach/reach-lists',
    'reach/shared-lists',
    'reach/small-results',
    'reach/top-subsets',
    'reach/planes',
    'reach/plane-operations',
    'reach/reach-range',
    'forms/forms-state',
    'forms/form',
    'forms/form-list',
    'forms/form-ids',
    'forms/open-forms',
    'forms/compose-forms',
    'forms/list-forms',
    'forms/operation-chain',
    'forms/spell-form',
    'forms/find-in-list',
    'forms/find-forms',
    'forms/sorted-keys',
    'forms/nearest-values',
    'forms/search-nearest',
    'trees/trees-state',
    'trees/tally',
    'trees/relations',
    'trees/list-tally',
    'trees/count-natural-trees',
    'trees/count-trees',
    'trees/unrank-tree',
    'trees/four-cards',
    'solutions/open-query',
    'solutions/solve-rational',
    'solutions/list-solutions',
    'classic/run-state',
    'classic/last-operations',
    'classic/decomposition',
    'classic/depth-first',
    'classic/hashed-pool',
    'classic/depth-first-hash-array',
    'classic/depth-first-hash-set',
    'classic/part-lists',
    'classic/breadth-first-arrays',
    'classic/breadth-first-sets',
    'index.classic',
    'index.natural',
    'index.forms',
    'index.layout',
    'index',
  ],
  src: [
    'wasm.d',
    'core/errors',
    'core/fraction',
    'core/types',
    'core/options',
    'games',
    'puzzle/puzzle',
    'expression/match',
    'expression/expression',
    'verify/types',
    'verify/extract',
    'verify/value',
    'verify/calculate',
    'verify/tokens',
    'verify/read',
    'verify/play',
    'verify/judge',
    'verify/verdict',
    'engine/layout',
    'engine/abi',
    'engine/module',
    'engine/boundary',
    'engine/postfix',
    'engine/memory',
    'engine/forms',
    'engine/natural',
    'engine/tidy-natural',
    'reach/summaries',
    'reach/boards',
    'reach/reach-all',
    'engine/rational',
    'engine/tidy-rational',
    'solutions/plain',
    'solutions/solutions',
    'solver',
    'index',
    'rate/forms',
    'rate/features',
    'rate/weights',
    'rate/rate',
    'generate/types',
    'generate/shuffle',
    'generate/space',
    'generate/request',
    'generate/prove',
    'generate/collect',
    'generate/generate',
    'classic/abi',
    'classic/run',
    'parallel/worker-link',
    'parallel/job-queue',
    'parallel/threads',
    'parallel/reach-worker',
    'parallel/reach-all-parallel',
    'batch/types',
    'batch/answer',
    'batch/split',
    'batch/csv',
    'batch/batch-worker',
    'batch/jobs',
    'generate/generate-worker',
    'generate/parallel',
    'batch/objects',
    'batch/lines',
    'worker/messages',
    'worker/serve',
    'worker/list',
    'worker/create',
    'verify',
    'generate',
    'batch',
    'classic',
    'worker',
    // From here on only the public API is used: what the entries above export.
    'core/random',
    'play/deal',
    'play/game',
    'play/hint',
    'bench/corpus',
    'bench/machine',
    'bench/timing',
    'bench/solve',
    'bench/reach',
    'bench/paper',
    'bench/signature',
    'bench',
    'element/words',
    'element/input',
    'element/solving',
    'element/round',
    'element/styles',
    'element/views',
    'element/solver-view',
    'element/play-view',
    'element/numbers-game',
    'element',
    'cli/arguments',
    'cli/present',
    'cli/strip',
    'cli/totals',
    'cli/progress',
    'cli/interrupt',
    'cli/output',
    'cli/solve',
    'cli/hands',
    'cli/reach',
    'cli/atlas',
    'cli/batch',
    'cli/formats',
    'cli/generate',
    'cli/verify',
    'cli/bench',
    'cli/demo',
    'cli',
    'web/offline/service-worker',
    'web/text',
    'web/explain',
    'web/width',
    'web/later',
    'web/copy',
    'web/games',
    'web/state',
    'web/solver-worker',
    'web/solver',
    'web/board/edit',
    'web/board/read',
    'web/board/choice',
    'web/board/game-choice',
    'web/board/aces',
    'web/board/field',
    'web/board/rack',
    'web/board/tiles',
    'web/solve/steps',
    'web/solve/answer',
    'web/solve/stream',
    'web/solve/rows',
    'web/solve/solutions',
    'web/solve/solve',
    'web/explore/palette',
    'web/explore/layout',
    'web/explore/paint',
    'web/explore/words',
    'web/explore/grid',
    'web/explore/levels',
    'web/explore/targets',
    'web/explore/explore',
    'web/play/deal',
    'web/play/words',
    'web/play/round',
    'web/play/clock',
    'web/play/entry',
    'web/play/setup',
    'web/play/table',
    'web/play/play',
    'web/measure/messages',
    'web/measure/measure-worker',
    'web/measure/run',
    'web/measure/table',
    'web/measure/chart',
    'web/measure/measure',
    'web/address',
    'web/app',
    'web/main',
  ],
};

/** Folders of assembly/: each is one engine, or what engines share, and imports only from those before it. */
const ENGINES = ['core', 'natural', 'reach', 'forms', 'trees', 'solutions', 'classic'];
/** What other engines may import of an engine; all may import all of core. */
const INTERFACES: readonly string[] = [
  // Lists of values: for ranges that planes do not serve.
  'natural/natural-lists',
  // Rules, bounds and lists of forms, and the searches for a value and for the nearest one.
  'forms/forms-state',
  'forms/open-forms',
  'forms/form',
  'forms/form-list',
  'forms/list-forms',
  'forms/find-forms',
  'forms/search-nearest',
  // Counts and pages of trees, and four cards.
  'trees/trees-state',
  'trees/count-trees',
  'trees/unrank-tree',
  'trees/four-cards',
];
/** The one file of assembly/ that reads the constants that both sides of the boundary share. */
const BOUNDARY = { file: 'core/abi', reads: '../src/engine/layout' };

/** Files after the entries see nothing of what is before these. */
const ENTRIES = ['index', 'verify', 'generate', 'batch', 'classic', 'worker'];
const LAST_ENTRY = Math.max(...ENTRIES.map((entry) => layers.src.indexOf(entry)));

function importsOf(folder: string, file: string): string[] {
  const [path] = ['.ts', '.tsx'].map((end) => posix.join(root, folder, file + end)).filter(existsSync);
  const text = readFileSync(path, 'utf8');
  const paths = [...text.matchAll(/^\s*(?:import|export|\})[^;'"]*?(?:from )?['"](\.[^'"]+)['"]/gm)];
  return paths
    .map(([, path]) => posix.join(posix.dirname(file), path).replace(/\.[jt]s$/, ''))
    .filter((path) => !path.endsWith('.wasm'));
}

describe.each(Object.keys(layers))('%s', (folder) => {
  const order = layers[folder];
  const files = readdirSync(posix.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => name.replace(/\.tsx?$/, ''));

  it.each(files)('%s imports only what is before it', (file) => {
    expect(order, `${folder}/${file}.ts has no place in the list of this test`).toContain(file);
    const place = order.indexOf(file);
    const isUser = folder === 'src' && place > LAST_ENTRY;
    const visible = order
      .slice(0, place)
      .filter((name, index) => !isUser || index > LAST_ENTRY || ENTRIES.includes(name));
    for (const path of importsOf(folder, file)) {
      if (folder === 'assembly' && file === BOUNDARY.file && path === BOUNDARY.reads) continue;
      expect(visible, `${folder}/${file}.ts imports ${path}`).toContain(path);
    }
  });
});

describe('engines', () => {
  const folderOf = (file: string) => posix.dirname(file);
  const files = layers.assembly.filter((file) => folderOf(file) !== '.');

  it('stand in their order', () => {
    const places = files.map((file) => ENGINES.indexOf(folderOf(file)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it.each(files)('%s uses no more of another engine than its interface', (file) => {
    for (const path of importsOf('assembly', file)) {
      const other = folderOf(path);
      if (other === folderOf(file) || other === 'core' || path === BOUNDARY.reads) continue;
      expect(INTERFACES, `assembly/${file}.ts imports ${path}`).toContain(path);
    }
  });

  it('have unique file names', () => {
    const names = files.map((file) => posix.basename(file));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('have unique exported names', () => {
    const names = files.flatMap((file) =>
      exportsOf(readFileSync(posix.join(root, 'assembly', `${file}.ts`), 'utf8')),
    );
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});

/** The names that a file of AssemblyScript declares and exports. */
function exportsOf(text: string): string[] {
  const functions = [...text.matchAll(/^(?:@inline )?export (?:function|type) (\w+)/gm)];
  const variables = [...text.matchAll(/^export (?:const|let) ([^;]*);/gm)].flatMap(([, declared]) => [
    ...declared.matchAll(/(?:^|,\s+(?:\/\*\*.*\*\/\s+)?)(\w+)(?=:| =)/g),
  ]);
  return [...functions, ...variables].map(([, name]) => name);
}
