import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: NaturalSolverOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/natural/type-aliases/NaturalSolverOptions.md","filePath":"reference/api/natural/type-aliases/NaturalSolverOptions.md"}');
const _sfc_main = { name: "reference/api/natural/type-aliases/NaturalSolverOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-naturalsolveroptions" tabindex="-1">Type Alias: NaturalSolverOptions <a class="header-anchor" href="#type-alias-naturalsolveroptions" aria-label="Permalink to &quot;Type Alias: NaturalSolverOptions&quot;">​</a></h1><blockquote><p><strong>NaturalSolverOptions</strong> = <code>Omit</code>&lt;<a href="./../../index/interfaces/SolverOptions"><code>SolverOptions</code></a>, <code>&quot;extensions&quot;</code>&gt;</p></blockquote><p>Options of the smallest solver.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/natural/type-aliases/NaturalSolverOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const NaturalSolverOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  NaturalSolverOptions as default
};
