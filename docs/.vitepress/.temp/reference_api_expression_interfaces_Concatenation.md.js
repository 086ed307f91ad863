import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Concatenation","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/expression/interfaces/Concatenation.md","filePath":"reference/api/expression/interfaces/Concatenation.md"}');
const _sfc_main = { name: "reference/api/expression/interfaces/Concatenation.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-concatenation" tabindex="-1">Interface: Concatenation <a class="header-anchor" href="#interface-concatenation" aria-label="Permalink to &quot;Interface: Concatenation&quot;">​</a></h1><p>Two to ten given numbers from 0 to 9, the first not 0, as the digits of one number.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="operator" tabindex="-1">operator <a class="header-anchor" href="#operator" aria-label="Permalink to &quot;operator&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>operator</strong>: <code>&quot;concat&quot;</code></p></blockquote><hr><h3 id="parts" tabindex="-1">parts <a class="header-anchor" href="#parts" aria-label="Permalink to &quot;parts&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>parts</strong>: readonly <code>number</code>[]</p></blockquote><p>The digits from left to right.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/expression/interfaces/Concatenation.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Concatenation = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Concatenation as default
};
