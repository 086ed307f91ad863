import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: Card","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/type-aliases/Card.md","filePath":"reference/api/index/type-aliases/Card.md"}');
const _sfc_main = { name: "reference/api/index/type-aliases/Card.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-card" tabindex="-1">Type Alias: Card <a class="header-anchor" href="#type-alias-card" aria-label="Permalink to &quot;Type Alias: Card&quot;">​</a></h1><blockquote><p><strong>Card</strong> = <code>&quot;A&quot;</code> | <code>&quot;J&quot;</code> | <code>&quot;Q&quot;</code> | <code>&quot;K&quot;</code> | <code>&quot;a&quot;</code> | <code>&quot;j&quot;</code> | <code>&quot;q&quot;</code> | <code>&quot;k&quot;</code></p></blockquote><p>A playing card by its letter: <code>A</code> is 1, <code>J</code> 11, <code>Q</code> 12, <code>K</code> 13. <code>aces</code> may let each <code>A</code> be 1 or 11.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/type-aliases/Card.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Card = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Card as default
};
