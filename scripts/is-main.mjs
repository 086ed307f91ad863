// Whether a module is the program that Node was started with, and not one that it imports.
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Compares the places of the files themselves, since a checkout may be reached by a link: on macOS, /tmp is
 * one.
 *
 * @param {string} url `import.meta.url` of the module
 */
export function isMain(url) {
  const [, program] = process.argv;
  return existsSync(program ?? '') && realpathSync(program) === realpathSync(fileURLToPath(url));
}
