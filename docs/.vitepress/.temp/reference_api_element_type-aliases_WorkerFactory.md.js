import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: WorkerFactory","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/element/type-aliases/WorkerFactory.md","filePath":"reference/api/element/type-aliases/WorkerFactory.md"}');
const _sfc_main = { name: "reference/api/element/type-aliases/WorkerFactory.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-workerfactory" tabindex="-1">Type Alias: WorkerFactory <a class="header-anchor" href="#type-alias-workerfactory" aria-label="Permalink to &quot;Type Alias: WorkerFactory&quot;">​</a></h1><blockquote><p><strong>WorkerFactory</strong> = () =&gt; <a href="./../../worker/interfaces/WorkerLike"><code>WorkerLike</code></a></p></blockquote><p>Makes a worker whose file calls <code>serveSolver</code> of <code>numbers-game/worker</code>.</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../../worker/interfaces/WorkerLike"><code>WorkerLike</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/element/type-aliases/WorkerFactory.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const WorkerFactory = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  WorkerFactory as default
};
