import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: NumbersGameListeners","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/element/type-aliases/NumbersGameListeners.md","filePath":"reference/api/element/type-aliases/NumbersGameListeners.md"}');
const _sfc_main = { name: "reference/api/element/type-aliases/NumbersGameListeners.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-numbersgamelisteners" tabindex="-1">Type Alias: NumbersGameListeners <a class="header-anchor" href="#type-alias-numbersgamelisteners" aria-label="Permalink to &quot;Type Alias: NumbersGameListeners&quot;">​</a></h1><blockquote><p><strong>NumbersGameListeners</strong> = { readonly [Type in keyof NumbersGameEvents as \`on\${Type}\`]?: ((event: NumbersGameEventMap[Type]) =&gt; void) | null }</p></blockquote><p>Listeners by the names that templates use: <code>onanswer</code>, <code>onstart</code>, <code>onmove</code>, <code>onfinish</code>, <code>oncomplete</code> and <code>onfailure</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/element/type-aliases/NumbersGameListeners.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const NumbersGameListeners = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  NumbersGameListeners as default
};
