import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Bounds","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/generate/interfaces/Bounds.md","filePath":"reference/api/generate/interfaces/Bounds.md"}');
const _sfc_main = { name: "reference/api/generate/interfaces/Bounds.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-bounds" tabindex="-1">Interface: Bounds <a class="header-anchor" href="#interface-bounds" aria-label="Permalink to &quot;Interface: Bounds&quot;">​</a></h1><p>A range of integers.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="from" tabindex="-1">from? <a class="header-anchor" href="#from" aria-label="Permalink to &quot;from?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>from?</strong>: <code>number</code></p></blockquote><p>Lower bound, from 0. Default: 0.</p><hr><h3 id="to" tabindex="-1">to? <a class="header-anchor" href="#to" aria-label="Permalink to &quot;to?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>to?</strong>: <code>number</code></p></blockquote><p>Upper bound. Default: 2^53 - 1.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/generate/interfaces/Bounds.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Bounds = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Bounds as default
};
