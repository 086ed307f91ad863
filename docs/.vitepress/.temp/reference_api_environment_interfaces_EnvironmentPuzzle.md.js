import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: EnvironmentPuzzle","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/environment/interfaces/EnvironmentPuzzle.md","filePath":"reference/api/environment/interfaces/EnvironmentPuzzle.md"}');
const _sfc_main = { name: "reference/api/environment/interfaces/EnvironmentPuzzle.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-environmentpuzzle" tabindex="-1">Interface: EnvironmentPuzzle <a class="header-anchor" href="#interface-environmentpuzzle" aria-label="Permalink to &quot;Interface: EnvironmentPuzzle&quot;">​</a></h1><p>A board to play.</p><h2 id="extends" tabindex="-1">Extends <a class="header-anchor" href="#extends" aria-label="Permalink to &quot;Extends&quot;">​</a></h2><ul><li><code>Pick</code>&lt;<a href="./../../index/interfaces/Puzzle"><code>Puzzle</code></a>, <code>&quot;target&quot;</code>&gt;</li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="numbers" tabindex="-1">numbers <a class="header-anchor" href="#numbers" aria-label="Permalink to &quot;numbers&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>numbers</strong>: readonly number | Card | Alternatives[] | <a href="./../../index/type-aliases/TypedArray"><code>TypedArray</code></a> | readonly (<code>string</code> | <code>number</code> | <a href="./../../index/interfaces/Alternatives"><code>Alternatives</code></a>)[]</p></blockquote><p>Numbers of a puzzle and, unless values are natural, any value that a step returns: <code>-4</code>, <code>0</code>, <code>&#39;8/3&#39;</code>.</p><hr><h3 id="target" tabindex="-1">target? <a class="header-anchor" href="#target" aria-label="Permalink to &quot;target?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>target?</strong>: <code>string</code> | <code>number</code></p></blockquote><p>Wanted value. Under natural rules a positive integer; under integer rules an integer of any sign; under rational rules any integer or fraction <code>&#39;p/q&#39;</code>, of any sign. Text may exceed 2^53; <code>&#39;48/2&#39;</code> is 24. Default: 24 if the values are rational or real and all numbers must be used; required otherwise.</p><h4 id="inherited-from" tabindex="-1">Inherited from <a class="header-anchor" href="#inherited-from" aria-label="Permalink to &quot;Inherited from&quot;">​</a></h4><p><a href="./../../verify/interfaces/VerifyPuzzle"><code>VerifyPuzzle</code></a>.<a href="./../../verify/interfaces/VerifyPuzzle#target"><code>target</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/environment/interfaces/EnvironmentPuzzle.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const EnvironmentPuzzle = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  EnvironmentPuzzle as default
};
