import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Best","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/element/interfaces/Best.md","filePath":"reference/api/element/interfaces/Best.md"}');
const _sfc_main = { name: "reference/api/element/interfaces/Best.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-best" tabindex="-1">Interface: Best <a class="header-anchor" href="#interface-best" aria-label="Permalink to &quot;Interface: Best&quot;">​</a></h1><p>The player&#39;s best result so far.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="distance" tabindex="-1">distance <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>distance</strong>: <code>string</code> | <code>number</code></p></blockquote><p>The distance abs(value - target), written as in results.</p><hr><h3 id="expression" tabindex="-1">expression <a class="header-anchor" href="#expression" aria-label="Permalink to &quot;expression&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>expression</strong>: <code>string</code></p></blockquote><p>The expression as the player made or wrote it.</p><hr><h3 id="value" tabindex="-1">value <a class="header-anchor" href="#value" aria-label="Permalink to &quot;value&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>value</strong>: <code>string</code> | <code>number</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/element/interfaces/Best.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Best = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Best as default
};
