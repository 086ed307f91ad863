import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: ShardSource","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/batch/interfaces/ShardSource.md","filePath":"reference/api/batch/interfaces/ShardSource.md"}');
const _sfc_main = { name: "reference/api/batch/interfaces/ShardSource.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-shardsource" tabindex="-1">Interface: ShardSource <a class="header-anchor" href="#interface-shardsource" aria-label="Permalink to &quot;Interface: ShardSource&quot;">​</a></h1><p>The output of one shard of a batch.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="name" tabindex="-1">name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>name</strong>: <code>string</code></p></blockquote><p>Name of the output for messages, such as the path of a file.</p><hr><h3 id="open" tabindex="-1">open <a class="header-anchor" href="#open" aria-label="Permalink to &quot;open&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>open</strong>: () =&gt; <code>Iterable</code>&lt;<code>string</code> | <code>Uint8Array</code>&lt;<code>ArrayBufferLike</code>&gt;, <code>any</code>, <code>any</code>&gt; | <code>AsyncIterable</code>&lt;<code>string</code> | <code>Uint8Array</code>&lt;<code>ArrayBufferLike</code>&gt;, <code>any</code>, <code>any</code>&gt;</p></blockquote><p>Opens the output for reading. It is called twice.</p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>Iterable</code>&lt;<code>string</code> | <code>Uint8Array</code>&lt;<code>ArrayBufferLike</code>&gt;, <code>any</code>, <code>any</code>&gt; | <code>AsyncIterable</code>&lt;<code>string</code> | <code>Uint8Array</code>&lt;<code>ArrayBufferLike</code>&gt;, <code>any</code>, <code>any</code>&gt;</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/batch/interfaces/ShardSource.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ShardSource = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ShardSource as default
};
