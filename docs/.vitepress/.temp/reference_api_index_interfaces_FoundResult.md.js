import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: FoundResult","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/interfaces/FoundResult.md","filePath":"reference/api/index/interfaces/FoundResult.md"}');
const _sfc_main = { name: "reference/api/index/interfaces/FoundResult.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-foundresult" tabindex="-1">Interface: FoundResult <a class="header-anchor" href="#interface-foundresult" aria-label="Permalink to &quot;Interface: FoundResult&quot;">​</a></h1><p>An answer with an expression.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="distance" tabindex="-1">distance <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>distance</strong>: <code>string</code> | <code>number</code></p></blockquote><p>abs(value - target), written as <code>value</code> is.</p><hr><h3 id="expression" tabindex="-1">expression <a class="header-anchor" href="#expression" aria-label="Permalink to &quot;expression&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>expression</strong>: <code>string</code></p></blockquote><p>The expression as text, such as <code>&#39;(1 + 4) * 6&#39;</code>.</p><hr><h3 id="operations" tabindex="-1">operations <a class="header-anchor" href="#operations" aria-label="Permalink to &quot;operations&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>operations</strong>: <code>number</code></p></blockquote><p>The number of operators in the expression, the fewest possible for this distance.</p><hr><h3 id="status" tabindex="-1">status <a class="header-anchor" href="#status" aria-label="Permalink to &quot;status&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>status</strong>: <code>&quot;exact&quot;</code> | <code>&quot;nearest&quot;</code></p></blockquote><p><code>exact</code>: the expression makes the target. <code>nearest</code>: the target cannot be made, and this is the nearest value.</p><hr><h3 id="steps" tabindex="-1">steps <a class="header-anchor" href="#steps" aria-label="Permalink to &quot;steps&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>steps</strong>: <code>string</code>[]</p></blockquote><p>One line for each operation, such as <code>&#39;1 + 4 = 5&#39;</code>, in an order in which they can be played.</p><hr><h3 id="value" tabindex="-1">value <a class="header-anchor" href="#value" aria-label="Permalink to &quot;value&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>value</strong>: <code>string</code> | <code>number</code></p></blockquote><p>The value of the expression: a number if it is a safe integer, else <code>&#39;p&#39;</code> or <code>&#39;p/q&#39;</code> in lowest terms.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/interfaces/FoundResult.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FoundResult = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FoundResult as default
};
