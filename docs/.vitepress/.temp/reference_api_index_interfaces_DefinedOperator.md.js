import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: DefinedOperator<Name>","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/interfaces/DefinedOperator.md","filePath":"reference/api/index/interfaces/DefinedOperator.md"}');
const _sfc_main = { name: "reference/api/index/interfaces/DefinedOperator.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-definedoperator-name" tabindex="-1">Interface: DefinedOperator&lt;Name&gt; <a class="header-anchor" href="#interface-definedoperator-name" aria-label="Permalink to &quot;Interface: DefinedOperator\\&lt;Name\\&gt;&quot;">​</a></h1><p>An operator of one&#39;s own, made by <code>defineOperator</code>.</p><h2 id="type-parameters" tabindex="-1">Type Parameters <a class="header-anchor" href="#type-parameters" aria-label="Permalink to &quot;Type Parameters&quot;">​</a></h2><h3 id="name" tabindex="-1">Name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;Name&quot;">​</a></h3><p><code>Name</code> <em>extends</em> <code>string</code> = <code>string</code></p><p>its name</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="arity" tabindex="-1">arity <a class="header-anchor" href="#arity" aria-label="Permalink to &quot;arity&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>arity</strong>: <code>1</code> | <code>2</code></p></blockquote><p>The number of operands.</p><hr><h3 id="notation" tabindex="-1">notation <a class="header-anchor" href="#notation" aria-label="Permalink to &quot;notation&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>notation</strong>: <code>&quot;infix&quot;</code> | <code>&quot;postfix&quot;</code> | <code>&quot;call&quot;</code></p></blockquote><hr><h3 id="operator" tabindex="-1">operator <a class="header-anchor" href="#operator" aria-label="Permalink to &quot;operator&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>operator</strong>: <code>Name</code></p></blockquote><p>The name in expressions and trees.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/interfaces/DefinedOperator.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const DefinedOperator = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  DefinedOperator as default
};
