import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: Columns","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/batch/type-aliases/Columns.md","filePath":"reference/api/batch/type-aliases/Columns.md"}');
const _sfc_main = { name: "reference/api/batch/type-aliases/Columns.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-columns" tabindex="-1">Type Alias: Columns <a class="header-anchor" href="#type-alias-columns" aria-label="Permalink to &quot;Type Alias: Columns&quot;">​</a></h1><blockquote><p><strong>Columns</strong> = <code>Readonly</code>&lt;<code>Record</code>&lt;<code>string</code>, <code>string</code>&gt;&gt;</p></blockquote><p>Columns by the fields that they hold, such as <code>{ numbers: &#39;Cards&#39; }</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/batch/type-aliases/Columns.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Columns = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Columns as default
};
