import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: BatchResults","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/batch/interfaces/BatchResults.md","filePath":"reference/api/batch/interfaces/BatchResults.md"}');
const _sfc_main = { name: "reference/api/batch/interfaces/BatchResults.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-batchresults" tabindex="-1">Interface: BatchResults <a class="header-anchor" href="#interface-batchresults" aria-label="Permalink to &quot;Interface: BatchResults&quot;">​</a></h1><p>The type of a result, by operation.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="count" tabindex="-1">count <a class="header-anchor" href="#count" aria-label="Permalink to &quot;count&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>count</strong>: <code>number</code></p></blockquote><hr><h3 id="rate" tabindex="-1">rate <a class="header-anchor" href="#rate" aria-label="Permalink to &quot;rate&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>rate</strong>: <a href="./../../generate/interfaces/Difficulty"><code>Difficulty</code></a></p></blockquote><hr><h3 id="reach" tabindex="-1">reach <a class="header-anchor" href="#reach" aria-label="Permalink to &quot;reach&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>reach</strong>: <a href="./../../index/interfaces/Reach"><code>Reach</code></a></p></blockquote><hr><h3 id="solutions" tabindex="-1">solutions <a class="header-anchor" href="#solutions" aria-label="Permalink to &quot;solutions&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>solutions</strong>: <a href="./../../index/interfaces/Solution"><code>Solution</code></a>[]</p></blockquote><hr><h3 id="solve" tabindex="-1">solve <a class="header-anchor" href="#solve" aria-label="Permalink to &quot;solve&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>solve</strong>: <a href="./../../index/type-aliases/Result"><code>Result</code></a></p></blockquote><hr><h3 id="verify" tabindex="-1">verify <a class="header-anchor" href="#verify" aria-label="Permalink to &quot;verify&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>verify</strong>: <a href="./../../verify/interfaces/Verdict"><code>Verdict</code></a></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/batch/interfaces/BatchResults.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BatchResults = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BatchResults as default
};
