import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: NoResult","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/interfaces/NoResult.md","filePath":"reference/api/index/interfaces/NoResult.md"}');
const _sfc_main = { name: "reference/api/index/interfaces/NoResult.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-noresult" tabindex="-1">Interface: NoResult <a class="header-anchor" href="#interface-noresult" aria-label="Permalink to &quot;Interface: NoResult&quot;">​</a></h1><p>The answer if the target cannot be made, and the nearest value was not requested or there is none.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="distance" tabindex="-1">distance <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>distance</strong>: <code>null</code></p></blockquote><hr><h3 id="expression" tabindex="-1">expression <a class="header-anchor" href="#expression" aria-label="Permalink to &quot;expression&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>expression</strong>: <code>null</code></p></blockquote><hr><h3 id="operations" tabindex="-1">operations <a class="header-anchor" href="#operations" aria-label="Permalink to &quot;operations&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>operations</strong>: <code>null</code></p></blockquote><hr><h3 id="status" tabindex="-1">status <a class="header-anchor" href="#status" aria-label="Permalink to &quot;status&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>status</strong>: <code>&quot;none&quot;</code></p></blockquote><hr><h3 id="steps" tabindex="-1">steps <a class="header-anchor" href="#steps" aria-label="Permalink to &quot;steps&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>steps</strong>: <code>string</code>[]</p></blockquote><p>Always empty.</p><hr><h3 id="value" tabindex="-1">value <a class="header-anchor" href="#value" aria-label="Permalink to &quot;value&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>value</strong>: <code>null</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/interfaces/NoResult.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const NoResult = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  NoResult as default
};
