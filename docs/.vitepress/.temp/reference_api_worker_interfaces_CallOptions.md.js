import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: CallOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/worker/interfaces/CallOptions.md","filePath":"reference/api/worker/interfaces/CallOptions.md"}');
const _sfc_main = { name: "reference/api/worker/interfaces/CallOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-calloptions" tabindex="-1">Interface: CallOptions <a class="header-anchor" href="#interface-calloptions" aria-label="Permalink to &quot;Interface: CallOptions&quot;">​</a></h1><p>Options of every call of a solver in a worker.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./WorkerReachAllOptions"><code>WorkerReachAllOptions</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="signal" tabindex="-1">signal? <a class="header-anchor" href="#signal" aria-label="Permalink to &quot;signal?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>signal?</strong>: <a href="./AbortSignalLike"><code>AbortSignalLike</code></a></p></blockquote><p>Aborts the call: it rejects with the reason of the signal at once, whatever the worker is doing.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/worker/interfaces/CallOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const CallOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  CallOptions as default
};
