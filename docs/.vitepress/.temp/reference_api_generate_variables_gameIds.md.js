import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Variable: gameIds","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/generate/variables/gameIds.md","filePath":"reference/api/generate/variables/gameIds.md"}');
const _sfc_main = { name: "reference/api/generate/variables/gameIds.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="variable-gameids" tabindex="-1">Variable: gameIds <a class="header-anchor" href="#variable-gameids" aria-label="Permalink to &quot;Variable: gameIds&quot;">​</a></h1><blockquote><p><code>const</code> <strong>gameIds</strong>: readonly <a href="./../../index/type-aliases/GameId"><code>GameId</code></a>[]</p></blockquote><p>The ids of all games, in the order in which they are offered.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/generate/variables/gameIds.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const gameIds = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  gameIds as default
};
