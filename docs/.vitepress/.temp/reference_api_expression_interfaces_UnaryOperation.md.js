import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: UnaryOperation<Name>","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/expression/interfaces/UnaryOperation.md","filePath":"reference/api/expression/interfaces/UnaryOperation.md"}');
const _sfc_main = { name: "reference/api/expression/interfaces/UnaryOperation.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-unaryoperation-name" tabindex="-1">Interface: UnaryOperation&lt;Name&gt; <a class="header-anchor" href="#interface-unaryoperation-name" aria-label="Permalink to &quot;Interface: UnaryOperation\\&lt;Name\\&gt;&quot;">​</a></h1><p>An operation of one expression.</p><h2 id="type-parameters" tabindex="-1">Type Parameters <a class="header-anchor" href="#type-parameters" aria-label="Permalink to &quot;Type Parameters&quot;">​</a></h2><h3 id="name" tabindex="-1">Name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;Name&quot;">​</a></h3><p><code>Name</code> <em>extends</em> <code>string</code> = <code>never</code></p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="operand" tabindex="-1">operand <a class="header-anchor" href="#operand" aria-label="Permalink to &quot;operand&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>operand</strong>: <a href="./../type-aliases/Expression"><code>Expression</code></a>&lt;<code>Name</code>&gt;</p></blockquote><hr><h3 id="operator" tabindex="-1">operator <a class="header-anchor" href="#operator" aria-label="Permalink to &quot;operator&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>operator</strong>: <code>Name</code> | <a href="./../type-aliases/UnaryOperator"><code>UnaryOperator</code></a></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/expression/interfaces/UnaryOperation.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const UnaryOperation = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  UnaryOperation as default
};
