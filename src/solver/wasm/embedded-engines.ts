// The engine that the package carries, as text in its JavaScript, because a file of its own is found by some
// bundlers only, and not at all under a strict content security policy.
//
// Three modules: the natural part with SIMD, the same without, and the forms part, which gains nothing by
// SIMD. They are hexadecimal digits, since what is sent is compressed and hexadecimal keeps bytes apart, so
// that repetitions are found: gzip makes 36.0 kB of the natural and the forms part, against 31.9 kB of the
// bytes themselves. Deflated and in base64 it would be 32.0 kB, but brotli, which makes 28.5 kB of the
// digits, would make 31.9, and pages would need a synchronous inflate for `createSolverSync`, 1 kB and
// milliseconds.
// Tried: one printable character for each of the 87 most common bytes and two for the others, which gzip
// makes 10 % smaller than digits, but brotli no smaller, and which takes 3 to 4 ms to decode in a new
// process. Inlining less (shrinkLevel 1 in asconfig.json), which makes both parts 3.5 kB smaller and their
// searches 2 to 26 % slower, 7 % on average.
//
// The natural part without SIMD is stored as its difference from the one with SIMD: 1.5 kB instead of 14.
// That works because both are compiled with the same options, from the same source (natural.scalar and
// natural.simd in asconfig.json). Optimised for size it was 5 kB smaller, but shared so little that its
// difference was 12 kB.
import formsDigits from '../../../build/wasm/forms.wasm';
import type { EmbeddedEngine } from './compile-module.js';
import { pickNatural } from './embedded-natural.js';

/** Returns the build with or without SIMD. */
export function pickEmbedded(simd: boolean): EmbeddedEngine {
  return { ...pickNatural(simd), forms: formsDigits };
}
