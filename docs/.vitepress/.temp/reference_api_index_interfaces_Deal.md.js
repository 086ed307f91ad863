import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Deal","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/interfaces/Deal.md","filePath":"reference/api/index/interfaces/Deal.md"}');
const _sfc_main = { name: "reference/api/index/interfaces/Deal.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-deal" tabindex="-1">Interface: Deal <a class="header-anchor" href="#interface-deal" aria-label="Permalink to &quot;Interface: Deal&quot;">​</a></h1><p>Method of drawing the numbers of a board.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="large" tabindex="-1">large? <a class="header-anchor" href="#large" aria-label="Permalink to &quot;large?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>large?</strong>: <code>object</code></p></blockquote><p>The numbers outside groups from <code>from</code> up are large: players choose how many of them to get. <code>count</code> is the default.</p><h4 id="count" tabindex="-1">count <a class="header-anchor" href="#count" aria-label="Permalink to &quot;count&quot;">​</a></h4><blockquote><p><code>readonly</code> <strong>count</strong>: <code>number</code></p></blockquote><h4 id="from" tabindex="-1">from <a class="header-anchor" href="#from" aria-label="Permalink to &quot;from&quot;">​</a></h4><blockquote><p><code>readonly</code> <strong>from</strong>: <code>number</code></p></blockquote><hr><h3 id="pool" tabindex="-1">pool <a class="header-anchor" href="#pool" aria-label="Permalink to &quot;pool&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>pool</strong>: <a href="./../type-aliases/Pool"><code>Pool</code></a></p></blockquote><p>The numbers to draw from, without replacement: a number that occurs twice can be drawn twice. Members may be groups, as in <code>BoardsQuery</code>; every deal that their bounds allow is equally likely.</p><hr><h3 id="repeat" tabindex="-1">repeat? <a class="header-anchor" href="#repeat" aria-label="Permalink to &quot;repeat?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>repeat?</strong>: <code>boolean</code></p></blockquote><p>Whether to draw the numbers outside groups with replacement. Default: false.</p><hr><h3 id="size" tabindex="-1">size <a class="header-anchor" href="#size" aria-label="Permalink to &quot;size&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>size</strong>: <code>number</code></p></blockquote><p>Number of numbers on a board.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/interfaces/Deal.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Deal = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Deal as default
};
