import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: Distinct","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/type-aliases/Distinct.md","filePath":"reference/api/index/type-aliases/Distinct.md"}');
const _sfc_main = { name: "reference/api/index/type-aliases/Distinct.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-distinct" tabindex="-1">Type Alias: Distinct <a class="header-anchor" href="#type-alias-distinct" aria-label="Permalink to &quot;Type Alias: Distinct&quot;">​</a></h1><blockquote><p><strong>Distinct</strong> = <code>&quot;trees&quot;</code> | <code>&quot;function&quot;</code> | <code>&quot;essential&quot;</code></p></blockquote><p>Criterion for different solutions.</p><ul><li><code>trees</code>: every fully bracketed expression counts; equal numbers are interchangeable.</li><li><code>function</code>: the order of terms and factors does not count, nor do brackets that change nothing: <code>a - (b - c)</code> is <code>a + c - b</code>, and <code>(a - b) * (c - d)</code> is <code>(b - a) * (d - c)</code>.</li><li><code>essential</code>: as <code>function</code>; besides, multiplying and dividing by 1 or -1 are the same, as are adding and subtracting 0, and multiplying and dividing 0. If numbers may be left over, none is used for such an operation; then a 0 of the board, or a product with it, is used in a sum only to subtract all other terms from it.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/type-aliases/Distinct.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Distinct = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Distinct as default
};
