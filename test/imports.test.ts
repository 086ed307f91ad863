// The order of the layers: each file imports only from files before it in its list. So there are no cycles,
// and nothing is used by what it is built on. A new file has to be put in its place here.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const layers: Record<string, readonly string[]> = {
  assembly: [
    'limits',
    'arena',
    'subset',
    'bitmap',
    'divide',
    'table',
    'record',
    'marks',
    'values',
    'board',
    'search',
    'nearest',
    'rebuild',
    'solve',
    'candidates',
    'combine',
    'lists',
    'pool',
    'window',
    'planes',
    'reach',
    'fraction',
    'forms',
    'compose',
    'spell',
    'chain',
    'seek',
    'closest',
    'tally',
    'trees',
    'unrank',
    'four',
    'solutions',
    'classic/run',
    'classic/finish',
    'classic/decomposition',
    'classic/depth-first',
    'classic/pool',
    'classic/depth-first-hash-array',
    'classic/depth-first-hash-set',
    'classic/subsets',
    'classic/breadth-first-arrays',
    'classic/breadth-first-sets',
    'classic/index',
    'index.values',
    'index.forms',
    'index',
  ],
  src: [
    'wasm.d',
    'errors',
    'fraction',
    'types',
    'options',
    'rules',
    'puzzle',
    'match',
    'expression',
    'verify/types',
    'verify/extract',
    'verify/value',
    'verify/calculate',
    'verify/tokens',
    'verify/read',
    'verify/play',
    'verify/judge',
    'verify/verdict',
    'abi',
    'module',
    'boundary',
    'forms',
    'engine',
    'tidy',
    'reach',
    'instances',
    'reach-all',
    'rational',
    'tidy-rational',
    'plain',
    'solutions',
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
    'link',
    'workers',
    'threads',
    'reach-worker',
    'parallel',
    'batch/types',
    'batch/answer',
    'batch/split',
    'batch/csv',
    'batch-worker',
    'batch/jobs',
    'generate-worker',
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
    'play/random',
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
  ],
};

/** Files after the entries see nothing of what is before these. */
const ENTRIES = ['index', 'verify', 'generate', 'batch', 'classic', 'worker'];
const LAST_ENTRY = Math.max(...ENTRIES.map((entry) => layers.src.indexOf(entry)));

function importsOf(folder: string, file: string): string[] {
  const text = readFileSync(posix.join(root, folder, `${file}.ts`), 'utf8');
  const paths = [...text.matchAll(/^\s*(?:import|export|\})[^;'"]*?(?:from )?['"](\.[^'"]+)['"]/gm)];
  return paths
    .map(([, path]) => posix.join(posix.dirname(file), path).replace(/\.js$/, ''))
    .filter((path) => !path.endsWith('.wasm'));
}

describe.each(Object.keys(layers))('%s', (folder) => {
  const order = layers[folder];
  const files = readdirSync(posix.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace(/\.ts$/, ''));

  it.each(files)('%s imports only what is before it', (file) => {
    expect(order, `${folder}/${file}.ts has no place in the list of this test`).toContain(file);
    const place = order.indexOf(file);
    const isUser = folder === 'src' && place > LAST_ENTRY;
    const visible = order
      .slice(0, place)
      .filter((name, index) => !isUser || index > LAST_ENTRY || ENTRIES.includes(name));
    for (const path of importsOf(folder, file)) {
      expect(visible, `${folder}/${file}.ts imports ${path}`).toContain(path);
    }
  });
});
