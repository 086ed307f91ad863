import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: WorkerLike","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/worker/interfaces/WorkerLike.md","filePath":"reference/api/worker/interfaces/WorkerLike.md"}');
const _sfc_main = { name: "reference/api/worker/interfaces/WorkerLike.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-workerlike" tabindex="-1">Interface: WorkerLike <a class="header-anchor" href="#interface-workerlike" aria-label="Permalink to &quot;Interface: WorkerLike&quot;">​</a></h1><p>Common part of a <code>Worker</code> of a browser and one of <code>node:worker_threads</code>.</p><h2 id="methods" tabindex="-1">Methods <a class="header-anchor" href="#methods" aria-label="Permalink to &quot;Methods&quot;">​</a></h2><h3 id="postmessage" tabindex="-1">postMessage() <a class="header-anchor" href="#postmessage" aria-label="Permalink to &quot;postMessage()&quot;">​</a></h3><blockquote><p><strong>postMessage</strong>(<code>message</code>): <code>void</code></p></blockquote><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="message" tabindex="-1">message <a class="header-anchor" href="#message" aria-label="Permalink to &quot;message&quot;">​</a></h5><p><code>unknown</code></p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>void</code></p><hr><h3 id="terminate" tabindex="-1">terminate() <a class="header-anchor" href="#terminate" aria-label="Permalink to &quot;terminate()&quot;">​</a></h3><blockquote><p><strong>terminate</strong>(): <code>unknown</code></p></blockquote><h4 id="returns-1" tabindex="-1">Returns <a class="header-anchor" href="#returns-1" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>unknown</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/worker/interfaces/WorkerLike.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const WorkerLike = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  WorkerLike as default
};
