import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"environment","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/environment/index.md","filePath":"reference/api/environment/index.md"}');
const _sfc_main = { name: "reference/api/environment/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../"><strong>numbers-game</strong></a></p><hr><h1 id="environment" tabindex="-1">environment <a class="header-anchor" href="#environment" aria-label="Permalink to &quot;environment&quot;">​</a></h1><h2 id="interfaces" tabindex="-1">Interfaces <a class="header-anchor" href="#interfaces" aria-label="Permalink to &quot;Interfaces&quot;">​</a></h2><ul><li><a href="./interfaces/Environment">Environment</a></li><li><a href="./interfaces/EnvironmentOptions">EnvironmentOptions</a></li><li><a href="./interfaces/EnvironmentPuzzle">EnvironmentPuzzle</a></li><li><a href="./interfaces/Move">Move</a></li><li><a href="./interfaces/Position">Position</a></li><li><a href="./interfaces/Trace">Trace</a></li><li><a href="./interfaces/TracedStep">TracedStep</a></li><li><a href="./interfaces/TraceOptions">TraceOptions</a></li><li><a href="./interfaces/TracePuzzle">TracePuzzle</a></li></ul><h2 id="type-aliases" tabindex="-1">Type Aliases <a class="header-anchor" href="#type-aliases" aria-label="Permalink to &quot;Type Aliases&quot;">​</a></h2><ul><li><a href="./type-aliases/StepReason">StepReason</a></li></ul><h2 id="functions" tabindex="-1">Functions <a class="header-anchor" href="#functions" aria-label="Permalink to &quot;Functions&quot;">​</a></h2><ul><li><a href="./functions/createEnvironment">createEnvironment</a></li><li><a href="./functions/traceSteps">traceSteps</a></li></ul><h2 id="references" tabindex="-1">References <a class="header-anchor" href="#references" aria-label="Permalink to &quot;References&quot;">​</a></h2><h3 id="numbersgameerror" tabindex="-1">NumbersGameError <a class="header-anchor" href="#numbersgameerror" aria-label="Permalink to &quot;NumbersGameError&quot;">​</a></h3><p>Re-exports <a href="./../index/classes/NumbersGameError">NumbersGameError</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/environment/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
