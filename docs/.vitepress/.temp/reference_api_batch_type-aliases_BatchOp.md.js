import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: BatchOp","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/batch/type-aliases/BatchOp.md","filePath":"reference/api/batch/type-aliases/BatchOp.md"}');
const _sfc_main = { name: "reference/api/batch/type-aliases/BatchOp.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-batchop" tabindex="-1">Type Alias: BatchOp <a class="header-anchor" href="#type-alias-batchop" aria-label="Permalink to &quot;Type Alias: BatchOp&quot;">​</a></h1><blockquote><p><strong>BatchOp</strong> = <em>typeof</em> <code>OPS</code>[<code>number</code>]</p></blockquote><p>The operation to run on each puzzle: a method of a solver, <code>verify</code> or <code>rate</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/batch/type-aliases/BatchOp.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BatchOp = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BatchOp as default
};
