import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Alternatives","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/interfaces/Alternatives.md","filePath":"reference/api/index/interfaces/Alternatives.md"}');
const _sfc_main = { name: "reference/api/index/interfaces/Alternatives.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-alternatives" tabindex="-1">Interface: Alternatives <a class="header-anchor" href="#interface-alternatives" aria-label="Permalink to &quot;Interface: Alternatives&quot;">​</a></h1><p>A number that may take one of several values. An ace under <code>aces: &#39;one-or-eleven&#39;</code> is <code>{ oneOf: [1, 11] }</code>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="oneof" tabindex="-1">oneOf <a class="header-anchor" href="#oneof" aria-label="Permalink to &quot;oneOf&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>oneOf</strong>: readonly <code>number</code>[]</p></blockquote><p>Possible values: at least one integer, each from 1 (0 unless values are natural) to 2^53 - 1.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/interfaces/Alternatives.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Alternatives = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Alternatives as default
};
