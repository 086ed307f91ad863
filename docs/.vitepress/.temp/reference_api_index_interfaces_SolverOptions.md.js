import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: SolverOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/interfaces/SolverOptions.md","filePath":"reference/api/index/interfaces/SolverOptions.md"}');
const _sfc_main = { name: "reference/api/index/interfaces/SolverOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-solveroptions" tabindex="-1">Interface: SolverOptions <a class="header-anchor" href="#interface-solveroptions" aria-label="Permalink to &quot;Interface: SolverOptions&quot;">​</a></h1><p>Options of <code>createSolver</code>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="extensions" tabindex="-1">extensions? <a class="header-anchor" href="#extensions" aria-label="Permalink to &quot;extensions?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>extensions?</strong>: readonly <a href="./Extension"><code>Extension</code></a>[]</p></blockquote><p>Extensions for other operators than exactly <code>+ - * /</code>, such as <code>moreOperators</code> of <code>numbers-game/operators</code>. Default: none.</p><hr><h3 id="maxbytes" tabindex="-1">maxBytes? <a class="header-anchor" href="#maxbytes" aria-label="Permalink to &quot;maxBytes?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>maxBytes?</strong>: <code>number</code></p></blockquote><p>The most memory that the engine may use, in bytes, for natural rules, and the same amount again for other rules and lists of solutions, and for fewer than the four operators. Default: what WebAssembly allows, 2 GiB.</p><hr><h3 id="simd" tabindex="-1">simd? <a class="header-anchor" href="#simd" aria-label="Permalink to &quot;simd?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>simd?</strong>: <code>boolean</code></p></blockquote><p>Whether to use the build with SIMD instructions. Default: whether the machine supports them. Ignored if <code>wasm</code> is given.</p><hr><h3 id="wasm" tabindex="-1">wasm? <a class="header-anchor" href="#wasm" aria-label="Permalink to &quot;wasm?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>wasm?</strong>: <a href="./../type-aliases/WasmSource"><code>WasmSource</code></a></p></blockquote><p>The engine. Default: the build inside the package.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/interfaces/SolverOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SolverOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SolverOptions as default
};
