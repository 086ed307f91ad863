import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"templates","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/templates/index.md","filePath":"reference/api/templates/index.md"}');
const _sfc_main = { name: "reference/api/templates/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../"><strong>numbers-game</strong></a></p><hr><h1 id="templates" tabindex="-1">templates <a class="header-anchor" href="#templates" aria-label="Permalink to &quot;templates&quot;">​</a></h1><h2 id="interfaces" tabindex="-1">Interfaces <a class="header-anchor" href="#interfaces" aria-label="Permalink to &quot;Interfaces&quot;">​</a></h2><ul><li><a href="./interfaces/Cases">Cases</a></li><li><a href="./interfaces/Certificate">Certificate</a></li><li><a href="./interfaces/Check">Check</a></li><li><a href="./interfaces/EmitOptions">EmitOptions</a></li><li><a href="./interfaces/GreedyOptions">GreedyOptions</a></li><li><a href="./interfaces/Minimum">Minimum</a></li><li><a href="./interfaces/MinimumOptions">MinimumOptions</a></li><li><a href="./interfaces/Scope">Scope</a></li><li><a href="./interfaces/TemplatesProgress">TemplatesProgress</a></li><li><a href="./interfaces/Universe">Universe</a></li><li><a href="./interfaces/UniverseQuery">UniverseQuery</a></li><li><a href="./interfaces/Weights">Weights</a></li></ul><h2 id="type-aliases" tabindex="-1">Type Aliases <a class="header-anchor" href="#type-aliases" aria-label="Permalink to &quot;Type Aliases&quot;">​</a></h2><ul><li><a href="./type-aliases/Proof">Proof</a></li></ul><h2 id="functions" tabindex="-1">Functions <a class="header-anchor" href="#functions" aria-label="Permalink to &quot;Functions&quot;">​</a></h2><ul><li><a href="./functions/checkCertificate">checkCertificate</a></li><li><a href="./functions/classes">classes</a></li><li><a href="./functions/coverage">coverage</a></li><li><a href="./functions/emit">emit</a></li><li><a href="./functions/greedy">greedy</a></li><li><a href="./functions/minimum">minimum</a></li><li><a href="./functions/necessary">necessary</a></li><li><a href="./functions/universe">universe</a></li></ul><h2 id="references" tabindex="-1">References <a class="header-anchor" href="#references" aria-label="Permalink to &quot;References&quot;">​</a></h2><h3 id="numbersgameerror" tabindex="-1">NumbersGameError <a class="header-anchor" href="#numbersgameerror" aria-label="Permalink to &quot;NumbersGameError&quot;">​</a></h3><p>Re-exports <a href="./../index/classes/NumbersGameError">NumbersGameError</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/templates/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
