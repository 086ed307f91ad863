import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: WasmSource","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/type-aliases/WasmSource.md","filePath":"reference/api/index/type-aliases/WasmSource.md"}');
const _sfc_main = { name: "reference/api/index/type-aliases/WasmSource.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-wasmsource" tabindex="-1">Type Alias: WasmSource <a class="header-anchor" href="#type-alias-wasmsource" aria-label="Permalink to &quot;Type Alias: WasmSource&quot;">​</a></h1><blockquote><p><strong>WasmSource</strong> = <code>ArrayBuffer</code> | <code>ArrayBufferView</code> | <code>object</code> &amp; <code>CompiledModule</code></p></blockquote><p>A module as bytes or compiled.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/type-aliases/WasmSource.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const WasmSource = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  WasmSource as default
};
