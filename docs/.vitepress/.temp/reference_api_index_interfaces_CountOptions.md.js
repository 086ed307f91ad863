import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: CountOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/interfaces/CountOptions.md","filePath":"reference/api/index/interfaces/CountOptions.md"}');
const _sfc_main = { name: "reference/api/index/interfaces/CountOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-countoptions" tabindex="-1">Interface: CountOptions <a class="header-anchor" href="#interface-countoptions" aria-label="Permalink to &quot;Interface: CountOptions&quot;">​</a></h1><p>Options of <code>count</code>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="distinct" tabindex="-1">distinct? <a class="header-anchor" href="#distinct" aria-label="Permalink to &quot;distinct?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>distinct?</strong>: <a href="./../type-aliases/Distinct"><code>Distinct</code></a></p></blockquote><p>Criterion for different solutions. Default: <code>essential</code>.</p><hr><h3 id="limit" tabindex="-1">limit? <a class="header-anchor" href="#limit" aria-label="Permalink to &quot;limit?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>limit?</strong>: <code>number</code></p></blockquote><p>The most solutions to count, from 0. Default: all; 2^53 and more are the error <code>limit-exceeded</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/interfaces/CountOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const CountOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  CountOptions as default
};
