import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Position","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/environment/interfaces/Position.md","filePath":"reference/api/environment/interfaces/Position.md"}');
const _sfc_main = { name: "reference/api/environment/interfaces/Position.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-position" tabindex="-1">Interface: Position <a class="header-anchor" href="#interface-position" aria-label="Permalink to &quot;Interface: Position&quot;">​</a></h1><p>Position of a board. Values are numbers while they are safe integers, else text <code>p</code> or <code>p/q</code>.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./Move"><code>Move</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="done" tabindex="-1">done <a class="header-anchor" href="#done" aria-label="Permalink to &quot;done&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>done</strong>: <code>boolean</code></p></blockquote><p>Whether the board is finished: it is solved, or one value is left.</p><hr><h3 id="numbers" tabindex="-1">numbers <a class="header-anchor" href="#numbers" aria-label="Permalink to &quot;numbers&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>numbers</strong>: (<code>string</code> | <code>number</code>)[]</p></blockquote><p>The values that are left, in the order of the board, with results last.</p><hr><h3 id="operations" tabindex="-1">operations <a class="header-anchor" href="#operations" aria-label="Permalink to &quot;operations&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>operations</strong>: <code>number</code> | <code>null</code></p></blockquote><p>Fewest further operations that make the target; null if it cannot be made.</p><hr><h3 id="solvable" tabindex="-1">solvable <a class="header-anchor" href="#solvable" aria-label="Permalink to &quot;solvable&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>solvable</strong>: <code>boolean</code></p></blockquote><p>Whether the target can still be made; true once it is made.</p><hr><h3 id="solved" tabindex="-1">solved <a class="header-anchor" href="#solved" aria-label="Permalink to &quot;solved&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>solved</strong>: <code>boolean</code></p></blockquote><p>Whether the target is made. Under <code>use: &#39;all&#39;</code> it must be the only value left.</p><hr><h3 id="target" tabindex="-1">target <a class="header-anchor" href="#target" aria-label="Permalink to &quot;target&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>target</strong>: <code>string</code> | <code>number</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/environment/interfaces/Position.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Position = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Position as default
};
