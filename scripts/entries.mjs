// The entries of the package and the files that its threads run, by their paths in src/.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The entries that run everywhere. */
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
/** The languages of the element, each of which is a file of its own, too. */
export const LANGUAGES = ['de', 'en', 'es', 'fr', 'zh'];
/** The files that threads of Node run. */
export const THREADS = readdirSync(fileURLToPath(new URL('../src', import.meta.url)), { recursive: true })
  .filter((path) => path.endsWith('-thread.ts'))
  .map((path) => path.replaceAll('\\', '/').slice(0, -'.ts'.length))
  .sort();
