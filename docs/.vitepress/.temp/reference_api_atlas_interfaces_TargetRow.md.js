import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: TargetRow","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/atlas/interfaces/TargetRow.md","filePath":"reference/api/atlas/interfaces/TargetRow.md"}');
const _sfc_main = { name: "reference/api/atlas/interfaces/TargetRow.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-targetrow" tabindex="-1">Interface: TargetRow <a class="header-anchor" href="#interface-targetrow" aria-label="Permalink to &quot;Interface: TargetRow&quot;">​</a></h1><p>Entry of an atlas for a target.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="operations" tabindex="-1">operations <a class="header-anchor" href="#operations" aria-label="Permalink to &quot;operations&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>operations</strong>: <code>number</code>[]</p></blockquote><p>Number of these boards by their fewest operations, 0 to 9, or with squares 0 to 14.</p><hr><h3 id="solvable" tabindex="-1">solvable <a class="header-anchor" href="#solvable" aria-label="Permalink to &quot;solvable&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>solvable</strong>: <code>number</code></p></blockquote><p>Number of boards that make the target.</p><hr><h3 id="target" tabindex="-1">target <a class="header-anchor" href="#target" aria-label="Permalink to &quot;target&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>target</strong>: <code>number</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/atlas/interfaces/TargetRow.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TargetRow = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TargetRow as default
};
