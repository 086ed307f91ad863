import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: DatasetId","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/verify/type-aliases/DatasetId.md","filePath":"reference/api/verify/type-aliases/DatasetId.md"}');
const _sfc_main = { name: "reference/api/verify/type-aliases/DatasetId.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-datasetid" tabindex="-1">Type Alias: DatasetId <a class="header-anchor" href="#type-alias-datasetid" aria-label="Permalink to &quot;Type Alias: DatasetId&quot;">​</a></h1><blockquote><p><strong>DatasetId</strong> = <code>&quot;tinyzero&quot;</code> | <code>&quot;reasoning-gym-countdown&quot;</code> | <code>&quot;reasoning-gym-puzzle24&quot;</code> | <code>&quot;tree-of-thoughts-24&quot;</code></p></blockquote><p>The id of a record of <code>datasets</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/verify/type-aliases/DatasetId.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const DatasetId = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  DatasetId as default
};
