import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: AtlasVerifyOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/atlas/interfaces/AtlasVerifyOptions.md","filePath":"reference/api/atlas/interfaces/AtlasVerifyOptions.md"}');
const _sfc_main = { name: "reference/api/atlas/interfaces/AtlasVerifyOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-atlasverifyoptions" tabindex="-1">Interface: AtlasVerifyOptions <a class="header-anchor" href="#interface-atlasverifyoptions" aria-label="Permalink to &quot;Interface: AtlasVerifyOptions&quot;">​</a></h1><p>Options of <code>verifyAtlas</code>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="onprogress" tabindex="-1">onProgress? <a class="header-anchor" href="#onprogress" aria-label="Permalink to &quot;onProgress?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>onProgress?</strong>: (<code>progress</code>) =&gt; <code>void</code></p></blockquote><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="progress" tabindex="-1">progress <a class="header-anchor" href="#progress" aria-label="Permalink to &quot;progress&quot;">​</a></h5><p><a href="./../../worker/interfaces/Progress"><code>Progress</code></a></p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>void</code></p><hr><h3 id="sample" tabindex="-1">sample? <a class="header-anchor" href="#sample" aria-label="Permalink to &quot;sample?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>sample?</strong>: <code>number</code></p></blockquote><p>Number of boards to compute again. Default: 20.</p><hr><h3 id="seed" tabindex="-1">seed? <a class="header-anchor" href="#seed" aria-label="Permalink to &quot;seed?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>seed?</strong>: <code>number</code></p></blockquote><p>Seed that chooses these boards. Default: the time, so that each run checks other boards.</p><hr><h3 id="signal" tabindex="-1">signal? <a class="header-anchor" href="#signal" aria-label="Permalink to &quot;signal?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>signal?</strong>: <a href="./../../worker/interfaces/AbortSignalLike"><code>AbortSignalLike</code></a></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/atlas/interfaces/AtlasVerifyOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const AtlasVerifyOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  AtlasVerifyOptions as default
};
