export { moreOperators } from './operators.wasm.js';
//# sourceMappingURL=operators.js.map
