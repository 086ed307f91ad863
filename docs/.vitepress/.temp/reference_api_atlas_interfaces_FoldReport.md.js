import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: FoldReport","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/atlas/interfaces/FoldReport.md","filePath":"reference/api/atlas/interfaces/FoldReport.md"}');
const _sfc_main = { name: "reference/api/atlas/interfaces/FoldReport.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-foldreport" tabindex="-1">Interface: FoldReport <a class="header-anchor" href="#interface-foldreport" aria-label="Permalink to &quot;Interface: FoldReport&quot;">​</a></h1><p>Result of <code>foldAtlas</code>, and the content of the fold.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="added" tabindex="-1">added <a class="header-anchor" href="#added" aria-label="Permalink to &quot;added&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>added</strong>: <code>number</code></p></blockquote><p>Number of shares that were added.</p><hr><h3 id="boards" tabindex="-1">boards <a class="header-anchor" href="#boards" aria-label="Permalink to &quot;boards&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>boards</strong>: <code>number</code></p></blockquote><p>Number of boards in the fold.</p><hr><h3 id="ranges" tabindex="-1">ranges <a class="header-anchor" href="#ranges" aria-label="Permalink to &quot;ranges&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>ranges</strong>: <code>number</code></p></blockquote><p>Number of ranges of consecutive boards in the fold.</p><hr><h3 id="shares" tabindex="-1">shares <a class="header-anchor" href="#shares" aria-label="Permalink to &quot;shares&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>shares</strong>: <code>number</code></p></blockquote><p>Number of shares in the fold; 0 if the atlas is complete or no share is finished.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/atlas/interfaces/FoldReport.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FoldReport = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FoldReport as default
};
