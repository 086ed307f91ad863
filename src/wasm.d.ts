// Importing a compiled module gives its bytes as hexadecimal digits (scripts/build.mjs, vitest.config.ts).
declare module '*.wasm' {
  const digits: string;
  export default digits;
}
