import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: FigureStatement","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/atlas/interfaces/FigureStatement.md","filePath":"reference/api/atlas/interfaces/FigureStatement.md"}');
const _sfc_main = { name: "reference/api/atlas/interfaces/FigureStatement.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-figurestatement" tabindex="-1">Interface: FigureStatement <a class="header-anchor" href="#interface-figurestatement" aria-label="Permalink to &quot;Interface: FigureStatement&quot;">​</a></h1><p>Statement of the paper, and the value in the atlas.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="found" tabindex="-1">found <a class="header-anchor" href="#found" aria-label="Permalink to &quot;found&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>found</strong>: <code>string</code></p></blockquote><hr><h3 id="paper" tabindex="-1">paper <a class="header-anchor" href="#paper" aria-label="Permalink to &quot;paper&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>paper</strong>: <code>string</code></p></blockquote><hr><h3 id="text" tabindex="-1">text <a class="header-anchor" href="#text" aria-label="Permalink to &quot;text&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>text</strong>: <code>string</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/atlas/interfaces/FigureStatement.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FigureStatement = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FigureStatement as default
};
