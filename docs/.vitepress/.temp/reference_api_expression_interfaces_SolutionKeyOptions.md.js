import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: SolutionKeyOptions<Name>","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/expression/interfaces/SolutionKeyOptions.md","filePath":"reference/api/expression/interfaces/SolutionKeyOptions.md"}');
const _sfc_main = { name: "reference/api/expression/interfaces/SolutionKeyOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-solutionkeyoptions-name" tabindex="-1">Interface: SolutionKeyOptions&lt;Name&gt; <a class="header-anchor" href="#interface-solutionkeyoptions-name" aria-label="Permalink to &quot;Interface: SolutionKeyOptions\\&lt;Name\\&gt;&quot;">​</a></h1><p>Options of <code>solutionKey</code>.</p><h2 id="type-parameters" tabindex="-1">Type Parameters <a class="header-anchor" href="#type-parameters" aria-label="Permalink to &quot;Type Parameters&quot;">​</a></h2><h3 id="name" tabindex="-1">Name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;Name&quot;">​</a></h3><p><code>Name</code> <em>extends</em> <code>string</code> = <code>string</code></p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="distinct" tabindex="-1">distinct? <a class="header-anchor" href="#distinct" aria-label="Permalink to &quot;distinct?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>distinct?</strong>: <a href="./../../index/type-aliases/Distinct"><code>Distinct</code></a></p></blockquote><p>Criterion for different solutions. Default: <code>essential</code>.</p><hr><h3 id="limits" tabindex="-1">limits? <a class="header-anchor" href="#limits" aria-label="Permalink to &quot;limits?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>limits?</strong>: <code>Partial</code>&lt;<a href="./../../index/interfaces/Limits"><code>Limits</code></a>&gt;</p></blockquote><p>Bounds of the operators, as in rules.</p><hr><h3 id="operators" tabindex="-1">operators? <a class="header-anchor" href="#operators" aria-label="Permalink to &quot;operators?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>operators?</strong>: readonly <a href="./../../index/interfaces/DefinedOperator"><code>DefinedOperator</code></a>&lt;<code>Name</code>&gt;[]</p></blockquote><p>Operators of one&#39;s own, beside those of the package.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/expression/interfaces/SolutionKeyOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SolutionKeyOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SolutionKeyOptions as default
};
