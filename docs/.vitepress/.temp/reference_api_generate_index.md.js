import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"generate","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/generate/index.md","filePath":"reference/api/generate/index.md"}');
const _sfc_main = { name: "reference/api/generate/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../"><strong>numbers-game</strong></a></p><hr><h1 id="generate" tabindex="-1">generate <a class="header-anchor" href="#generate" aria-label="Permalink to &quot;generate&quot;">​</a></h1><h2 id="interfaces" tabindex="-1">Interfaces <a class="header-anchor" href="#interfaces" aria-label="Permalink to &quot;Interfaces&quot;">​</a></h2><ul><li><a href="./interfaces/Bounds">Bounds</a></li><li><a href="./interfaces/Difficulty">Difficulty</a></li><li><a href="./interfaces/Features">Features</a></li><li><a href="./interfaces/Generated">Generated</a></li><li><a href="./interfaces/GenerateOptions">GenerateOptions</a></li><li><a href="./interfaces/RateOptions">RateOptions</a></li></ul><h2 id="type-aliases" tabindex="-1">Type Aliases <a class="header-anchor" href="#type-aliases" aria-label="Permalink to &quot;Type Aliases&quot;">​</a></h2><ul><li><a href="./type-aliases/Habit">Habit</a></li><li><a href="./type-aliases/Level">Level</a></li><li><a href="./type-aliases/Need">Need</a></li></ul><h2 id="variables" tabindex="-1">Variables <a class="header-anchor" href="#variables" aria-label="Permalink to &quot;Variables&quot;">​</a></h2><ul><li><a href="./variables/gameIds">gameIds</a></li></ul><h2 id="functions" tabindex="-1">Functions <a class="header-anchor" href="#functions" aria-label="Permalink to &quot;Functions&quot;">​</a></h2><ul><li><a href="./functions/generate">generate</a></li><li><a href="./functions/rate">rate</a></li></ul><h2 id="references" tabindex="-1">References <a class="header-anchor" href="#references" aria-label="Permalink to &quot;References&quot;">​</a></h2><h3 id="countdown" tabindex="-1">countdown <a class="header-anchor" href="#countdown" aria-label="Permalink to &quot;countdown&quot;">​</a></h3><p>Re-exports <a href="./../index/variables/countdown">countdown</a></p><hr><h3 id="games" tabindex="-1">games <a class="header-anchor" href="#games" aria-label="Permalink to &quot;games&quot;">​</a></h3><p>Re-exports <a href="./../index/variables/games">games</a></p><hr><h3 id="numbersgameerror" tabindex="-1">NumbersGameError <a class="header-anchor" href="#numbersgameerror" aria-label="Permalink to &quot;NumbersGameError&quot;">​</a></h3><p>Re-exports <a href="./../index/classes/NumbersGameError">NumbersGameError</a></p><hr><h3 id="twentyfour" tabindex="-1">twentyFour <a class="header-anchor" href="#twentyfour" aria-label="Permalink to &quot;twentyFour&quot;">​</a></h3><p>Re-exports <a href="./../index/variables/twentyFour">twentyFour</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/generate/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
