import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Solution","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/interfaces/Solution.md","filePath":"reference/api/index/interfaces/Solution.md"}');
const _sfc_main = { name: "reference/api/index/interfaces/Solution.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-solution" tabindex="-1">Interface: Solution <a class="header-anchor" href="#interface-solution" aria-label="Permalink to &quot;Interface: Solution&quot;">​</a></h1><p>One of the solutions of a puzzle.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="expression" tabindex="-1">expression <a class="header-anchor" href="#expression" aria-label="Permalink to &quot;expression&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>expression</strong>: <code>string</code></p></blockquote><hr><h3 id="operations" tabindex="-1">operations <a class="header-anchor" href="#operations" aria-label="Permalink to &quot;operations&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>operations</strong>: <code>number</code></p></blockquote><p>The number of operators in the expression.</p><hr><h3 id="steps" tabindex="-1">steps <a class="header-anchor" href="#steps" aria-label="Permalink to &quot;steps&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>steps</strong>: <code>string</code>[]</p></blockquote><p>Steps of the expression, as in a result.</p><hr><h3 id="value" tabindex="-1">value <a class="header-anchor" href="#value" aria-label="Permalink to &quot;value&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>value</strong>: <code>string</code> | <code>number</code></p></blockquote><p>Value of the solution, which is the target, written as in a result.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/interfaces/Solution.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Solution = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Solution as default
};
