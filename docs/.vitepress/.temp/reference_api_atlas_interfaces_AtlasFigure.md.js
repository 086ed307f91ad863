import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: AtlasFigure","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/atlas/interfaces/AtlasFigure.md","filePath":"reference/api/atlas/interfaces/AtlasFigure.md"}');
const _sfc_main = { name: "reference/api/atlas/interfaces/AtlasFigure.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-atlasfigure" tabindex="-1">Interface: AtlasFigure <a class="header-anchor" href="#interface-atlasfigure" aria-label="Permalink to &quot;Interface: AtlasFigure&quot;">​</a></h1><p>Figure of an atlas.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="boards" tabindex="-1">boards <a class="header-anchor" href="#boards" aria-label="Permalink to &quot;boards&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>boards</strong>: <code>number</code></p></blockquote><p>Number of boards that the figure is drawn from: all, or those in the fold.</p><hr><h3 id="csv" tabindex="-1">csv <a class="header-anchor" href="#csv" aria-label="Permalink to &quot;csv&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>csv</strong>: <code>string</code></p></blockquote><p>Figure as CSV: each target with the number and the percentage of the boards that make it. For an unfinished atlas also the ends of the band of 95 % confidence.</p><hr><h3 id="of" tabindex="-1">of <a class="header-anchor" href="#of" aria-label="Permalink to &quot;of&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>of</strong>: <code>number</code></p></blockquote><p>Number of boards in the atlas.</p><hr><h3 id="statements" tabindex="-1">statements <a class="header-anchor" href="#statements" aria-label="Permalink to &quot;statements&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>statements</strong>: readonly <a href="./FigureStatement"><code>FigureStatement</code></a>[]</p></blockquote><p>Statements of &quot;(The Final) Countdown&quot; about this game; empty for other games.</p><hr><h3 id="svg" tabindex="-1">svg <a class="header-anchor" href="#svg" aria-label="Permalink to &quot;svg&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>svg</strong>: <code>string</code></p></blockquote><p>Text of an SVG file.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/atlas/interfaces/AtlasFigure.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const AtlasFigure = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  AtlasFigure as default
};
