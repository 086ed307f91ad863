import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: Need","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/generate/type-aliases/Need.md","filePath":"reference/api/generate/type-aliases/Need.md"}');
const _sfc_main = { name: "reference/api/generate/type-aliases/Need.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-need" tabindex="-1">Type Alias: Need <a class="header-anchor" href="#type-alias-need" aria-label="Permalink to &quot;Type Alias: Need&quot;">​</a></h1><blockquote><p><strong>Need</strong> = <a href="./Habit"><code>Habit</code></a> | <code>Exclude</code>&lt;<a href="./../../index/type-aliases/Operator"><code>Operator</code></a>, <a href="./../../expression/type-aliases/BasicOperator"><code>BasicOperator</code></a> | <code>&quot;square&quot;</code>&gt;</p></blockquote><p>Requirement on every solution of a puzzle: it uses a fraction on the way, divides, subtracts, or uses an operator beyond the four.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/generate/type-aliases/Need.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Need = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Need as default
};
