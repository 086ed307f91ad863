import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: WorkerReachAllOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/worker/interfaces/WorkerReachAllOptions.md","filePath":"reference/api/worker/interfaces/WorkerReachAllOptions.md"}');
const _sfc_main = { name: "reference/api/worker/interfaces/WorkerReachAllOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-workerreachalloptions" tabindex="-1">Interface: WorkerReachAllOptions <a class="header-anchor" href="#interface-workerreachalloptions" aria-label="Permalink to &quot;Interface: WorkerReachAllOptions&quot;">​</a></h1><p>Options of <code>reachAll</code> of a solver in a worker.</p><h2 id="extends" tabindex="-1">Extends <a class="header-anchor" href="#extends" aria-label="Permalink to &quot;Extends&quot;">​</a></h2><ul><li><a href="./CallOptions"><code>CallOptions</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="onprogress" tabindex="-1">onProgress? <a class="header-anchor" href="#onprogress" aria-label="Permalink to &quot;onProgress?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>onProgress?</strong>: (<code>progress</code>) =&gt; <code>void</code></p></blockquote><p>Called often with the number of boards done and the total; the two are equal at the end.</p><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="progress" tabindex="-1">progress <a class="header-anchor" href="#progress" aria-label="Permalink to &quot;progress&quot;">​</a></h5><p><a href="./Progress"><code>Progress</code></a></p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>void</code></p><hr><h3 id="signal" tabindex="-1">signal? <a class="header-anchor" href="#signal" aria-label="Permalink to &quot;signal?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>signal?</strong>: <a href="./AbortSignalLike"><code>AbortSignalLike</code></a></p></blockquote><p>Aborts the call: it rejects with the reason of the signal at once, whatever the worker is doing.</p><h4 id="inherited-from" tabindex="-1">Inherited from <a class="header-anchor" href="#inherited-from" aria-label="Permalink to &quot;Inherited from&quot;">​</a></h4><p><a href="./CallOptions"><code>CallOptions</code></a>.<a href="./CallOptions#signal"><code>signal</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/worker/interfaces/WorkerReachAllOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const WorkerReachAllOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  WorkerReachAllOptions as default
};
