import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: Pool","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/type-aliases/Pool.md","filePath":"reference/api/index/type-aliases/Pool.md"}');
const _sfc_main = { name: "reference/api/index/type-aliases/Pool.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-pool" tabindex="-1">Type Alias: Pool <a class="header-anchor" href="#type-alias-pool" aria-label="Permalink to &quot;Type Alias: Pool&quot;">​</a></h1><blockquote><p><strong>Pool</strong> = readonly (<code>number</code> | <a href="./../interfaces/PoolGroup"><code>PoolGroup</code></a>)[]</p></blockquote><p>Numbers to choose from, and groups of numbers.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/type-aliases/Pool.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Pool = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Pool as default
};
