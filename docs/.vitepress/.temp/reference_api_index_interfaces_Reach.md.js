import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Reach","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/interfaces/Reach.md","filePath":"reference/api/index/interfaces/Reach.md"}');
const _sfc_main = { name: "reference/api/index/interfaces/Reach.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-reach" tabindex="-1">Interface: Reach <a class="header-anchor" href="#interface-reach" aria-label="Permalink to &quot;Interface: Reach&quot;">​</a></h1><p>Fewest operations of each target of a range.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./BoardReach"><code>BoardReach</code></a></li><li><a href="./../../classic/namespaces/classic/interfaces/ClassicReach"><code>ClassicReach</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="from" tabindex="-1">from <a class="header-anchor" href="#from" aria-label="Permalink to &quot;from&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>from</strong>: <code>number</code></p></blockquote><hr><h3 id="operations" tabindex="-1">operations <a class="header-anchor" href="#operations" aria-label="Permalink to &quot;operations&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>operations</strong>: <code>Uint8Array</code></p></blockquote><p>The fewest operations for target t at index t - from, or 255 if t cannot be made. A given number takes 0 under <code>any</code>; under <code>all</code> every target that can be made takes one operation fewer than there are numbers.</p><hr><h3 id="to" tabindex="-1">to <a class="header-anchor" href="#to" aria-label="Permalink to &quot;to&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>to</strong>: <code>number</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/interfaces/Reach.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Reach = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Reach as default
};
