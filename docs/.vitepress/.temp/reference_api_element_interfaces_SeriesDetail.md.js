import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: SeriesDetail","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/element/interfaces/SeriesDetail.md","filePath":"reference/api/element/interfaces/SeriesDetail.md"}');
const _sfc_main = { name: "reference/api/element/interfaces/SeriesDetail.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-seriesdetail" tabindex="-1">Interface: SeriesDetail <a class="header-anchor" href="#interface-seriesdetail" aria-label="Permalink to &quot;Interface: SeriesDetail&quot;">​</a></h1><p>The result of a series of boards.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="boards" tabindex="-1">boards <a class="header-anchor" href="#boards" aria-label="Permalink to &quot;boards&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>boards</strong>: <code>number</code></p></blockquote><p>The number of boards that were shown.</p><hr><h3 id="elapsedms" tabindex="-1">elapsedMs <a class="header-anchor" href="#elapsedms" aria-label="Permalink to &quot;elapsedMs&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>elapsedMs</strong>: <code>number</code></p></blockquote><p>The time in which the boards were played, in milliseconds.</p><hr><h3 id="solved" tabindex="-1">solved <a class="header-anchor" href="#solved" aria-label="Permalink to &quot;solved&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>solved</strong>: <code>number</code></p></blockquote><p>The number of those solved; in a sprint, without hints.</p><hr><h3 id="stars" tabindex="-1">stars <a class="header-anchor" href="#stars" aria-label="Permalink to &quot;stars&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>stars</strong>: <code>number</code></p></blockquote><p>The sum of the stars of the rounds.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/element/interfaces/SeriesDetail.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SeriesDetail = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SeriesDetail as default
};
