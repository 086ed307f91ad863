import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"worker","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/worker/index.md","filePath":"reference/api/worker/index.md"}');
const _sfc_main = { name: "reference/api/worker/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../"><strong>numbers-game</strong></a></p><hr><h1 id="worker" tabindex="-1">worker <a class="header-anchor" href="#worker" aria-label="Permalink to &quot;worker&quot;">​</a></h1><h2 id="interfaces" tabindex="-1">Interfaces <a class="header-anchor" href="#interfaces" aria-label="Permalink to &quot;Interfaces&quot;">​</a></h2><ul><li><a href="./interfaces/AbortSignalLike">AbortSignalLike</a></li><li><a href="./interfaces/CallOptions">CallOptions</a></li><li><a href="./interfaces/Progress">Progress</a></li><li><a href="./interfaces/ServeOptions">ServeOptions</a></li><li><a href="./interfaces/WorkerLike">WorkerLike</a></li><li><a href="./interfaces/WorkerReachAllOptions">WorkerReachAllOptions</a></li><li><a href="./interfaces/WorkerSolver">WorkerSolver</a></li></ul><h2 id="functions" tabindex="-1">Functions <a class="header-anchor" href="#functions" aria-label="Permalink to &quot;Functions&quot;">​</a></h2><ul><li><a href="./functions/createWorkerSolver">createWorkerSolver</a></li><li><a href="./functions/serveSolver">serveSolver</a></li></ul><h2 id="references" tabindex="-1">References <a class="header-anchor" href="#references" aria-label="Permalink to &quot;References&quot;">​</a></h2><h3 id="numbersgameerror" tabindex="-1">NumbersGameError <a class="header-anchor" href="#numbersgameerror" aria-label="Permalink to &quot;NumbersGameError&quot;">​</a></h3><p>Re-exports <a href="./../index/classes/NumbersGameError">NumbersGameError</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/worker/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
