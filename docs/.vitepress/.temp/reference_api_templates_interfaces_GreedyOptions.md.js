import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: GreedyOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/templates/interfaces/GreedyOptions.md","filePath":"reference/api/templates/interfaces/GreedyOptions.md"}');
const _sfc_main = { name: "reference/api/templates/interfaces/GreedyOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-greedyoptions" tabindex="-1">Interface: GreedyOptions <a class="header-anchor" href="#interface-greedyoptions" aria-label="Permalink to &quot;Interface: GreedyOptions&quot;">​</a></h1><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="seed" tabindex="-1">seed? <a class="header-anchor" href="#seed" aria-label="Permalink to &quot;seed?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>seed?</strong>: <code>number</code></p></blockquote><p>Seed that decides between equally good templates: an integer from 0 to 4294967295. Default: 0.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/templates/interfaces/GreedyOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const GreedyOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  GreedyOptions as default
};
