import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: BatchFormat","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/batch/type-aliases/BatchFormat.md","filePath":"reference/api/batch/type-aliases/BatchFormat.md"}');
const _sfc_main = { name: "reference/api/batch/type-aliases/BatchFormat.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-batchformat" tabindex="-1">Type Alias: BatchFormat <a class="header-anchor" href="#type-alias-batchformat" aria-label="Permalink to &quot;Type Alias: BatchFormat&quot;">​</a></h1><blockquote><p><strong>BatchFormat</strong> = <code>TextFormat</code></p></blockquote><p>The format of text: a JSON object on each line, or CSV with a header.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/batch/type-aliases/BatchFormat.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BatchFormat = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BatchFormat as default
};
