import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: MoveDetail","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/element/interfaces/MoveDetail.md","filePath":"reference/api/element/interfaces/MoveDetail.md"}');
const _sfc_main = { name: "reference/api/element/interfaces/MoveDetail.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-movedetail" tabindex="-1">Interface: MoveDetail <a class="header-anchor" href="#interface-movedetail" aria-label="Permalink to &quot;Interface: MoveDetail&quot;">​</a></h1><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="best" tabindex="-1">best <a class="header-anchor" href="#best" aria-label="Permalink to &quot;best&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>best</strong>: <a href="./Best"><code>Best</code></a> | <code>null</code></p></blockquote><hr><h3 id="step" tabindex="-1">step <a class="header-anchor" href="#step" aria-label="Permalink to &quot;step&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>step</strong>: <code>string</code> | <code>null</code></p></blockquote><p>The step, such as <code>&#39;6 * 5 = 30&#39;</code>, or the text that was entered; null if moves were undone.</p><hr><h3 id="values" tabindex="-1">values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;values&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>values</strong>: (<code>string</code> | <code>number</code>)[]</p></blockquote><p>The values of the current tiles.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/element/interfaces/MoveDetail.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MoveDetail = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MoveDetail as default
};
