import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: BatchError","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/batch/interfaces/BatchError.md","filePath":"reference/api/batch/interfaces/BatchError.md"}');
const _sfc_main = { name: "reference/api/batch/interfaces/BatchError.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-batcherror" tabindex="-1">Interface: BatchError <a class="header-anchor" href="#interface-batcherror" aria-label="Permalink to &quot;Interface: BatchError&quot;">​</a></h1><p>Error of a puzzle that has no result.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="code" tabindex="-1">code <a class="header-anchor" href="#code" aria-label="Permalink to &quot;code&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>code</strong>: <a href="./../../index/type-aliases/ErrorCode"><code>ErrorCode</code></a></p></blockquote><hr><h3 id="line" tabindex="-1">line <a class="header-anchor" href="#line" aria-label="Permalink to &quot;line&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>line</strong>: <code>number</code></p></blockquote><p>Position of the puzzle in the source, from 1; in text, the line on which it begins.</p><hr><h3 id="message" tabindex="-1">message <a class="header-anchor" href="#message" aria-label="Permalink to &quot;message&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>message</strong>: <code>string</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/batch/interfaces/BatchError.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BatchError = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BatchError as default
};
