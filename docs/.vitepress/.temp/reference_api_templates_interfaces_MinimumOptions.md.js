import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: MinimumOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/templates/interfaces/MinimumOptions.md","filePath":"reference/api/templates/interfaces/MinimumOptions.md"}');
const _sfc_main = { name: "reference/api/templates/interfaces/MinimumOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-minimumoptions" tabindex="-1">Interface: MinimumOptions <a class="header-anchor" href="#interface-minimumoptions" aria-label="Permalink to &quot;Interface: MinimumOptions&quot;">​</a></h1><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="cases" tabindex="-1">cases? <a class="header-anchor" href="#cases" aria-label="Permalink to &quot;cases?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>cases?</strong>: <code>number</code></p></blockquote><p>Maximum number of cases in a tree. Default: up to 1,000, fewer if each takes long.</p><hr><h3 id="onprogress" tabindex="-1">onProgress? <a class="header-anchor" href="#onprogress" aria-label="Permalink to &quot;onProgress?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>onProgress?</strong>: (<code>progress</code>) =&gt; <code>void</code></p></blockquote><p>Called with the proved lower bound (<code>done</code>) and the number of templates found (<code>total</code>) when one of them improves.</p><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="progress" tabindex="-1">progress <a class="header-anchor" href="#progress" aria-label="Permalink to &quot;progress&quot;">​</a></h5><p><a href="./TemplatesProgress"><code>TemplatesProgress</code></a></p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>void</code></p><hr><h3 id="steps" tabindex="-1">steps? <a class="header-anchor" href="#steps" aria-label="Permalink to &quot;steps?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>steps?</strong>: <code>number</code></p></blockquote><p>Maximum steps of local search. Default: 500 for each board and class that the reductions leave.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/templates/interfaces/MinimumOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MinimumOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MinimumOptions as default
};
