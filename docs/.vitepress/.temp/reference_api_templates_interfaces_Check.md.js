import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Check","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/templates/interfaces/Check.md","filePath":"reference/api/templates/interfaces/Check.md"}');
const _sfc_main = { name: "reference/api/templates/interfaces/Check.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-check" tabindex="-1">Interface: Check <a class="header-anchor" href="#interface-check" aria-label="Permalink to &quot;Interface: Check&quot;">​</a></h1><p>Result of <code>checkCertificate</code>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="ok" tabindex="-1">ok <a class="header-anchor" href="#ok" aria-label="Permalink to &quot;ok&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>ok</strong>: <code>boolean</code></p></blockquote><hr><h3 id="reason" tabindex="-1">reason <a class="header-anchor" href="#reason" aria-label="Permalink to &quot;reason&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>reason</strong>: <code>string</code></p></blockquote><p>The proved statement, or the first error of the certificate.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/templates/interfaces/Check.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Check = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Check as default
};
