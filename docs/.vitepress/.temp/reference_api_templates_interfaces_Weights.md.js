import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Weights","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/templates/interfaces/Weights.md","filePath":"reference/api/templates/interfaces/Weights.md"}');
const _sfc_main = { name: "reference/api/templates/interfaces/Weights.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-weights" tabindex="-1">Interface: Weights <a class="header-anchor" href="#interface-weights" aria-label="Permalink to &quot;Interface: Weights&quot;">​</a></h1><p>Weights on boards such that no allowed template solves boards of more total weight than <code>most</code>; k templates suffice only if k × <code>most</code> is at least the total.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="most" tabindex="-1">most <a class="header-anchor" href="#most" aria-label="Permalink to &quot;most&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>most</strong>: <code>number</code></p></blockquote><hr><h3 id="weights" tabindex="-1">weights <a class="header-anchor" href="#weights" aria-label="Permalink to &quot;weights&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>weights</strong>: readonly (readonly [readonly <code>number</code>[], <code>number</code>])[]</p></blockquote><p>Boards, each with its weight, a positive integer.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/templates/interfaces/Weights.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Weights = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Weights as default
};
