import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: BatchSource","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/batch/interfaces/BatchSource.md","filePath":"reference/api/batch/interfaces/BatchSource.md"}');
const _sfc_main = { name: "reference/api/batch/interfaces/BatchSource.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-batchsource" tabindex="-1">Interface: BatchSource <a class="header-anchor" href="#interface-batchsource" aria-label="Permalink to &quot;Interface: BatchSource&quot;">​</a></h1><p>A text with puzzles, such as a file.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="format" tabindex="-1">format? <a class="header-anchor" href="#format" aria-label="Permalink to &quot;format?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>format?</strong>: <code>TextFormat</code></p></blockquote><p>Format of the text. Default: that of the content.</p><hr><h3 id="name" tabindex="-1">name? <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>name?</strong>: <code>string</code></p></blockquote><p>Name of the text for messages, such as the path of a file. Default: <code>source.text</code>.</p><hr><h3 id="text" tabindex="-1">text <a class="header-anchor" href="#text" aria-label="Permalink to &quot;text&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>text</strong>: <code>Iterable</code>&lt;<code>string</code> | <code>Uint8Array</code>&lt;<code>ArrayBufferLike</code>&gt;, <code>any</code>, <code>any</code>&gt; | <code>AsyncIterable</code>&lt;<code>string</code> | <code>Uint8Array</code>&lt;<code>ArrayBufferLike</code>&gt;, <code>any</code>, <code>any</code>&gt;</p></blockquote><p>The text, split anywhere: JSON lines, a JSON array, or CSV. Bytes are UTF-8, and a line with others gets an error; or they are a Parquet file, or any of these compressed by gzip. A byte order mark is ignored.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/batch/interfaces/BatchSource.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BatchSource = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BatchSource as default
};
