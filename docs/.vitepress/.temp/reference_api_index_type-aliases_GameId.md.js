import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: GameId","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/type-aliases/GameId.md","filePath":"reference/api/index/type-aliases/GameId.md"}');
const _sfc_main = { name: "reference/api/index/type-aliases/GameId.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-gameid" tabindex="-1">Type Alias: GameId <a class="header-anchor" href="#type-alias-gameid" aria-label="Permalink to &quot;Type Alias: GameId&quot;">​</a></h1><blockquote><p><strong>GameId</strong> = <em>typeof</em> <code>records</code>[<code>number</code>][<code>&quot;id&quot;</code>]</p></blockquote><p>The id of a game.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/type-aliases/GameId.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const GameId = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  GameId as default
};
