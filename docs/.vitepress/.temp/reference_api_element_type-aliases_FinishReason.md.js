import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: FinishReason","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/element/type-aliases/FinishReason.md","filePath":"reference/api/element/type-aliases/FinishReason.md"}');
const _sfc_main = { name: "reference/api/element/type-aliases/FinishReason.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-finishreason" tabindex="-1">Type Alias: FinishReason <a class="header-anchor" href="#type-alias-finishreason" aria-label="Permalink to &quot;Type Alias: FinishReason&quot;">​</a></h1><blockquote><p><strong>FinishReason</strong> = <code>&quot;exact&quot;</code> | <code>&quot;nearest&quot;</code> | <code>&quot;submitted&quot;</code> | <code>&quot;given-up&quot;</code> | <code>&quot;time&quot;</code></p></blockquote><p>The reason for the end of a round. <code>exact</code>: the target was made. <code>nearest</code>: it cannot be made, and this is the nearest value. <code>submitted</code>: the player was content with the best result so far.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/element/type-aliases/FinishReason.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FinishReason = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FinishReason as default
};
