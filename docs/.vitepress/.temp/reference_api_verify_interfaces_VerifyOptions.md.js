import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: VerifyOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/verify/interfaces/VerifyOptions.md","filePath":"reference/api/verify/interfaces/VerifyOptions.md"}');
const _sfc_main = { name: "reference/api/verify/interfaces/VerifyOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-verifyoptions" tabindex="-1">Interface: VerifyOptions <a class="header-anchor" href="#interface-verifyoptions" aria-label="Permalink to &quot;Interface: VerifyOptions&quot;">​</a></h1><p>Options of <code>verify</code>.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./ScoreOptions"><code>ScoreOptions</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="dataset" tabindex="-1">dataset? <a class="header-anchor" href="#dataset" aria-label="Permalink to &quot;dataset?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>dataset?</strong>: <code>string</code></p></blockquote><p>The id of a record of <code>datasets</code>, such as <code>&#39;tinyzero&#39;</code>: its rules, its target if all rows have the same one, and its way to find the answer. Cannot be combined with <code>rules</code>, <code>game</code> or <code>shaping</code>.</p><hr><h3 id="read" tabindex="-1">read? <a class="header-anchor" href="#read" aria-label="Permalink to &quot;read?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>read?</strong>: <code>&quot;strict&quot;</code> | <code>&quot;extract&quot;</code> | <code>&quot;tolerant&quot;</code></p></blockquote><p>How the answer is found in the text. Default: <code>strict</code>, or that of the data set.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/verify/interfaces/VerifyOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const VerifyOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  VerifyOptions as default
};
