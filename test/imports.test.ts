// The order of the layers: each file imports only from files before it in its list, so there are no cycles
// and no layer uses what is built on it. A new file must get its place here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const layers: Record<string, readonly string[]> = {
  assembly: [
    'core/boundary-layout',
    'core/deadline',
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
    'forms/search-forms',
    'forms/sorted-keys',
    'forms/nearest-values',
    'forms/search-nearest',
    'trees/trees-state',
    'trees/tally',
    'trees/trees-of-operation',
    'trees/list-tally',
    'trees/count-natural-trees',
    'trees/count-trees',
    'trees/unrank-tree',
    'trees/four-cards',
    'queries/open-query',
    'queries/solve-rational',
    'queries/list-solutions',
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
    'core/deadline',
    'core/bits',
    'core/random',
    'core/fraction',
    'operators',
    'core/types',
    'core/options',
    'core/limits',
    'games',
    'puzzle/check-operators',
    'puzzle/parse-rules',
    'puzzle/parse-numbers',
    'puzzle/parse-target',
    'puzzle/parse-puzzle',
    'puzzle/parse-range',
    'exact/integers',
    'exact/interval',
    'exact/exponential',
    'exact/form',
    'exact/irrational',
    'exact/separation',
    'exact/independence',
    'exact/relation',
    'exact/decide',
    'exact/rational-powers',
    'exact/apply',
    'exact/approximate',
    'expression/operator-table',
    'expression/tree',
    'expression/parse-expression',
    'expression/format-expression',
    'expression/evaluation',
    'expression/steps',
    'expression/match-leaves',
    'expression/check-answer',
    'verify/types',
    'verify/extract-answer',
    'verify/value',
    'verify/calculator',
    'verify/tokens',
    'verify/read-answer',
    'verify/play-out',
    'verify/judge',
    'verify/verify',
    'engine/boundary-layout',
    'engine/engine-exports',
    'engine/embedded',
    'engine/module',
    'engine/check-status',
    'engine/postfix',
    'engine/memory-views',
    'engine/forms',
    'engine/natural',
    'solve/tidiest-text',
    'solve/tidiest-natural',
    'solve/solve-rational',
    'solve/tidiest-rational',
    'general/inverses',
    'general/values',
    'general/small-values',
    'general/large-values',
    'general/search',
    'general/scan',
    'general/nearest',
    'general/reach',
    'general/trees',
    'general/tidy',
    'general/solve',
    'general/classes',
    'general/solutions',
    'solutions/choices',
    'solutions/solution-key',
    'solutions/plain-expression',
    'solutions/list-and-count',
    'squares/naturals',
    'squares/residues',
    'squares/natural-table',
    'squares/subsets',
    'squares/value-lists',
    'squares/goals',
    'squares/meet',
    'squares/search',
    'squares/write-expression',
    'squares/nearest',
    'squares/solve',
    'squares/reach',
    'reach/summarize-reach',
    'reach/pool-boards',
    'reach/reach-all',
    'solver',
    'create-solver',
    'create-solver-from-wasm',
    'index',
    'core',
    'parallel/types',
    'parallel/options',
    'parallel/worker-link',
    'parallel/map-in-order',
    'parallel/job-queue',
    'parallel/node-threads',
    'worker/types',
    'worker/messages',
    'worker/serve-solver',
    'worker/pull-list',
    'worker/create-worker-solver',
    'rate/flat-expression',
    'rate/features',
    'rate/weights',
    'rate/rate',
    'generate/types',
    'generate/shuffle',
    'generate/problems',
    'generate/request',
    'generate/prove',
    'generate/collect',
    'generate/generate',
    'batch/types',
    'batch/read-puzzle',
    'batch/answer-puzzle',
    'batch/split-records',
    'batch/csv-rows',
    'batch/batch-thread',
    'batch/parse-options',
    'batch/run-jobs',
    'batch/batch-objects',
    'batch/batch-lines',
    'batch/reach-all-thread',
    'batch/reach-all-on-threads',
    'generate/generate-thread',
    'generate/generate-on-threads',
    'classic/module-exports',
    'classic/algorithms',
    'templates/types',
    'templates/check-certificate',
    'templates/scope',
    'templates/universe',
    'templates/classes',
    'templates/greedy',
    'templates/coverage',
    'templates/cover',
    'templates/local-search',
    'templates/relaxation',
    'templates/prove',
    'templates/digest',
    'templates/minimum',
    'templates/template',
    'templates/describe-program',
    'templates/emit-python',
    'templates/emit-javascript',
    'templates/emit-c',
    'templates/emit',
    'verify',
    'generate',
    'batch',
    'classic',
    'worker',
    'templates',
    // From here on only the public API is used: what the entries above export.
    'play/read-board',
    'play/deal',
    'play/tile-game',
    'play/hint',
    'play/words',
    'play/round',
    'play/keys',
    'bench/corpus',
    'bench/machine',
    'bench/timing',
    'bench/solve-suite',
    'bench/reach-suite',
    'bench/paper-suite',
    'bench/signature',
    'bench',
    'element/read-attributes',
    'element/solving',
    'element/styles',
    'element/shared-views',
    'element/solver-view',
    'element/play-view',
    'element/element-types',
    'element/numbers-game',
    'element',
    'cli/arguments',
    'cli/answer-text',
    'cli/reach-strip',
    'cli/reach-totals',
    'cli/progress',
    'cli/interrupt',
    'cli/write-output',
    'cli/commands/solve',
    'cli/commands/hands',
    'cli/commands/reach',
    'cli/commands/atlas',
    'cli/commands/batch',
    'cli/puzzle-formats',
    'cli/commands/generate',
    'cli/commands/verify',
    'cli/commands/templates',
    'cli/commands/bench',
    'cli/commands/demo',
    'cli',
    'web/offline/service-worker',
    'web/format-text',
    'web/explain-error',
    'web/use-width',
    'web/lazy-part',
    'web/copy-button',
    'web/games',
    'web/state',
    'web/solver-worker',
    'web/solver',
    'web/board/edit-tiles',
    'web/board/apply-board',
    'web/board/target-field',
    'web/board/choice',
    'web/board/game-choice',
    'web/board/aces',
    'web/board/operators',
    'web/board/field',
    'web/board/rack',
    'web/board/tiles',
    'web/solve/steps',
    'web/solve/answer',
    'web/solve/use-solutions',
    'web/solve/rows',
    'web/solve/solutions',
    'web/solve/solve',
    'web/explore/palette',
    'web/explore/layout',
    'web/explore/paint',
    'web/explore/words',
    'web/explore/read-range',
    'web/explore/grid',
    'web/explore/levels',
    'web/explore/targets',
    'web/templates/messages',
    'web/templates/templates-worker',
    'web/templates/coverage-chart',
    'web/templates/templates',
    'web/explore/explore',
    'web/play/deal',
    'web/play/round',
    'web/play/setup',
    'web/play/start',
    'web/measure/messages',
    'web/measure/measure-worker',
    'web/measure/run',
    'web/measure/table',
    'web/measure/chart',
    'web/measure/measure',
    'web/address',
    'web/play/play',
    'web/app',
    'web/main',
  ],
};

/** Folders of assembly/: each is one engine, or what engines share, and imports only from those before it. */
const ENGINES = ['core', 'natural', 'reach', 'forms', 'trees', 'queries', 'classic'];
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
  'forms/search-forms',
  'forms/search-nearest',
  // Counts and pages of trees, and four cards.
  'trees/trees-state',
  'trees/count-trees',
  'trees/unrank-tree',
  'trees/four-cards',
];
/** The one file of assembly/ that reads the constants that both sides of the boundary share. */
const BOUNDARY = { file: 'core/boundary-layout', reads: '../src/engine/boundary-layout' };

/** Files after the entries see nothing of what is before these, apart from the registries, which are data. */
const ENTRIES = ['index', 'verify', 'generate', 'batch', 'classic', 'worker', 'templates'];
const REGISTRIES = ['operators', 'games', 'core/random'];
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
      .filter((name, index) => !isUser || index > LAST_ENTRY || [...ENTRIES, ...REGISTRIES].includes(name));
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
