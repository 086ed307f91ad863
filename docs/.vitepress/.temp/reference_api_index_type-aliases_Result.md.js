import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: Result","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/type-aliases/Result.md","filePath":"reference/api/index/type-aliases/Result.md"}');
const _sfc_main = { name: "reference/api/index/type-aliases/Result.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-result" tabindex="-1">Type Alias: Result <a class="header-anchor" href="#type-alias-result" aria-label="Permalink to &quot;Type Alias: Result&quot;">​</a></h1><blockquote><p><strong>Result</strong> = <a href="./../interfaces/FoundResult"><code>FoundResult</code></a> | <a href="./../interfaces/NoResult"><code>NoResult</code></a></p></blockquote><p>The answer to a puzzle: of all solutions the one with the least distance, then the fewest operations, then the smaller value, then the first in a fixed order, or the tidiest with <code>tidy</code>. No property is null unless <code>status</code> is <code>none</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/type-aliases/Result.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Result = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Result as default
};
