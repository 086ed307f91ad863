import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Variable: names","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/classic/namespaces/classic/variables/names.md","filePath":"reference/api/classic/namespaces/classic/variables/names.md"}');
const _sfc_main = { name: "reference/api/classic/namespaces/classic/variables/names.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../../../"><strong>numbers-game</strong></a></p><hr><h1 id="variable-names" tabindex="-1">Variable: names <a class="header-anchor" href="#variable-names" aria-label="Permalink to &quot;Variable: names&quot;">​</a></h1><blockquote><p><code>const</code> <strong>names</strong>: readonly <a href="./../../../type-aliases/ClassicName"><code>ClassicName</code></a>[]</p></blockquote><p><strong><code>Experimental</code></strong></p><p>Names of the algorithms.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/classic/namespaces/classic/variables/names.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const names = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  names as default
};
