import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: Proof","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/templates/type-aliases/Proof.md","filePath":"reference/api/templates/type-aliases/Proof.md"}');
const _sfc_main = { name: "reference/api/templates/type-aliases/Proof.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-proof" tabindex="-1">Type Alias: Proof <a class="header-anchor" href="#type-alias-proof" aria-label="Permalink to &quot;Type Alias: Proof&quot;">​</a></h1><blockquote><p><strong>Proof</strong> = <a href="./../interfaces/Weights"><code>Weights</code></a> | <a href="./../interfaces/Cases"><code>Cases</code></a></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/templates/type-aliases/Proof.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Proof = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Proof as default
};
