import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: Keep","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/atlas/type-aliases/Keep.md","filePath":"reference/api/atlas/type-aliases/Keep.md"}');
const _sfc_main = { name: "reference/api/atlas/type-aliases/Keep.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-keep" tabindex="-1">Type Alias: Keep <a class="header-anchor" href="#type-alias-keep" aria-label="Permalink to &quot;Type Alias: Keep&quot;">​</a></h1><blockquote><p><strong>Keep</strong> = <em>typeof</em> <code>KEEPS</code>[<code>number</code>]</p></blockquote><p>Level of detail that an atlas keeps: every problem, a row for each board, or a row for each target.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/atlas/type-aliases/Keep.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Keep = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Keep as default
};
