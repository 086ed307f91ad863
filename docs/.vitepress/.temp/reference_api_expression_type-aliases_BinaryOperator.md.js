import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: BinaryOperator","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/expression/type-aliases/BinaryOperator.md","filePath":"reference/api/expression/type-aliases/BinaryOperator.md"}');
const _sfc_main = { name: "reference/api/expression/type-aliases/BinaryOperator.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-binaryoperator" tabindex="-1">Type Alias: BinaryOperator <a class="header-anchor" href="#type-alias-binaryoperator" aria-label="Permalink to &quot;Type Alias: BinaryOperator&quot;">​</a></h1><blockquote><p><strong>BinaryOperator</strong> = <code>OperatorOfArity</code>&lt;<code>2</code>&gt;</p></blockquote><p>An operator of two operands.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/expression/type-aliases/BinaryOperator.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BinaryOperator = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BinaryOperator as default
};
