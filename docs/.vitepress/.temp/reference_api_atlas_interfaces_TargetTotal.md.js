import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: TargetTotal","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/atlas/interfaces/TargetTotal.md","filePath":"reference/api/atlas/interfaces/TargetTotal.md"}');
const _sfc_main = { name: "reference/api/atlas/interfaces/TargetTotal.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-targettotal" tabindex="-1">Interface: TargetTotal <a class="header-anchor" href="#interface-targettotal" aria-label="Permalink to &quot;Interface: TargetTotal&quot;">​</a></h1><p>Number of boards that make a target.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="boards" tabindex="-1">boards <a class="header-anchor" href="#boards" aria-label="Permalink to &quot;boards&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>boards</strong>: <code>number</code></p></blockquote><hr><h3 id="target" tabindex="-1">target <a class="header-anchor" href="#target" aria-label="Permalink to &quot;target&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>target</strong>: <code>number</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/atlas/interfaces/TargetTotal.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TargetTotal = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TargetTotal as default
};
