import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Variable: datasets","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/verify/variables/datasets.md","filePath":"reference/api/verify/variables/datasets.md"}');
const _sfc_main = { name: "reference/api/verify/variables/datasets.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="variable-datasets" tabindex="-1">Variable: datasets <a class="header-anchor" href="#variable-datasets" aria-label="Permalink to &quot;Variable: datasets&quot;">​</a></h1><blockquote><p><code>const</code> <strong>datasets</strong>: <code>Readonly</code>&lt;<code>Record</code>&lt;<a href="./../type-aliases/DatasetId"><code>DatasetId</code></a>, <a href="./../interfaces/Dataset"><code>Dataset</code></a>&gt;&gt;</p></blockquote><p>Records of published data sets and benchmarks, by their ids.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/verify/variables/datasets.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const datasets = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  datasets as default
};
