import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: AtlasVerifyReport","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/atlas/interfaces/AtlasVerifyReport.md","filePath":"reference/api/atlas/interfaces/AtlasVerifyReport.md"}');
const _sfc_main = { name: "reference/api/atlas/interfaces/AtlasVerifyReport.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-atlasverifyreport" tabindex="-1">Interface: AtlasVerifyReport <a class="header-anchor" href="#interface-atlasverifyreport" aria-label="Permalink to &quot;Interface: AtlasVerifyReport&quot;">​</a></h1><p>Result of <code>verifyAtlas</code>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="faults" tabindex="-1">faults <a class="header-anchor" href="#faults" aria-label="Permalink to &quot;faults&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>faults</strong>: readonly <code>object</code>[]</p></blockquote><p>Faults, each with the path of the file in the folder of the atlas.</p><hr><h3 id="ok" tabindex="-1">ok <a class="header-anchor" href="#ok" aria-label="Permalink to &quot;ok&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>ok</strong>: <code>boolean</code></p></blockquote><hr><h3 id="recounted" tabindex="-1">recounted <a class="header-anchor" href="#recounted" aria-label="Permalink to &quot;recounted&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>recounted</strong>: <code>number</code></p></blockquote><p>Number of boards that were computed again.</p><hr><h3 id="seed" tabindex="-1">seed <a class="header-anchor" href="#seed" aria-label="Permalink to &quot;seed&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>seed</strong>: <code>number</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/atlas/interfaces/AtlasVerifyReport.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const AtlasVerifyReport = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  AtlasVerifyReport as default
};
