import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: BatchRecord<Input, Op>","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/batch/type-aliases/BatchRecord.md","filePath":"reference/api/batch/type-aliases/BatchRecord.md"}');
const _sfc_main = { name: "reference/api/batch/type-aliases/BatchRecord.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-batchrecord-input-op" tabindex="-1">Type Alias: BatchRecord&lt;Input, Op&gt; <a class="header-anchor" href="#type-alias-batchrecord-input-op" aria-label="Permalink to &quot;Type Alias: BatchRecord\\&lt;Input, Op\\&gt;&quot;">​</a></h1><blockquote><p><strong>BatchRecord</strong>&lt;<code>Input</code>, <code>Op</code>&gt; = <code>WithoutOutcome</code>&lt;<code>Input</code>&gt; &amp; ({ <code>error?</code>: <code>undefined</code>; <code>result</code>: <code>ResultOf</code>&lt;<code>Input</code>, <code>Op</code>&gt;; } | { <code>error</code>: <a href="./../interfaces/BatchError"><code>BatchError</code></a>; <code>result?</code>: <code>undefined</code>; })</p></blockquote><p>A puzzle with its result or its error, which replace those of an earlier batch.</p><h2 id="type-parameters" tabindex="-1">Type Parameters <a class="header-anchor" href="#type-parameters" aria-label="Permalink to &quot;Type Parameters&quot;">​</a></h2><h3 id="input" tabindex="-1">Input <a class="header-anchor" href="#input" aria-label="Permalink to &quot;Input&quot;">​</a></h3><p><code>Input</code></p><h3 id="op" tabindex="-1">Op <a class="header-anchor" href="#op" aria-label="Permalink to &quot;Op&quot;">​</a></h3><p><code>Op</code> <em>extends</em> <a href="./BatchOp"><code>BatchOp</code></a> = <a href="./BatchOp"><code>BatchOp</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/batch/type-aliases/BatchRecord.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BatchRecord = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BatchRecord as default
};
