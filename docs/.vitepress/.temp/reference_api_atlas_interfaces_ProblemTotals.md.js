import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: ProblemTotals","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/atlas/interfaces/ProblemTotals.md","filePath":"reference/api/atlas/interfaces/ProblemTotals.md"}');
const _sfc_main = { name: "reference/api/atlas/interfaces/ProblemTotals.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-problemtotals" tabindex="-1">Interface: ProblemTotals <a class="header-anchor" href="#interface-problemtotals" aria-label="Permalink to &quot;Interface: ProblemTotals&quot;">​</a></h1><p>Totals of many problems. A problem is a board with a target.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./AtlasTotals"><code>AtlasTotals</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="boards" tabindex="-1">boards <a class="header-anchor" href="#boards" aria-label="Permalink to &quot;boards&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>boards</strong>: <code>number</code></p></blockquote><hr><h3 id="complete" tabindex="-1">complete <a class="header-anchor" href="#complete" aria-label="Permalink to &quot;complete&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>complete</strong>: <code>number</code></p></blockquote><p>Number of boards that make every target.</p><hr><h3 id="distance" tabindex="-1">distance <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>distance</strong>: <code>Readonly</code>&lt;<code>Record</code>&lt;<code>string</code>, <code>number</code>&gt;&gt;</p></blockquote><p>Number of problems by the distance to the nearest target of the range that the board makes; <code>none</code> if it makes no target.</p><hr><h3 id="operations" tabindex="-1">operations <a class="header-anchor" href="#operations" aria-label="Permalink to &quot;operations&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>operations</strong>: <code>Readonly</code>&lt;<code>Record</code>&lt;<code>string</code>, <code>number</code>&gt;&gt;</p></blockquote><p>Number of solvable problems by their fewest operations.</p><hr><h3 id="problems" tabindex="-1">problems <a class="header-anchor" href="#problems" aria-label="Permalink to &quot;problems&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>problems</strong>: <code>number</code></p></blockquote><hr><h3 id="solvable" tabindex="-1">solvable <a class="header-anchor" href="#solvable" aria-label="Permalink to &quot;solvable&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>solvable</strong>: <code>number</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/atlas/interfaces/ProblemTotals.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ProblemTotals = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ProblemTotals as default
};
