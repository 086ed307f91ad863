import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"verify","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/verify/index.md","filePath":"reference/api/verify/index.md"}');
const _sfc_main = { name: "reference/api/verify/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../"><strong>numbers-game</strong></a></p><hr><h1 id="verify" tabindex="-1">verify <a class="header-anchor" href="#verify" aria-label="Permalink to &quot;verify&quot;">​</a></h1><h2 id="interfaces" tabindex="-1">Interfaces <a class="header-anchor" href="#interfaces" aria-label="Permalink to &quot;Interfaces&quot;">​</a></h2><ul><li><a href="./interfaces/Dataset">Dataset</a></li><li><a href="./interfaces/DatasetFields">DatasetFields</a></li><li><a href="./interfaces/DatasetRewards">DatasetRewards</a></li><li><a href="./interfaces/ScoreOptions">ScoreOptions</a></li><li><a href="./interfaces/Verdict">Verdict</a></li><li><a href="./interfaces/VerifyOptions">VerifyOptions</a></li><li><a href="./interfaces/VerifyPuzzle">VerifyPuzzle</a></li></ul><h2 id="type-aliases" tabindex="-1">Type Aliases <a class="header-anchor" href="#type-aliases" aria-label="Permalink to &quot;Type Aliases&quot;">​</a></h2><ul><li><a href="./type-aliases/DatasetId">DatasetId</a></li><li><a href="./type-aliases/ReadMode">ReadMode</a></li><li><a href="./type-aliases/Reason">Reason</a></li></ul><h2 id="variables" tabindex="-1">Variables <a class="header-anchor" href="#variables" aria-label="Permalink to &quot;Variables&quot;">​</a></h2><ul><li><a href="./variables/datasets">datasets</a></li></ul><h2 id="functions" tabindex="-1">Functions <a class="header-anchor" href="#functions" aria-label="Permalink to &quot;Functions&quot;">​</a></h2><ul><li><a href="./functions/score">score</a></li><li><a href="./functions/verify">verify</a></li></ul><h2 id="references" tabindex="-1">References <a class="header-anchor" href="#references" aria-label="Permalink to &quot;References&quot;">​</a></h2><h3 id="countdown" tabindex="-1">countdown <a class="header-anchor" href="#countdown" aria-label="Permalink to &quot;countdown&quot;">​</a></h3><p>Re-exports <a href="./../index/variables/countdown">countdown</a></p><hr><h3 id="numbersgameerror" tabindex="-1">NumbersGameError <a class="header-anchor" href="#numbersgameerror" aria-label="Permalink to &quot;NumbersGameError&quot;">​</a></h3><p>Re-exports <a href="./../index/classes/NumbersGameError">NumbersGameError</a></p><hr><h3 id="twentyfour" tabindex="-1">twentyFour <a class="header-anchor" href="#twentyfour" aria-label="Permalink to &quot;twentyFour&quot;">​</a></h3><p>Re-exports <a href="./../index/variables/twentyFour">twentyFour</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/verify/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
