import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: ClassicQuery","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/classic/namespaces/classic/interfaces/ClassicQuery.md","filePath":"reference/api/classic/namespaces/classic/interfaces/ClassicQuery.md"}');
const _sfc_main = { name: "reference/api/classic/namespaces/classic/interfaces/ClassicQuery.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-classicquery" tabindex="-1">Interface: ClassicQuery <a class="header-anchor" href="#interface-classicquery" aria-label="Permalink to &quot;Interface: ClassicQuery&quot;">​</a></h1><p>Board, range of targets, and options of the algorithm.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="from" tabindex="-1">from <a class="header-anchor" href="#from" aria-label="Permalink to &quot;from&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>from</strong>: <code>number</code></p></blockquote><p>First target: an integer from 1.</p><hr><h3 id="maxbytes" tabindex="-1">maxBytes? <a class="header-anchor" href="#maxbytes" aria-label="Permalink to &quot;maxBytes?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>maxBytes?</strong>: <code>number</code></p></blockquote><p>Maximum memory, in bytes. Default: 2 GiB.</p><hr><h3 id="numbers" tabindex="-1">numbers <a class="header-anchor" href="#numbers" aria-label="Permalink to &quot;numbers&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>numbers</strong>: readonly <code>number</code>[]</p></blockquote><p>Numbers of the board: 1 to 9 integers from 1 to 2^53 - 1.</p><hr><h3 id="tablebits" tabindex="-1">tableBits? <a class="header-anchor" href="#tablebits" aria-label="Permalink to &quot;tableBits?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>tableBits?</strong>: <code>number</code></p></blockquote><p>Size of the table of <code>depth-first-hash-array</code>: 2^tableBits hashes of 8 bytes; 4 to 27. Default: 15, or 18, 20 and 24 for seven, eight and nine numbers.</p><hr><h3 id="to" tabindex="-1">to <a class="header-anchor" href="#to" aria-label="Permalink to &quot;to&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>to</strong>: <code>number</code></p></blockquote><p>Last target: an integer from <code>from</code>; at most 2^30 targets in all.</p><hr><h3 id="trim" tabindex="-1">trim? <a class="header-anchor" href="#trim" aria-label="Permalink to &quot;trim?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>trim?</strong>: <code>boolean</code></p></blockquote><p>Whether to skip results that equal an operand, such as 7 * 1: this finds equal targets with less work, but changes the counts of the paper. Decomposition ignores it. Default: false.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/classic/namespaces/classic/interfaces/ClassicQuery.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ClassicQuery = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ClassicQuery as default
};
