import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Trace","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/environment/interfaces/Trace.md","filePath":"reference/api/environment/interfaces/Trace.md"}');
const _sfc_main = { name: "reference/api/environment/interfaces/Trace.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-trace" tabindex="-1">Interface: Trace <a class="header-anchor" href="#interface-trace" aria-label="Permalink to &quot;Interface: Trace&quot;">​</a></h1><p>The steps of an answer.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="firstlost" tabindex="-1">firstLost <a class="header-anchor" href="#firstlost" aria-label="Permalink to &quot;firstLost&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>firstLost</strong>: <code>number</code> | <code>null</code></p></blockquote><p>Index of the step after which the target could no longer be made; null if there is none, also if the target could not be made before.</p><hr><h3 id="steps" tabindex="-1">steps <a class="header-anchor" href="#steps" aria-label="Permalink to &quot;steps&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>steps</strong>: <a href="./TracedStep"><code>TracedStep</code></a>[]</p></blockquote><p>Empty if the answer cannot be read, or has no operation.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/environment/interfaces/Trace.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Trace = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Trace as default
};
