// Importing a compiled module gives a function that returns its bytes as hexadecimal digits
// (scripts/build.mjs, scripts/wasm-digits.mjs). A function, so that nothing runs when the package is
// imported.
declare module '*.wasm' {
  export default function digits(): string;
}
