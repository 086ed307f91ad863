// The only file that calls WebAssembly: it checks which engine is to run, compiles it and makes instances.
//
// The engine is two modules, the natural part and the forms part (embedded-engines.ts says why, and how the
// package stores them). A module that a user passes contains both parts. Tried: the loader of AssemblyScript,
// 2 kB gzipped, of which only `abort` would be used, and that by debug builds alone.
import type { CommonExports } from './engine-exports.js';
import { MAX_PAGES, PAGE_BYTES } from './boundary-layout.js';
import { checkDeadline } from '../../core/deadline.js';
import { NumbersGameError, invalidOption, unexpected } from '../../core/errors.js';
import { checkProperties, parseBoolean } from '../../core/options.js';
import type { SolverOptions } from '../../core/api-types.js';

/** Minimum number of pages of an instance: its fixed areas and one page for the arena. */
export const MIN_PAGES = 8;

/** Module (module (func (result v128) i32.const 0 i8x16.splat)): valid only if SIMD is supported. */
const SIMD_PROBE = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11,
];

/** The bytes of a module, or a function that returns them as hexadecimal digits. */
type Bytes = Uint8Array<ArrayBuffer> | (() => string);

/** A module, compiled or not. */
export type ModuleSource = WebAssembly.Module | Bytes;

/** Modules of the package, as functions that return hexadecimal digits. Some entries have no `forms`. */
export interface EmbeddedEngine {
  readonly natural: () => string;
  readonly forms?: () => string;
}

/** Returns the modules of an entry, with or without SIMD. */
export type PickEngine = (simd: boolean) => EmbeddedEngine;

/** Modules to compile, and the memory limit of their instances. */
interface EngineOptions {
  readonly natural: ModuleSource;
  readonly forms?: ModuleSource;
  readonly maxPages: number;
}

/** Modules of the engine, which may be compiled when they are first needed. */
export interface Modules {
  readonly natural: () => WebAssembly.Module;
  readonly forms: () => WebAssembly.Module;
}

/** Whether this machine supports the SIMD build. */
export function hasSimd(): boolean {
  return isPresent() && WebAssembly.validate(new Uint8Array(SIMD_PROBE));
}

/** Whether the platform has WebAssembly: `node --jitless` and browsers in lockdown mode do not. */
function isPresent(): boolean {
  return typeof WebAssembly === 'object';
}

/**
 * Checks the options of a solver and picks the build.
 *
 * @param pick the modules of the package; null if the caller has to pass one
 * @param properties the names of the options
 * @throws NumbersGameError `invalid-option`
 */
export function parseEngineOptions(
  options: SolverOptions,
  pick: PickEngine | null,
  properties: readonly string[],
): EngineOptions {
  checkProperties(options, properties, 'options');
  const simd = parseBoolean(options.simd, hasSimd(), 'simd');
  const { wasm, maxBytes = MAX_PAGES * PAGE_BYTES } = options;
  const maxPages = parsePages(maxBytes, 'maxBytes');
  if (wasm === undefined && pick !== null) return { ...pick(simd), maxPages };
  const whole = parseSource(wasm);
  return { natural: whole, forms: whole, maxPages };
}

/** Checks a limit of memory, and converts it to pages. @throws NumbersGameError `invalid-option` */
export function parsePages(maxBytes: unknown, name: string): number {
  const least = MIN_PAGES * PAGE_BYTES;
  if (typeof maxBytes !== 'number' || !(maxBytes >= least))
    throw unexpected('invalid-option', name, `a number of bytes from ${least}`, maxBytes);
  return Math.min(MAX_PAGES, Math.floor(maxBytes / PAGE_BYTES));
}

function asModule(source: unknown): WebAssembly.Module | null {
  return isPresent() && source instanceof WebAssembly.Module ? source : null;
}

/** Checks an option `wasm`, and copies bytes to compile later. @throws NumbersGameError `invalid-option` */
export function parseSource(wasm: unknown): ModuleSource {
  const module = asModule(wasm);
  if (module !== null) return module;
  if (wasm instanceof ArrayBuffer) return new Uint8Array(wasm).slice();
  if (ArrayBuffer.isView(wasm)) return new Uint8Array(wasm.buffer, wasm.byteOffset, wasm.byteLength).slice();
  throw unexpected('invalid-option', 'wasm', 'a WebAssembly.Module, an ArrayBuffer or a view of one', wasm);
}

/**
 * Compiles the modules.
 *
 * @throws NumbersGameError `invalid-option` for bytes that are not a module of the engine, `wasm-blocked` if
 * the platform forbids compiling them
 */
export async function compile({ natural, forms = natural }: EngineOptions): Promise<Modules> {
  const compiled = compileModule(natural);
  const [first, second] = await Promise.all([compiled, forms === natural ? compiled : compileModule(forms)]);
  return { natural: () => first, forms: () => second };
}

/** Returns modules that are compiled synchronously when first needed, and throw as `compile` does. */
export function compileAllLater({ natural, forms = natural }: EngineOptions): Modules {
  const first = compileLater(natural);
  return { natural: first, forms: forms === natural ? first : compileLater(forms) };
}

/** Compiles a module synchronously when it is first asked for. */
export function compileLater(source: ModuleSource): () => WebAssembly.Module {
  let module: WebAssembly.Module | undefined;
  return () => (module ??= compileModuleSync(source));
}

/** Compiles a module. @throws NumbersGameError as `compile` does */
export async function compileModule(source: ModuleSource): Promise<WebAssembly.Module> {
  try {
    return asModule(source) ?? (await WebAssembly.compile(bytesOf(source as Bytes)));
  } catch (error) {
    return refuseSource(source as Bytes, error);
  }
}

/** Compiles a module synchronously. @throws NumbersGameError as `compile` does */
export function compileModuleSync(source: ModuleSource): WebAssembly.Module {
  try {
    return asModule(source) ?? new WebAssembly.Module(bytesOf(source as Bytes));
  } catch (error) {
    return refuseSource(source as Bytes, error);
  }
}

/**
 * Built-in decoders of hexadecimal digits, of newer engines and of Node. A loop takes milliseconds in a new
 * process.
 */
interface Decoders {
  readonly Uint8Array: { fromHex?: (digits: string) => Uint8Array<ArrayBuffer> };
  readonly Buffer?: { from(digits: string, encoding: 'hex'): Uint8Array<ArrayBuffer> };
}

function bytesOf(source: Bytes): Uint8Array<ArrayBuffer> {
  if (typeof source !== 'function') return source;
  const digits = source();
  const { Uint8Array: bytesFrom, Buffer: bufferFrom } = globalThis as unknown as Decoders;
  if (bytesFrom.fromHex) return bytesFrom.fromHex(digits);
  if (bufferFrom) return bufferFrom.from(digits, 'hex');
  const digit = (code: number) => (code & 15) + (code > 57 ? 9 : 0); // 0 is 48, a is 97
  const bytes = new Uint8Array(digits.length / 2);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = 16 * digit(digits.charCodeAt(2 * i)) + digit(digits.charCodeAt(2 * i + 1));
  return bytes;
}

/**
 * Makes an instance of one of the modules.
 *
 * @param entry an export that only this module has
 * @throws NumbersGameError `invalid-option` if the module is not the engine's
 */
export function createInstance<
  Exports extends Pick<CommonExports, 'limitPages'> & { memory: { buffer: ArrayBuffer } },
>(module: WebAssembly.Module, maxPages: number, entry: keyof Exports): Exports {
  try {
    const abort = (message: number, file: number, line: number) => {
      const { memory } = exports;
      throw new Error(
        `assertion failed at ${readString(memory, file)}:${line}: ${readString(memory, message)}`,
      );
    };
    const instance = new WebAssembly.Instance(module, { engine: { checkDeadline }, env: { abort } });
    const exports = instance.exports as unknown as Exports;
    exports.limitPages(maxPages);
    if (!(entry in exports)) throw new Error(`no export ${String(entry)}`);
    return exports;
  } catch (error) {
    if (error instanceof RangeError) {
      const message = 'solver: no memory for one more instance of the engine';
      throw new NumbersGameError('out-of-memory', message, { cause: error });
    }
    return refuse(error);
  }
}

/** Reads a string of AssemblyScript, '' for null: UTF-16 code units, behind their length in bytes. */
function readString({ buffer }: { readonly buffer: ArrayBuffer }, address: number): string {
  const bytes = new Uint32Array(buffer)[address / 4 - 1];
  return String.fromCharCode(...new Uint16Array(buffer, address, bytes / 2));
}

/** Throws the error for bytes that cannot be compiled: if they are valid, the platform forbids compiling. */
function refuseSource(source: Bytes, cause: unknown): never {
  if (isPresent() && !WebAssembly.validate(bytesOf(source))) return refuse(cause);
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message =
    `solver: the platform forbids compiling WebAssembly (${reason}). In a page, add ` +
    "'wasm-unsafe-eval' to script-src of the content security policy; on Cloudflare Workers, pass " +
    'numbers-game/solver.wasm as the option wasm, operators.wasm to moreOperators.with';
  throw new NumbersGameError('wasm-blocked', message, { cause });
}

function refuse(cause: unknown): never {
  const message = "wasm: expected the engine's module, got something that cannot be run as one";
  throw invalidOption(message, { cause });
}
