import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Shard","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/batch/interfaces/Shard.md","filePath":"reference/api/batch/interfaces/Shard.md"}');
const _sfc_main = { name: "reference/api/batch/interfaces/Shard.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-shard" tabindex="-1">Interface: Shard <a class="header-anchor" href="#interface-shard" aria-label="Permalink to &quot;Interface: Shard&quot;">​</a></h1><p>Shard of a job that several machines divide.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="index" tabindex="-1">index <a class="header-anchor" href="#index" aria-label="Permalink to &quot;index&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>index</strong>: <code>number</code></p></blockquote><p>Number of this shard, from 1 to <code>of</code>.</p><hr><h3 id="of" tabindex="-1">of <a class="header-anchor" href="#of" aria-label="Permalink to &quot;of&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>of</strong>: <code>number</code></p></blockquote><p>Number of shards, from 1.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/batch/interfaces/Shard.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Shard = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Shard as default
};
