import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: EmitOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/templates/interfaces/EmitOptions.md","filePath":"reference/api/templates/interfaces/EmitOptions.md"}');
const _sfc_main = { name: "reference/api/templates/interfaces/EmitOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-emitoptions" tabindex="-1">Interface: EmitOptions <a class="header-anchor" href="#interface-emitoptions" aria-label="Permalink to &quot;Interface: EmitOptions&quot;">​</a></h1><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="aces" tabindex="-1">aces? <a class="header-anchor" href="#aces" aria-label="Permalink to &quot;aces?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>aces?</strong>: <code>&quot;one&quot;</code> | <code>&quot;one-or-eleven&quot;</code></p></blockquote><p>Values of an ace in a hand, <code>A</code> or <code>1</code>: 1 (<code>one</code>, the default), or 1 or 11 (<code>one-or-eleven</code>).</p><hr><h3 id="cards" tabindex="-1">cards? <a class="header-anchor" href="#cards" aria-label="Permalink to &quot;cards?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>cards?</strong>: readonly <code>number</code>[]</p></blockquote><p>Cards that the templates were made for. Default: any positive integer.</p><hr><h3 id="language" tabindex="-1">language <a class="header-anchor" href="#language" aria-label="Permalink to &quot;language&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>language</strong>: <code>&quot;python&quot;</code> | <code>&quot;javascript&quot;</code></p></blockquote><hr><h3 id="target" tabindex="-1">target? <a class="header-anchor" href="#target" aria-label="Permalink to &quot;target?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>target?</strong>: <code>string</code> | <code>number</code></p></blockquote><p>Target: an integer, or text <code>&#39;p/q&#39;</code>. Default: 24.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/templates/interfaces/EmitOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const EmitOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  EmitOptions as default
};
