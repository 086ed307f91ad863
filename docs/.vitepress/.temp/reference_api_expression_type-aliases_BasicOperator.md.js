import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: BasicOperator","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/expression/type-aliases/BasicOperator.md","filePath":"reference/api/expression/type-aliases/BasicOperator.md"}');
const _sfc_main = { name: "reference/api/expression/type-aliases/BasicOperator.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-basicoperator" tabindex="-1">Type Alias: BasicOperator <a class="header-anchor" href="#type-alias-basicoperator" aria-label="Permalink to &quot;Type Alias: BasicOperator&quot;">​</a></h1><blockquote><p><strong>BasicOperator</strong> = <code>&quot;+&quot;</code> | <code>&quot;-&quot;</code> | <code>&quot;*&quot;</code> | <code>&quot;/&quot;</code></p></blockquote><p>The name of one of the four operators.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/expression/type-aliases/BasicOperator.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BasicOperator = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BasicOperator as default
};
