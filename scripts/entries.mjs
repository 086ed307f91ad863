// The entries of the package and the files that its threads run. `numbers-game/x` is src/x/index.ts;
// SOURCES has the entries without a folder of their own.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The entries that run everywhere, by the names of their files in the build. */
export const ENTRIES = [
  'index',
  'core',
  'natural',
  'expression',
  'operators',
  'operators-core',
  'verify',
  'classic',
  'generate',
  'environment',
  'templates',
  'worker',
];
/** Those for Node. */
export const NODE_ENTRIES = ['batch', 'atlas'];
/** Those for pages alone: the element. */
export const ELEMENT_ENTRIES = ['element', 'element-operators'];
/** Those for frameworks, which import the element and the framework. */
export const FRAMEWORK_ENTRIES = ['element-react'];

const SOURCES = {
  index: 'index',
  core: 'solver/core',
  natural: 'solver/natural',
  'operators-core': 'operators/core',
  'element-operators': 'element/operators',
  'element-react': 'element/react',
};

/** The path of an entry in src/, without its ending. */
export function sourceOf(entry) {
  return SOURCES[entry] ?? `${entry}/index`;
}

/** The files that threads of Node run, by their paths in src/. */
export const THREADS = readdirSync(fileURLToPath(new URL('../src', import.meta.url)), { recursive: true })
  .filter((path) => path.endsWith('-thread.ts'))
  .map((path) => path.replaceAll('\\', '/').slice(0, -'.ts'.length))
  .sort();
