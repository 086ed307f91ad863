import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: MergeReport","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/atlas/interfaces/MergeReport.md","filePath":"reference/api/atlas/interfaces/MergeReport.md"}');
const _sfc_main = { name: "reference/api/atlas/interfaces/MergeReport.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-mergereport" tabindex="-1">Interface: MergeReport <a class="header-anchor" href="#interface-mergereport" aria-label="Permalink to &quot;Interface: MergeReport&quot;">​</a></h1><p>Result of <code>mergeAtlases</code>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="copied" tabindex="-1">copied <a class="header-anchor" href="#copied" aria-label="Permalink to &quot;copied&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>copied</strong>: <code>number</code></p></blockquote><p>Number of shares that were copied.</p><hr><h3 id="missing" tabindex="-1">missing <a class="header-anchor" href="#missing" aria-label="Permalink to &quot;missing&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>missing</strong>: <code>number</code></p></blockquote><p>Number of shares that no folder has.</p><hr><h3 id="totals" tabindex="-1">totals <a class="header-anchor" href="#totals" aria-label="Permalink to &quot;totals&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>totals</strong>: <a href="./AtlasTotals"><code>AtlasTotals</code></a> | <code>null</code></p></blockquote><p>Totals if the atlas is complete now, else null.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/atlas/interfaces/MergeReport.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MergeReport = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MergeReport as default
};
