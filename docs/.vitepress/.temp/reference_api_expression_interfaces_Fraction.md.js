import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Fraction","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/expression/interfaces/Fraction.md","filePath":"reference/api/expression/interfaces/Fraction.md"}');
const _sfc_main = { name: "reference/api/expression/interfaces/Fraction.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-fraction" tabindex="-1">Interface: Fraction <a class="header-anchor" href="#interface-fraction" aria-label="Permalink to &quot;Interface: Fraction&quot;">​</a></h1><p>numerator / denominator, with a positive denominator.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="denominator" tabindex="-1">denominator <a class="header-anchor" href="#denominator" aria-label="Permalink to &quot;denominator&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>denominator</strong>: <code>bigint</code></p></blockquote><hr><h3 id="numerator" tabindex="-1">numerator <a class="header-anchor" href="#numerator" aria-label="Permalink to &quot;numerator&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>numerator</strong>: <code>bigint</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/expression/interfaces/Fraction.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Fraction = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Fraction as default
};
