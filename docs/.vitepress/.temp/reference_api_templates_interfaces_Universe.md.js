import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Universe","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/templates/interfaces/Universe.md","filePath":"reference/api/templates/interfaces/Universe.md"}');
const _sfc_main = { name: "reference/api/templates/interfaces/Universe.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-universe" tabindex="-1">Interface: Universe <a class="header-anchor" href="#interface-universe" aria-label="Permalink to &quot;Interface: Universe&quot;">​</a></h1><p>All boards that can be solved, and all templates that solve at least one.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="boards" tabindex="-1">boards <a class="header-anchor" href="#boards" aria-label="Permalink to &quot;boards&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>boards</strong>: readonly (readonly <code>number</code>[])[]</p></blockquote><p>Solvable boards, each ascending, in lexicographic order.</p><hr><h3 id="scope" tabindex="-1">scope <a class="header-anchor" href="#scope" aria-label="Permalink to &quot;scope&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>scope</strong>: <a href="./Scope"><code>Scope</code></a></p></blockquote><p>Scope of the query.</p><hr><h3 id="solves" tabindex="-1">solves <a class="header-anchor" href="#solves" aria-label="Permalink to &quot;solves&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>solves</strong>: readonly (readonly <code>number</code>[])[]</p></blockquote><p>Indices of the boards that each template solves, ascending.</p><hr><h3 id="templates" tabindex="-1">templates <a class="header-anchor" href="#templates" aria-label="Permalink to &quot;templates&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>templates</strong>: readonly <code>string</code>[]</p></blockquote><p>Templates that solve at least one board, sorted by code unit.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/templates/interfaces/Universe.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Universe = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Universe as default
};
