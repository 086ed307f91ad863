import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: Expression<Name>","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/expression/type-aliases/Expression.md","filePath":"reference/api/expression/type-aliases/Expression.md"}');
const _sfc_main = { name: "reference/api/expression/type-aliases/Expression.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-expression-name" tabindex="-1">Type Alias: Expression&lt;Name&gt; <a class="header-anchor" href="#type-alias-expression-name" aria-label="Permalink to &quot;Type Alias: Expression\\&lt;Name\\&gt;&quot;">​</a></h1><blockquote><p><strong>Expression</strong>&lt;<code>Name</code>&gt; = <code>number</code> | <a href="./../interfaces/BinaryOperation"><code>BinaryOperation</code></a>&lt;<code>Name</code>&gt; | <a href="./../interfaces/UnaryOperation"><code>UnaryOperation</code></a>&lt;<code>Name</code>&gt; | <a href="./../interfaces/Concatenation"><code>Concatenation</code></a></p></blockquote><p>An expression: a number, or an operation on expressions.</p><h2 id="type-parameters" tabindex="-1">Type Parameters <a class="header-anchor" href="#type-parameters" aria-label="Permalink to &quot;Type Parameters&quot;">​</a></h2><h3 id="name" tabindex="-1">Name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;Name&quot;">​</a></h3><p><code>Name</code> <em>extends</em> <code>string</code> = <code>never</code></p><p>names of operators that a program defines, beside those of the package</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/expression/type-aliases/Expression.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Expression = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Expression as default
};
