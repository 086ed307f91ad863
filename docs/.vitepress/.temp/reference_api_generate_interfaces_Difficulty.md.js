import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Difficulty","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/generate/interfaces/Difficulty.md","filePath":"reference/api/generate/interfaces/Difficulty.md"}');
const _sfc_main = { name: "reference/api/generate/interfaces/Difficulty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-difficulty" tabindex="-1">Interface: Difficulty <a class="header-anchor" href="#interface-difficulty" aria-label="Permalink to &quot;Interface: Difficulty&quot;">​</a></h1><p>Difficulty of a puzzle. Every field is null if the puzzle cannot be solved.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="difficulty" tabindex="-1">difficulty <a class="header-anchor" href="#difficulty" aria-label="Permalink to &quot;difficulty&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>difficulty</strong>: <code>number</code> | <code>null</code></p></blockquote><p>Score, mostly 0 to 100, with one decimal. Higher is harder. Comparable only under the same rules.</p><hr><h3 id="features" tabindex="-1">features <a class="header-anchor" href="#features" aria-label="Permalink to &quot;features&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>features</strong>: <a href="./Features"><code>Features</code></a> | <code>null</code></p></blockquote><p><strong><code>Experimental</code></strong></p><p>The features that the rating is computed from.</p><hr><h3 id="level" tabindex="-1">level <a class="header-anchor" href="#level" aria-label="Permalink to &quot;level&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>level</strong>: <a href="./../type-aliases/Level"><code>Level</code></a> | <code>null</code></p></blockquote><p>Fifth of the solvable puzzles of the game to which it belongs: from 1, the easiest, to 5, the hardest.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/generate/interfaces/Difficulty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Difficulty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Difficulty as default
};
