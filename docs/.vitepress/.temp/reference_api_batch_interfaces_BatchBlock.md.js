import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: BatchBlock","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/batch/interfaces/BatchBlock.md","filePath":"reference/api/batch/interfaces/BatchBlock.md"}');
const _sfc_main = { name: "reference/api/batch/interfaces/BatchBlock.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-batchblock" tabindex="-1">Interface: BatchBlock <a class="header-anchor" href="#interface-batchblock" aria-label="Permalink to &quot;Interface: BatchBlock&quot;">​</a></h1><p>Some lines of output.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="failed" tabindex="-1">failed <a class="header-anchor" href="#failed" aria-label="Permalink to &quot;failed&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>failed</strong>: <code>number</code></p></blockquote><p>The number of lines with an error.</p><hr><h3 id="records" tabindex="-1">records <a class="header-anchor" href="#records" aria-label="Permalink to &quot;records&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>records</strong>: <code>number</code></p></blockquote><p>The number of lines.</p><hr><h3 id="text" tabindex="-1">text <a class="header-anchor" href="#text" aria-label="Permalink to &quot;text&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>text</strong>: <code>string</code></p></blockquote><p>Whole lines of JSON, each with its line break.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/batch/interfaces/BatchBlock.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BatchBlock = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BatchBlock as default
};
