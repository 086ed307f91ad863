import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: TraceOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/environment/interfaces/TraceOptions.md","filePath":"reference/api/environment/interfaces/TraceOptions.md"}');
const _sfc_main = { name: "reference/api/environment/interfaces/TraceOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-traceoptions" tabindex="-1">Interface: TraceOptions <a class="header-anchor" href="#interface-traceoptions" aria-label="Permalink to &quot;Interface: TraceOptions&quot;">​</a></h1><p>Options of <code>traceSteps</code>.</p><h2 id="extends" tabindex="-1">Extends <a class="header-anchor" href="#extends" aria-label="Permalink to &quot;Extends&quot;">​</a></h2><ul><li><code>Pick</code>&lt;<a href="./EnvironmentOptions"><code>EnvironmentOptions</code></a>, <code>&quot;solver&quot;</code>&gt;</li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="read" tabindex="-1">read? <a class="header-anchor" href="#read" aria-label="Permalink to &quot;read?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>read?</strong>: <code>&quot;strict&quot;</code> | <code>&quot;extract&quot;</code> | <code>&quot;tolerant&quot;</code></p></blockquote><p>How the answer is found in the text, as by <code>verify</code>. Default: <code>strict</code>.</p><hr><h3 id="solver" tabindex="-1">solver <a class="header-anchor" href="#solver" aria-label="Permalink to &quot;solver&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>solver</strong>: <code>Pick</code>&lt;<a href="./../../index/interfaces/Solver"><code>Solver</code></a>, <code>&quot;solve&quot;</code>&gt;</p></blockquote><p>Solver to use. For fewer operators than <code>+ - * /</code> it needs the extension <code>moreOperators</code>; operators beyond the four are refused.</p><h4 id="inherited-from" tabindex="-1">Inherited from <a class="header-anchor" href="#inherited-from" aria-label="Permalink to &quot;Inherited from&quot;">​</a></h4><p><a href="./EnvironmentOptions"><code>EnvironmentOptions</code></a>.<a href="./EnvironmentOptions#solver"><code>solver</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/environment/interfaces/TraceOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TraceOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TraceOptions as default
};
