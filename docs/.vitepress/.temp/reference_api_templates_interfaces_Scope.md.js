import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Scope","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/templates/interfaces/Scope.md","filePath":"reference/api/templates/interfaces/Scope.md"}');
const _sfc_main = { name: "reference/api/templates/interfaces/Scope.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-scope" tabindex="-1">Interface: Scope <a class="header-anchor" href="#interface-scope" aria-label="Permalink to &quot;Interface: Scope&quot;">​</a></h1><p>Checked query with every default filled in: the scope of a universe and of a certificate.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./Certificate"><code>Certificate</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="aces" tabindex="-1">aces <a class="header-anchor" href="#aces" aria-label="Permalink to &quot;aces&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>aces</strong>: <code>&quot;one&quot;</code> | <code>&quot;one-or-eleven&quot;</code></p></blockquote><hr><h3 id="arithmetic" tabindex="-1">arithmetic <a class="header-anchor" href="#arithmetic" aria-label="Permalink to &quot;arithmetic&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>arithmetic</strong>: <code>&quot;exact&quot;</code> | <code>&quot;float&quot;</code></p></blockquote><hr><h3 id="cards" tabindex="-1">cards <a class="header-anchor" href="#cards" aria-label="Permalink to &quot;cards&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>cards</strong>: readonly <code>number</code>[]</p></blockquote><p>Values of the cards, ascending.</p><hr><h3 id="groupings" tabindex="-1">groupings <a class="header-anchor" href="#groupings" aria-label="Permalink to &quot;groupings&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>groupings</strong>: <code>&quot;all&quot;</code> | <code>&quot;three&quot;</code></p></blockquote><hr><h3 id="operators" tabindex="-1">operators <a class="header-anchor" href="#operators" aria-label="Permalink to &quot;operators&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>operators</strong>: readonly <a href="./../../index/type-aliases/Operator"><code>Operator</code></a>[]</p></blockquote><hr><h3 id="size" tabindex="-1">size <a class="header-anchor" href="#size" aria-label="Permalink to &quot;size&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>size</strong>: <code>number</code></p></blockquote><hr><h3 id="target" tabindex="-1">target <a class="header-anchor" href="#target" aria-label="Permalink to &quot;target&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>target</strong>: <code>string</code></p></blockquote><p>Target in lowest terms, <code>&#39;p&#39;</code> or <code>&#39;p/q&#39;</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/templates/interfaces/Scope.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Scope = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Scope as default
};
