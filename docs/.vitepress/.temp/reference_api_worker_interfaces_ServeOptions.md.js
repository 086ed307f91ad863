import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: ServeOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/worker/interfaces/ServeOptions.md","filePath":"reference/api/worker/interfaces/ServeOptions.md"}');
const _sfc_main = { name: "reference/api/worker/interfaces/ServeOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-serveoptions" tabindex="-1">Interface: ServeOptions <a class="header-anchor" href="#interface-serveoptions" aria-label="Permalink to &quot;Interface: ServeOptions&quot;">​</a></h1><p>Options of <code>serveSolver</code>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="extensions" tabindex="-1">extensions? <a class="header-anchor" href="#extensions" aria-label="Permalink to &quot;extensions?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>extensions?</strong>: readonly <a href="./../../index/interfaces/Extension"><code>Extension</code></a>[]</p></blockquote><p>Extensions of the solver, as in the options of <code>createSolver</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/worker/interfaces/ServeOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ServeOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ServeOptions as default
};
