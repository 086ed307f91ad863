import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: BoardOrder","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/batch/type-aliases/BoardOrder.md","filePath":"reference/api/batch/type-aliases/BoardOrder.md"}');
const _sfc_main = { name: "reference/api/batch/type-aliases/BoardOrder.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-boardorder" tabindex="-1">Type Alias: BoardOrder <a class="header-anchor" href="#type-alias-boardorder" aria-label="Permalink to &quot;Type Alias: BoardOrder&quot;">​</a></h1><blockquote><p><strong>BoardOrder</strong> = <em>typeof</em> <code>BOARD_ORDERS</code>[<code>number</code>]</p></blockquote><p>Order of the boards of a pool: by their numbers, or in blocks of boards that have many in common.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/batch/type-aliases/BoardOrder.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BoardOrder = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BoardOrder as default
};
