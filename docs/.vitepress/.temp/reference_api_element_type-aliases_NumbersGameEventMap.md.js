import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: NumbersGameEventMap","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/element/type-aliases/NumbersGameEventMap.md","filePath":"reference/api/element/type-aliases/NumbersGameEventMap.md"}');
const _sfc_main = { name: "reference/api/element/type-aliases/NumbersGameEventMap.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-numbersgameeventmap" tabindex="-1">Type Alias: NumbersGameEventMap <a class="header-anchor" href="#type-alias-numbersgameeventmap" aria-label="Permalink to &quot;Type Alias: NumbersGameEventMap&quot;">​</a></h1><blockquote><p><strong>NumbersGameEventMap</strong> = <code>{ readonly [Type in keyof NumbersGameEvents]: CustomEvent&lt;NumbersGameEvents[Type]&gt; }</code></p></blockquote><p>The events of the element by name, for <code>addEventListener</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/element/type-aliases/NumbersGameEventMap.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const NumbersGameEventMap = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  NumbersGameEventMap as default
};
