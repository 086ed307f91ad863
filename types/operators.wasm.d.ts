// `numbers-game/operators.wasm`: the engine of the extension as a module, for runtimes and bundlers that compile what they
// import, such as Cloudflare Workers. The type is that of the option `wasm`.
import type { WasmSource } from 'numbers-game';
declare const wasm: WasmSource;
export default wasm;
