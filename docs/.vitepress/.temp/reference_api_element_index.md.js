import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"element","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/element/index.md","filePath":"reference/api/element/index.md"}');
const _sfc_main = { name: "reference/api/element/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../"><strong>numbers-game</strong></a></p><hr><h1 id="element" tabindex="-1">element <a class="header-anchor" href="#element" aria-label="Permalink to &quot;element&quot;">​</a></h1><h2 id="interfaces" tabindex="-1">Interfaces <a class="header-anchor" href="#interfaces" aria-label="Permalink to &quot;Interfaces&quot;">​</a></h2><ul><li><a href="./interfaces/Best">Best</a></li><li><a href="./interfaces/FinishDetail">FinishDetail</a></li><li><a href="./interfaces/MoveDetail">MoveDetail</a></li><li><a href="./interfaces/NumbersGameAttributes">NumbersGameAttributes</a></li><li><a href="./interfaces/NumbersGameElementClass">NumbersGameElementClass</a></li><li><a href="./interfaces/NumbersGameEvents">NumbersGameEvents</a></li><li><a href="./interfaces/RoundEvents">RoundEvents</a></li><li><a href="./interfaces/SeriesDetail">SeriesDetail</a></li></ul><h2 id="type-aliases" tabindex="-1">Type Aliases <a class="header-anchor" href="#type-aliases" aria-label="Permalink to &quot;Type Aliases&quot;">​</a></h2><ul><li><a href="./type-aliases/FinishReason">FinishReason</a></li><li><a href="./type-aliases/NumbersGameElement">NumbersGameElement</a></li><li><a href="./type-aliases/NumbersGameEventMap">NumbersGameEventMap</a></li><li><a href="./type-aliases/NumbersGameListeners">NumbersGameListeners</a></li><li><a href="./type-aliases/WorkerFactory">WorkerFactory</a></li></ul><h2 id="variables" tabindex="-1">Variables <a class="header-anchor" href="#variables" aria-label="Permalink to &quot;Variables&quot;">​</a></h2><ul><li><a href="./variables/NumbersGameElement">NumbersGameElement</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/element/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
