import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: DatasetFields","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/verify/interfaces/DatasetFields.md","filePath":"reference/api/verify/interfaces/DatasetFields.md"}');
const _sfc_main = { name: "reference/api/verify/interfaces/DatasetFields.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-datasetfields" tabindex="-1">Interface: DatasetFields <a class="header-anchor" href="#interface-datasetfields" aria-label="Permalink to &quot;Interface: DatasetFields&quot;">​</a></h1><p>Names of the fields of a row, with <code>.</code> before a nested one.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="numbers" tabindex="-1">numbers <a class="header-anchor" href="#numbers" aria-label="Permalink to &quot;numbers&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>numbers</strong>: readonly <code>string</code>[]</p></blockquote><p>Fields that may hold the numbers: a list, or text with blanks.</p><hr><h3 id="reference" tabindex="-1">reference <a class="header-anchor" href="#reference" aria-label="Permalink to &quot;reference&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>reference</strong>: <code>string</code> | <code>null</code></p></blockquote><p>Field with a solution for reference; null if there is none.</p><hr><h3 id="target" tabindex="-1">target <a class="header-anchor" href="#target" aria-label="Permalink to &quot;target&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>target</strong>: <code>number</code> | readonly <code>string</code>[]</p></blockquote><p>Fields that may hold the target; a number is the target of all rows, which have no field for it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/verify/interfaces/DatasetFields.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const DatasetFields = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  DatasetFields as default
};
