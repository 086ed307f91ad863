import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: BoardReach","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/interfaces/BoardReach.md","filePath":"reference/api/index/interfaces/BoardReach.md"}');
const _sfc_main = { name: "reference/api/index/interfaces/BoardReach.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-boardreach" tabindex="-1">Interface: BoardReach <a class="header-anchor" href="#interface-boardreach" aria-label="Permalink to &quot;Interface: BoardReach&quot;">​</a></h1><p>Board of a pool, with the fewest operations of each target of a range.</p><h2 id="extends" tabindex="-1">Extends <a class="header-anchor" href="#extends" aria-label="Permalink to &quot;Extends&quot;">​</a></h2><ul><li><a href="./Reach"><code>Reach</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="from" tabindex="-1">from <a class="header-anchor" href="#from" aria-label="Permalink to &quot;from&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>from</strong>: <code>number</code></p></blockquote><h4 id="inherited-from" tabindex="-1">Inherited from <a class="header-anchor" href="#inherited-from" aria-label="Permalink to &quot;Inherited from&quot;">​</a></h4><p><a href="./Reach"><code>Reach</code></a>.<a href="./Reach#from"><code>from</code></a></p><hr><h3 id="numbers" tabindex="-1">numbers <a class="header-anchor" href="#numbers" aria-label="Permalink to &quot;numbers&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>numbers</strong>: <code>number</code>[]</p></blockquote><p>Numbers of the board, ascending.</p><hr><h3 id="operations" tabindex="-1">operations <a class="header-anchor" href="#operations" aria-label="Permalink to &quot;operations&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>operations</strong>: <code>Uint8Array</code></p></blockquote><p>The fewest operations for target t at index t - from, or 255 if t cannot be made. A given number takes 0 under <code>any</code>; under <code>all</code> every target that can be made takes one operation fewer than there are numbers.</p><h4 id="inherited-from-1" tabindex="-1">Inherited from <a class="header-anchor" href="#inherited-from-1" aria-label="Permalink to &quot;Inherited from&quot;">​</a></h4><p><a href="./Reach"><code>Reach</code></a>.<a href="./Reach#operations"><code>operations</code></a></p><hr><h3 id="to" tabindex="-1">to <a class="header-anchor" href="#to" aria-label="Permalink to &quot;to&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>to</strong>: <code>number</code></p></blockquote><h4 id="inherited-from-2" tabindex="-1">Inherited from <a class="header-anchor" href="#inherited-from-2" aria-label="Permalink to &quot;Inherited from&quot;">​</a></h4><p><a href="./Reach"><code>Reach</code></a>.<a href="./Reach#to"><code>to</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/interfaces/BoardReach.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BoardReach = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BoardReach as default
};
