import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: StepReason","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/environment/type-aliases/StepReason.md","filePath":"reference/api/environment/type-aliases/StepReason.md"}');
const _sfc_main = { name: "reference/api/environment/type-aliases/StepReason.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-stepreason" tabindex="-1">Type Alias: StepReason <a class="header-anchor" href="#type-alias-stepreason" aria-label="Permalink to &quot;Type Alias: StepReason&quot;">​</a></h1><blockquote><p><strong>StepReason</strong> = <code>Extract</code>&lt;<a href="./../../verify/type-aliases/Reason"><code>Reason</code></a>, <code>&quot;not-an-expression&quot;</code> | <code>&quot;operator-not-allowed&quot;</code> | <code>&quot;number-not-given&quot;</code> | <code>&quot;number-reused&quot;</code> | <code>&quot;division-by-zero&quot;</code> | <code>&quot;not-natural&quot;</code> | <code>&quot;not-integer&quot;</code> | <code>&quot;wrong-result&quot;</code>&gt;</p></blockquote><p>Reason why a step is not legal. The names are those of <code>verify</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/environment/type-aliases/StepReason.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const StepReason = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  StepReason as default
};
