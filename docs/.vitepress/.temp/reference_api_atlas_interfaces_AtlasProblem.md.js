import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: AtlasProblem","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/atlas/interfaces/AtlasProblem.md","filePath":"reference/api/atlas/interfaces/AtlasProblem.md"}');
const _sfc_main = { name: "reference/api/atlas/interfaces/AtlasProblem.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-atlasproblem" tabindex="-1">Interface: AtlasProblem <a class="header-anchor" href="#interface-atlasproblem" aria-label="Permalink to &quot;Interface: AtlasProblem&quot;">​</a></h1><p>Entry of an atlas for a problem.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="board" tabindex="-1">board <a class="header-anchor" href="#board" aria-label="Permalink to &quot;board&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>board</strong>: <code>number</code></p></blockquote><hr><h3 id="distance" tabindex="-1">distance <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>distance</strong>: <code>number</code> | <code>null</code></p></blockquote><p>Distance to the nearest value of the range, 0 if the target can be made; null if the board makes no value of the range.</p><hr><h3 id="numbers" tabindex="-1">numbers <a class="header-anchor" href="#numbers" aria-label="Permalink to &quot;numbers&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>numbers</strong>: <code>number</code>[]</p></blockquote><p>Numbers of the board, ascending.</p><hr><h3 id="operations" tabindex="-1">operations <a class="header-anchor" href="#operations" aria-label="Permalink to &quot;operations&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>operations</strong>: <code>number</code> | <code>null</code></p></blockquote><p>Fewest operations of the target or of the nearest values; null if there is none.</p><hr><h3 id="target" tabindex="-1">target <a class="header-anchor" href="#target" aria-label="Permalink to &quot;target&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>target</strong>: <code>number</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/atlas/interfaces/AtlasProblem.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const AtlasProblem = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  AtlasProblem as default
};
