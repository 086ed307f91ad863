import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: Operator","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/type-aliases/Operator.md","filePath":"reference/api/index/type-aliases/Operator.md"}');
const _sfc_main = { name: "reference/api/index/type-aliases/Operator.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-operator" tabindex="-1">Type Alias: Operator <a class="header-anchor" href="#type-alias-operator" aria-label="Permalink to &quot;Type Alias: Operator&quot;">​</a></h1><blockquote><p><strong>Operator</strong> = <a href="./../../expression/type-aliases/BasicOperator"><code>BasicOperator</code></a> | <code>&quot;^&quot;</code> | <code>&quot;root&quot;</code> | <code>&quot;log&quot;</code> | <code>&quot;mod&quot;</code> | <code>&quot;sqrt&quot;</code> | <code>&quot;!&quot;</code> | <code>&quot;concat&quot;</code> | <code>&quot;square&quot;</code></p></blockquote><p>The name of an operator.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/type-aliases/Operator.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Operator = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Operator as default
};
