import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Estimate","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/atlas/interfaces/Estimate.md","filePath":"reference/api/atlas/interfaces/Estimate.md"}');
const _sfc_main = { name: "reference/api/atlas/interfaces/Estimate.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-estimate" tabindex="-1">Interface: Estimate <a class="header-anchor" href="#interface-estimate" aria-label="Permalink to &quot;Interface: Estimate&quot;">​</a></h1><p>Estimated cost of a build.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="boards" tabindex="-1">boards <a class="header-anchor" href="#boards" aria-label="Permalink to &quot;boards&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>boards</strong>: <code>number</code></p></blockquote><hr><h3 id="cpuseconds" tabindex="-1">cpuSeconds <a class="header-anchor" href="#cpuseconds" aria-label="Permalink to &quot;cpuSeconds&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>cpuSeconds</strong>: <code>number</code></p></blockquote><p>CPU time of all threads together, in seconds.</p><hr><h3 id="diskbytes" tabindex="-1">diskBytes <a class="header-anchor" href="#diskbytes" aria-label="Permalink to &quot;diskBytes&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>diskBytes</strong>: <code>number</code></p></blockquote><p>Size of all files, in bytes.</p><hr><h3 id="memorybytes" tabindex="-1">memoryBytes <a class="header-anchor" href="#memorybytes" aria-label="Permalink to &quot;memoryBytes&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>memoryBytes</strong>: <code>number</code></p></blockquote><p>Peak memory of the process, in bytes.</p><hr><h3 id="problems" tabindex="-1">problems <a class="header-anchor" href="#problems" aria-label="Permalink to &quot;problems&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>problems</strong>: <code>number</code></p></blockquote><hr><h3 id="seconds" tabindex="-1">seconds <a class="header-anchor" href="#seconds" aria-label="Permalink to &quot;seconds&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>seconds</strong>: <code>number</code></p></blockquote><p>Elapsed time with <code>workers</code> threads, each on a core of its own, in seconds.</p><hr><h3 id="workers" tabindex="-1">workers <a class="header-anchor" href="#workers" aria-label="Permalink to &quot;workers&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>workers</strong>: <code>number</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/atlas/interfaces/Estimate.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Estimate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Estimate as default
};
