import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"classic","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/classic/index.md","filePath":"reference/api/classic/index.md"}');
const _sfc_main = { name: "reference/api/classic/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../"><strong>numbers-game</strong></a></p><hr><h1 id="classic" tabindex="-1">classic <a class="header-anchor" href="#classic" aria-label="Permalink to &quot;classic&quot;">​</a></h1><h2 id="namespaces" tabindex="-1">Namespaces <a class="header-anchor" href="#namespaces" aria-label="Permalink to &quot;Namespaces&quot;">​</a></h2><ul><li><a href="./namespaces/classic/">classic</a></li></ul><h2 id="type-aliases" tabindex="-1">Type Aliases <a class="header-anchor" href="#type-aliases" aria-label="Permalink to &quot;Type Aliases&quot;">​</a></h2><ul><li><a href="./type-aliases/ClassicName">ClassicName</a></li></ul><h2 id="references" tabindex="-1">References <a class="header-anchor" href="#references" aria-label="Permalink to &quot;References&quot;">​</a></h2><h3 id="classicmarks" tabindex="-1">ClassicMarks <a class="header-anchor" href="#classicmarks" aria-label="Permalink to &quot;ClassicMarks&quot;">​</a></h3><p>Re-exports <a href="./namespaces/classic/interfaces/ClassicMarks">ClassicMarks</a></p><hr><h3 id="classicquery" tabindex="-1">ClassicQuery <a class="header-anchor" href="#classicquery" aria-label="Permalink to &quot;ClassicQuery&quot;">​</a></h3><p>Re-exports <a href="./namespaces/classic/interfaces/ClassicQuery">ClassicQuery</a></p><hr><h3 id="classicreach" tabindex="-1">ClassicReach <a class="header-anchor" href="#classicreach" aria-label="Permalink to &quot;ClassicReach&quot;">​</a></h3><p>Re-exports <a href="./namespaces/classic/interfaces/ClassicReach">ClassicReach</a></p><hr><h3 id="numbersgameerror" tabindex="-1">NumbersGameError <a class="header-anchor" href="#numbersgameerror" aria-label="Permalink to &quot;NumbersGameError&quot;">​</a></h3><p>Re-exports <a href="./../index/classes/NumbersGameError">NumbersGameError</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/classic/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
