import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: ClassicName","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/classic/type-aliases/ClassicName.md","filePath":"reference/api/classic/type-aliases/ClassicName.md"}');
const _sfc_main = { name: "reference/api/classic/type-aliases/ClassicName.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-classicname" tabindex="-1">Type Alias: ClassicName <a class="header-anchor" href="#type-alias-classicname" aria-label="Permalink to &quot;Type Alias: ClassicName&quot;">​</a></h1><blockquote><p><strong>ClassicName</strong> = <em>typeof</em> <code>NAMES</code>[<code>number</code>]</p></blockquote><p>Name of an algorithm.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/classic/type-aliases/ClassicName.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ClassicName = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ClassicName as default
};
