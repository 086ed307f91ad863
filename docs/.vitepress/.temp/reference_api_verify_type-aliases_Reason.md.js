import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: Reason","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/verify/type-aliases/Reason.md","filePath":"reference/api/verify/type-aliases/Reason.md"}');
const _sfc_main = { name: "reference/api/verify/type-aliases/Reason.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-reason" tabindex="-1">Type Alias: Reason <a class="header-anchor" href="#type-alias-reason" aria-label="Permalink to &quot;Type Alias: Reason&quot;">​</a></h1><blockquote><p><strong>Reason</strong> = <em>typeof</em> <code>REASONS</code>[<code>number</code>]</p></blockquote><p>The judgement of an answer: the first of these that applies.</p><ul><li><code>too-long</code>: over 10,000 characters (UTF-16 code units).</li><li><code>not-an-expression</code>: neither an expression nor a list of steps; decimals and <code>2 (3)</code> are not read.</li><li><code>operator-not-allowed</code>: an expression with a sign, or with an operator that the rules do not allow, such as a power, a root, a factorial or a remainder under rules with <code>+ - * /</code>.</li><li><code>number-not-given</code>: it uses a number that is neither given nor the result of an earlier step.</li><li><code>number-reused</code>: it uses a number more often than it is given.</li><li><code>number-unused</code>: it leaves a number over, but all must be used.</li><li><code>division-by-zero</code>: it divides by zero.</li><li><code>not-natural</code>: the result of an operation is not a positive integer, but the rules require one.</li><li><code>not-integer</code>: the result of an operation is not an integer, but the rules require one.</li><li><code>not-rational</code>: the result of an operation is irrational, but the rules require rational numbers.</li><li><code>outside-domain</code>: an operand is not in the domain of its operator.</li><li><code>too-large</code>: a number has more digits than <code>limits.bits</code> allows.</li><li><code>undecided</code>: an equality on which the verdict depends could be neither proved nor refuted.</li><li><code>wrong-result</code>: a stated result <code>= r</code> is wrong.</li><li><code>nearest</code>: not the target, but at the distance <code>leastDistance</code>.</li><li><code>wrong-value</code>: not the target.</li><li><code>exact</code>: the target.</li></ul><p>The answer that a puzzle has no solution is one of three:</p><ul><li><code>impossible</code>: the target cannot be made, because <code>solvable</code> is false or <code>leastDistance</code> above 0.</li><li><code>unproved</code>: without these it is not known, because <code>verify</code> does not search.</li><li><code>wrong-value</code>: <code>solvable</code> is true, or <code>leastDistance</code> 0, so there is a solution.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/verify/type-aliases/Reason.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Reason = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Reason as default
};
