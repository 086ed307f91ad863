import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: RoundEvents","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/element/interfaces/RoundEvents.md","filePath":"reference/api/element/interfaces/RoundEvents.md"}');
const _sfc_main = { name: "reference/api/element/interfaces/RoundEvents.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-roundevents" tabindex="-1">Interface: RoundEvents <a class="header-anchor" href="#interface-roundevents" aria-label="Permalink to &quot;Interface: RoundEvents&quot;">​</a></h1><p>The events of a round.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./NumbersGameEvents"><code>NumbersGameEvents</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="failure" tabindex="-1">failure <a class="header-anchor" href="#failure" aria-label="Permalink to &quot;failure&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>failure</strong>: <code>Error</code></p></blockquote><p>The error of a puzzle that could not be solved.</p><hr><h3 id="finish" tabindex="-1">finish <a class="header-anchor" href="#finish" aria-label="Permalink to &quot;finish&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>finish</strong>: <a href="./FinishDetail"><code>FinishDetail</code></a></p></blockquote><p>The end of the round.</p><hr><h3 id="move" tabindex="-1">move <a class="header-anchor" href="#move" aria-label="Permalink to &quot;move&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>move</strong>: <a href="./MoveDetail"><code>MoveDetail</code></a></p></blockquote><p>A move of the player, or the undoing of moves, with <code>step</code> null.</p><hr><h3 id="start" tabindex="-1">start <a class="header-anchor" href="#start" aria-label="Permalink to &quot;start&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>start</strong>: <code>null</code></p></blockquote><p>The start: the board is uncovered, and the clock runs if there is one.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/element/interfaces/RoundEvents.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const RoundEvents = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  RoundEvents as default
};
