import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: Habit","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/generate/type-aliases/Habit.md","filePath":"reference/api/generate/type-aliases/Habit.md"}');
const _sfc_main = { name: "reference/api/generate/type-aliases/Habit.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-habit" tabindex="-1">Type Alias: Habit <a class="header-anchor" href="#type-alias-habit" aria-label="Permalink to &quot;Type Alias: Habit&quot;">​</a></h1><blockquote><p><strong>Habit</strong> = <em>typeof</em> <code>HABITS</code>[<code>number</code>]</p></blockquote><p>Requirement that does not depend on the names of operators: a fraction, a division or a subtraction.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/generate/type-aliases/Habit.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Habit = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Habit as default
};
