import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: TypedArray","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/type-aliases/TypedArray.md","filePath":"reference/api/index/type-aliases/TypedArray.md"}');
const _sfc_main = { name: "reference/api/index/type-aliases/TypedArray.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-typedarray" tabindex="-1">Type Alias: TypedArray <a class="header-anchor" href="#type-alias-typedarray" aria-label="Permalink to &quot;Type Alias: TypedArray&quot;">​</a></h1><blockquote><p><strong>TypedArray</strong> = <code>Int8Array</code> | <code>Uint8Array</code> | <code>Uint8ClampedArray</code> | <code>Int16Array</code> | <code>Uint16Array</code> | <code>Int32Array</code> | <code>Uint32Array</code> | <code>Float32Array</code> | <code>Float64Array</code></p></blockquote><p>Arrays of numbers with elements of one type.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/type-aliases/TypedArray.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TypedArray = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TypedArray as default
};
