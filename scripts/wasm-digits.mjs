// Compiled modules as text for bundlers: a file of JavaScript that gives a function, which returns the bytes
// of the module as hexadecimal digits; src/solver/wasm/embedded-engines.ts says why. scripts/build.mjs takes
// it for the entries of the package, and the Vite plugin for the workers of the web app and for the tests.
//
// The natural part without SIMD is put together from the one with SIMD when it is first used.
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPieces, joinPieces } from './pieces.mjs';

const PIECES = fileURLToPath(new URL('./pieces.mjs', import.meta.url));

/**
 * The text of a file that exports the digits of a module.
 *
 * @param {string} path
 */
export function formatDigits(path) {
  const digits = readFileSync(path, 'hex');
  if (basename(path) !== 'natural.scalar.wasm') return `export default () => '${digits}';`;
  const base = readFileSync(join(dirname(path), 'natural.simd.wasm'), 'hex');
  const pieces = findPieces(base, digits);
  if (joinPieces(base, pieces) !== digits) throw new Error('the pieces do not make the module without SIMD');
  // Relative, because source maps contain this text, and the package is the same wherever it is built.
  const module = relative(dirname(path), PIECES).replaceAll('\\', '/');
  return `
    import base from './natural.simd.wasm';
    import { joinPieces } from ${JSON.stringify(module)};
    export default () => joinPieces(base(), ${JSON.stringify(pieces)});`;
}

/** The Vite plugin. */
export const wasmDigits = {
  name: 'wasm-digits',
  enforce: /** @type {const} */ ('pre'),
  load(/** @type {string} */ id) {
    return id.endsWith('.wasm') ? formatDigits(id) : undefined;
  },
};
