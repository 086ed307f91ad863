import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: DatasetRewards","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/verify/interfaces/DatasetRewards.md","filePath":"reference/api/verify/interfaces/DatasetRewards.md"}');
const _sfc_main = { name: "reference/api/verify/interfaces/DatasetRewards.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-datasetrewards" tabindex="-1">Interface: DatasetRewards <a class="header-anchor" href="#interface-datasetrewards" aria-label="Permalink to &quot;Interface: DatasetRewards&quot;">​</a></h1><p>Rewards of a data set.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="exact" tabindex="-1">exact <a class="header-anchor" href="#exact" aria-label="Permalink to &quot;exact&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>exact</strong>: <code>number</code></p></blockquote><p>Reward of a right answer.</p><hr><h3 id="malformed" tabindex="-1">malformed <a class="header-anchor" href="#malformed" aria-label="Permalink to &quot;malformed&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>malformed</strong>: <code>number</code></p></blockquote><p>Reward of an answer that could not be read.</p><hr><h3 id="missing" tabindex="-1">missing <a class="header-anchor" href="#missing" aria-label="Permalink to &quot;missing&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>missing</strong>: <code>number</code></p></blockquote><p>Reward of a text without an answer.</p><hr><h3 id="wellformed" tabindex="-1">wellFormed <a class="header-anchor" href="#wellformed" aria-label="Permalink to &quot;wellFormed&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>wellFormed</strong>: <code>number</code></p></blockquote><p>Reward of an answer that could be read and is not right.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/verify/interfaces/DatasetRewards.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const DatasetRewards = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  DatasetRewards as default
};
