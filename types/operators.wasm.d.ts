// `numbers-game/operators.wasm`: the engine of the extension as a module, for runtimes and bundlers that compile what they
// import, such as Cloudflare Workers. The type is that of the option `wasm`, since there is no type of
// compiled modules without the DOM library of TypeScript.
declare const wasm: object;
export default wasm;
