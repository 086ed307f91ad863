import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: BoardRow","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/atlas/interfaces/BoardRow.md","filePath":"reference/api/atlas/interfaces/BoardRow.md"}');
const _sfc_main = { name: "reference/api/atlas/interfaces/BoardRow.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-boardrow" tabindex="-1">Interface: BoardRow <a class="header-anchor" href="#interface-boardrow" aria-label="Permalink to &quot;Interface: BoardRow&quot;">​</a></h1><p>Entry of an atlas for a board.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="board" tabindex="-1">board <a class="header-anchor" href="#board" aria-label="Permalink to &quot;board&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>board</strong>: <code>number</code></p></blockquote><p>Rank among the boards of the pool, in lexicographic order.</p><hr><h3 id="maxdistance" tabindex="-1">maxDistance <a class="header-anchor" href="#maxdistance" aria-label="Permalink to &quot;maxDistance&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>maxDistance</strong>: <code>number</code> | <code>null</code></p></blockquote><p>Largest distance of the problems of the board; null if it makes no target.</p><hr><h3 id="maxoperations" tabindex="-1">maxOperations <a class="header-anchor" href="#maxoperations" aria-label="Permalink to &quot;maxOperations&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>maxOperations</strong>: <code>number</code> | <code>null</code></p></blockquote><p>Most operations of the solvable problems of the board; null if it has none.</p><hr><h3 id="numbers" tabindex="-1">numbers <a class="header-anchor" href="#numbers" aria-label="Permalink to &quot;numbers&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>numbers</strong>: <code>number</code>[]</p></blockquote><p>Numbers of the board, ascending.</p><hr><h3 id="operations" tabindex="-1">operations <a class="header-anchor" href="#operations" aria-label="Permalink to &quot;operations&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>operations</strong>: <code>number</code>[]</p></blockquote><p>Number of solvable problems by their fewest operations, 0 to 9, or with squares 0 to 14.</p><hr><h3 id="solvable" tabindex="-1">solvable <a class="header-anchor" href="#solvable" aria-label="Permalink to &quot;solvable&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>solvable</strong>: <code>number</code></p></blockquote><p>Number of targets that the board makes.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/atlas/interfaces/BoardRow.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BoardRow = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BoardRow as default
};
