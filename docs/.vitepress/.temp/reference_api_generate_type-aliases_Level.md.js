import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: Level","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/generate/type-aliases/Level.md","filePath":"reference/api/generate/type-aliases/Level.md"}');
const _sfc_main = { name: "reference/api/generate/type-aliases/Level.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-level" tabindex="-1">Type Alias: Level <a class="header-anchor" href="#type-alias-level" aria-label="Permalink to &quot;Type Alias: Level&quot;">​</a></h1><blockquote><p><strong>Level</strong> = <code>1</code> | <code>2</code> | <code>3</code> | <code>4</code> | <code>5</code></p></blockquote><p>Level of difficulty, a fifth of the solvable puzzles of the game: from 1, the easiest, to 5, the hardest.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/generate/type-aliases/Level.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Level = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Level as default
};
