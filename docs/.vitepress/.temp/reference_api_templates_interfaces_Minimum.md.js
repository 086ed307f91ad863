import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Minimum","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/templates/interfaces/Minimum.md","filePath":"reference/api/templates/interfaces/Minimum.md"}');
const _sfc_main = { name: "reference/api/templates/interfaces/Minimum.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-minimum" tabindex="-1">Interface: Minimum <a class="header-anchor" href="#interface-minimum" aria-label="Permalink to &quot;Interface: Minimum&quot;">​</a></h1><p>Result of <code>minimum</code>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="certificate" tabindex="-1">certificate <a class="header-anchor" href="#certificate" aria-label="Permalink to &quot;certificate&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>certificate</strong>: <a href="./Certificate"><code>Certificate</code></a></p></blockquote><hr><h3 id="templates" tabindex="-1">templates <a class="header-anchor" href="#templates" aria-label="Permalink to &quot;templates&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>templates</strong>: <code>number</code>[]</p></blockquote><p>Indices of templates that solve every board, ascending.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/templates/interfaces/Minimum.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Minimum = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Minimum as default
};
