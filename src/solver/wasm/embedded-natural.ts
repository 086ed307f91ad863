// The engine for natural values that the package carries (embedded-engines.ts says how, and why so).
import scalarDigits from '../../../build/wasm/natural.scalar.wasm';
import simdDigits from '../../../build/wasm/natural.simd.wasm';
import type { EmbeddedEngine } from './compile-module.js';

/** Returns the build with or without SIMD. */
export function pickNatural(simd: boolean): EmbeddedEngine {
  return { natural: simd ? simdDigits : scalarDigits };
}
