import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"batch","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/batch/index.md","filePath":"reference/api/batch/index.md"}');
const _sfc_main = { name: "reference/api/batch/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../"><strong>numbers-game</strong></a></p><hr><h1 id="batch" tabindex="-1">batch <a class="header-anchor" href="#batch" aria-label="Permalink to &quot;batch&quot;">​</a></h1><h2 id="interfaces" tabindex="-1">Interfaces <a class="header-anchor" href="#interfaces" aria-label="Permalink to &quot;Interfaces&quot;">​</a></h2><ul><li><a href="./interfaces/BatchBlock">BatchBlock</a></li><li><a href="./interfaces/BatchError">BatchError</a></li><li><a href="./interfaces/BatchLinesOptions">BatchLinesOptions</a></li><li><a href="./interfaces/BatchOptions">BatchOptions</a></li><li><a href="./interfaces/BatchPuzzle">BatchPuzzle</a></li><li><a href="./interfaces/BatchResults">BatchResults</a></li><li><a href="./interfaces/BatchSource">BatchSource</a></li><li><a href="./interfaces/GenerateOnThreadsOptions">GenerateOnThreadsOptions</a></li><li><a href="./interfaces/ReachAllOnThreadsQuery">ReachAllOnThreadsQuery</a></li><li><a href="./interfaces/Shard">Shard</a></li><li><a href="./interfaces/ShardSource">ShardSource</a></li></ul><h2 id="type-aliases" tabindex="-1">Type Aliases <a class="header-anchor" href="#type-aliases" aria-label="Permalink to &quot;Type Aliases&quot;">​</a></h2><ul><li><a href="./type-aliases/BatchFormat">BatchFormat</a></li><li><a href="./type-aliases/BatchOp">BatchOp</a></li><li><a href="./type-aliases/BatchRecord">BatchRecord</a></li><li><a href="./type-aliases/BoardOrder">BoardOrder</a></li><li><a href="./type-aliases/Columns">Columns</a></li></ul><h2 id="functions" tabindex="-1">Functions <a class="header-anchor" href="#functions" aria-label="Permalink to &quot;Functions&quot;">​</a></h2><ul><li><a href="./functions/batch">batch</a></li><li><a href="./functions/batchLines">batchLines</a></li><li><a href="./functions/generateOnThreads">generateOnThreads</a></li><li><a href="./functions/mergeShards">mergeShards</a></li><li><a href="./functions/reachAllOnThreads">reachAllOnThreads</a></li></ul><h2 id="references" tabindex="-1">References <a class="header-anchor" href="#references" aria-label="Permalink to &quot;References&quot;">​</a></h2><h3 id="numbersgameerror" tabindex="-1">NumbersGameError <a class="header-anchor" href="#numbersgameerror" aria-label="Permalink to &quot;NumbersGameError&quot;">​</a></h3><p>Re-exports <a href="./../index/classes/NumbersGameError">NumbersGameError</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/batch/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
