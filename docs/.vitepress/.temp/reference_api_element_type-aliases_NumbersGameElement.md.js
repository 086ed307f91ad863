import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: NumbersGameElement","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/element/type-aliases/NumbersGameElement.md","filePath":"reference/api/element/type-aliases/NumbersGameElement.md"}');
const _sfc_main = { name: "reference/api/element/type-aliases/NumbersGameElement.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-numbersgameelement" tabindex="-1">Type Alias: NumbersGameElement <a class="header-anchor" href="#type-alias-numbersgameelement" aria-label="Permalink to &quot;Type Alias: NumbersGameElement&quot;">​</a></h1><blockquote><p><strong>NumbersGameElement</strong> = <code>Element</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/element/type-aliases/NumbersGameElement.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const NumbersGameElement = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  NumbersGameElement as default
};
