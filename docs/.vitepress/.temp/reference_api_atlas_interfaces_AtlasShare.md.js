import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: AtlasShare","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/atlas/interfaces/AtlasShare.md","filePath":"reference/api/atlas/interfaces/AtlasShare.md"}');
const _sfc_main = { name: "reference/api/atlas/interfaces/AtlasShare.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-atlasshare" tabindex="-1">Interface: AtlasShare <a class="header-anchor" href="#interface-atlasshare" aria-label="Permalink to &quot;Interface: AtlasShare&quot;">​</a></h1><p>A share: consecutive boards that one thread builds.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="count" tabindex="-1">count <a class="header-anchor" href="#count" aria-label="Permalink to &quot;count&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>count</strong>: <code>number</code></p></blockquote><hr><h3 id="first" tabindex="-1">first <a class="header-anchor" href="#first" aria-label="Permalink to &quot;first&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>first</strong>: <code>number</code></p></blockquote><p>Rank of the first board.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/atlas/interfaces/AtlasShare.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const AtlasShare = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  AtlasShare as default
};
