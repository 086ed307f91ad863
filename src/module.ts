// The only file that says WebAssembly: it picks a build of the engine and makes instances of it.
import { instantiateSync } from '@assemblyscript/loader';
import scalarBytes from '../build/wasm/scalar.wasm';
import simdBytes from '../build/wasm/simd.wasm';
import { MAX_PAGES, PAGE_BYTES, type EngineExports } from './abi.js';
import { NumbersGameError, unexpected } from './errors.js';
import { checkProperties, parseBoolean } from './options.js';
import type { SolverOptions } from './types.js';

/** The least memory that an instance starts with: its fixed areas and one page for the arena. */
export const MIN_PAGES = 8;

/** (module (func (result v128) i32.const 0 i8x16.splat)): valid only where there is SIMD. */
const SIMD_PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11,
]);

/** What `createSolver` was asked for, checked. */
export interface EngineOptions {
  readonly source: Uint8Array<ArrayBuffer> | WebAssembly.Module;
  readonly maxPages: number;
}

/** Whether this machine runs the SIMD build. */
export function hasSimd(): boolean {
  return WebAssembly.validate(SIMD_PROBE);
}

/**
 * Checks the options of a solver and picks the build.
 *
 * @throws NumbersGameError `invalid-option`
 */
export function parseEngineOptions(options: SolverOptions): EngineOptions {
  checkProperties(options, ['wasm', 'simd', 'maxBytes'], 'options');
  const simd = parseBoolean(options.simd, hasSimd(), 'options.simd');
  const { wasm, maxBytes = MAX_PAGES * PAGE_BYTES } = options;
  const maxPages = parsePages(maxBytes, 'options.maxBytes');
  return { source: wasm === undefined ? (simd ? simdBytes : scalarBytes) : parseSource(wasm), maxPages };
}

/** Checks a bound of the memory, and gives it in pages. @throws NumbersGameError `invalid-option` */
export function parsePages(maxBytes: unknown, name: string): number {
  const least = MIN_PAGES * PAGE_BYTES;
  if (typeof maxBytes !== 'number' || !(maxBytes >= least)) {
    throw unexpected('invalid-option', name, `a number of bytes from ${least}`, maxBytes);
  }
  return Math.min(MAX_PAGES, Math.floor(maxBytes / PAGE_BYTES));
}

function parseSource(wasm: unknown): EngineOptions['source'] {
  if (wasm instanceof WebAssembly.Module) return wasm;
  if (wasm instanceof ArrayBuffer) return new Uint8Array(wasm);
  if (ArrayBuffer.isView(wasm)) {
    return new Uint8Array(wasm.buffer as ArrayBuffer, wasm.byteOffset, wasm.byteLength);
  }
  const expected = 'a WebAssembly.Module, an ArrayBuffer or a view of one';
  throw unexpected('invalid-option', 'options.wasm', expected, wasm);
}

/** Compiles the module. @throws NumbersGameError `invalid-option` for bytes that are no module of the engine */
export async function compile({ source }: EngineOptions): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  try {
    return await WebAssembly.compile(source);
  } catch (error) {
    return refuse(error);
  }
}

/** The same at once. */
export function compileSync({ source }: EngineOptions): WebAssembly.Module {
  if (source instanceof WebAssembly.Module) return source;
  try {
    return new WebAssembly.Module(source);
  } catch (error) {
    return refuse(error);
  }
}

/** A new instance of the engine. @throws NumbersGameError `invalid-option` if the module is not the engine's */
export function createEngine(module: WebAssembly.Module, maxPages: number): EngineExports {
  try {
    // The loader's own exports are wrapped: 14 ns a call against 2.5.
    const { instance } = instantiateSync<Record<string, unknown>>(module);
    const exports = instance.exports as unknown as EngineExports;
    exports.limitPages(maxPages);
    return exports;
  } catch (error) {
    if (error instanceof RangeError) {
      const message = 'solver: expected memory for one more instance of the engine, got none';
      throw new NumbersGameError('out-of-memory', message, { cause: error });
    }
    return refuse(error);
  }
}

function refuse(cause: unknown): never {
  const message = "options.wasm: expected the engine's module, got something that cannot be run as one";
  throw new NumbersGameError('invalid-option', message, { cause });
}
