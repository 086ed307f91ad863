import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Cases","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/templates/interfaces/Cases.md","filePath":"reference/api/templates/interfaces/Cases.md"}');
const _sfc_main = { name: "reference/api/templates/interfaces/Cases.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-cases" tabindex="-1">Interface: Cases <a class="header-anchor" href="#interface-cases" aria-label="Permalink to &quot;Interface: Cases&quot;">​</a></h1><p>Proof by two cases: either the template is chosen, and only boards that it does not solve remain; or it is excluded, together with every template that solves no remaining board beyond those that it solves.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="chosen" tabindex="-1">chosen <a class="header-anchor" href="#chosen" aria-label="Permalink to &quot;chosen&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>chosen</strong>: <a href="./../type-aliases/Proof"><code>Proof</code></a></p></blockquote><hr><h3 id="excluded" tabindex="-1">excluded <a class="header-anchor" href="#excluded" aria-label="Permalink to &quot;excluded&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>excluded</strong>: <a href="./../type-aliases/Proof"><code>Proof</code></a></p></blockquote><hr><h3 id="template" tabindex="-1">template <a class="header-anchor" href="#template" aria-label="Permalink to &quot;template&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>template</strong>: <code>string</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/templates/interfaces/Cases.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Cases = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Cases as default
};
