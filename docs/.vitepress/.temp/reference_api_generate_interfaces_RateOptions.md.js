import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: RateOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/generate/interfaces/RateOptions.md","filePath":"reference/api/generate/interfaces/RateOptions.md"}');
const _sfc_main = { name: "reference/api/generate/interfaces/RateOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-rateoptions" tabindex="-1">Interface: RateOptions <a class="header-anchor" href="#interface-rateoptions" aria-label="Permalink to &quot;Interface: RateOptions&quot;">​</a></h1><p>Options of <code>rate</code>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="solver" tabindex="-1">solver? <a class="header-anchor" href="#solver" aria-label="Permalink to &quot;solver?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>solver?</strong>: <code>Pick</code>&lt;<a href="./../../index/interfaces/Solver"><code>Solver</code></a>, <code>&quot;solutions&quot;</code>&gt;</p></blockquote><p>The solver to use. Default: engines that are opened at the first call and kept.</p><hr><h3 id="wasm" tabindex="-1">wasm? <a class="header-anchor" href="#wasm" aria-label="Permalink to &quot;wasm?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>wasm?</strong>: <a href="./../../index/type-aliases/WasmSource"><code>WasmSource</code></a></p></blockquote><p>Engine, as in the options of <code>createSolver</code>; it is opened at the first call and kept.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/generate/interfaces/RateOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const RateOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  RateOptions as default
};
