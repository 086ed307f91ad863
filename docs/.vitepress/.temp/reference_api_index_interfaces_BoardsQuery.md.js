import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: BoardsQuery","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/interfaces/BoardsQuery.md","filePath":"reference/api/index/interfaces/BoardsQuery.md"}');
const _sfc_main = { name: "reference/api/index/interfaces/BoardsQuery.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-boardsquery" tabindex="-1">Interface: BoardsQuery <a class="header-anchor" href="#interface-boardsquery" aria-label="Permalink to &quot;Interface: BoardsQuery&quot;">​</a></h1><p>The boards of a pool: all ways to choose some of its numbers.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./ReachAllQuery"><code>ReachAllQuery</code></a></li><li><a href="./../../atlas/interfaces/AtlasQuery"><code>AtlasQuery</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="game" tabindex="-1">game? <a class="header-anchor" href="#game" aria-label="Permalink to &quot;game?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>game?</strong>: <a href="./Game"><code>Game</code></a></p></blockquote><p>Record of the game whose boards to use, such as <code>games.digits</code>.</p><hr><h3 id="pool" tabindex="-1">pool? <a class="header-anchor" href="#pool" aria-label="Permalink to &quot;pool?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>pool?</strong>: <a href="./../type-aliases/Pool"><code>Pool</code></a></p></blockquote><p>Numbers to choose from: at least one integer from 0 to 2^53 - 1; 0 only if values are not natural. A number that occurs twice can be chosen twice. Members may be groups; then no number may occur twice, inside or outside groups, and there must be a board that takes what each group has <code>exactly</code>. Default: the pool of <code>game</code>, or that of the Countdown round, 1 to 10 twice, 25, 50, 75, 100.</p><hr><h3 id="repeat" tabindex="-1">repeat? <a class="header-anchor" href="#repeat" aria-label="Permalink to &quot;repeat?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>repeat?</strong>: <code>boolean</code></p></blockquote><p>Whether each number of the pool can be chosen any number of times, if it has no groups. Default: as in <code>game</code> if the pool is that of the game, else false.</p><hr><h3 id="size" tabindex="-1">size? <a class="header-anchor" href="#size" aria-label="Permalink to &quot;size?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>size?</strong>: <code>number</code></p></blockquote><p>Size of a board: 1 to 10 numbers. Default: that of <code>game</code>; required otherwise.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/interfaces/BoardsQuery.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BoardsQuery = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BoardsQuery as default
};
