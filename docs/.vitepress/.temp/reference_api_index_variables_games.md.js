import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Variable: games","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/variables/games.md","filePath":"reference/api/index/variables/games.md"}');
const _sfc_main = { name: "reference/api/index/variables/games.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="variable-games" tabindex="-1">Variable: games <a class="header-anchor" href="#variable-games" aria-label="Permalink to &quot;Variable: games&quot;">​</a></h1><blockquote><p><code>const</code> <strong>games</strong>: <code>Readonly</code>&lt;<code>Record</code>&lt;<code>&quot;countdown&quot;</code> | <code>&quot;24&quot;</code> | <code>&quot;24s&quot;</code> | <code>&quot;24s-mod&quot;</code> | <code>&quot;countdown-squares&quot;</code> | <code>&quot;krypto&quot;</code> | <code>&quot;make-ten&quot;</code> | <code>&quot;digits&quot;</code> | <code>&quot;slagalica&quot;</code> | <code>&quot;compte-est-bon&quot;</code> | <code>&quot;cifras-y-letras&quot;</code>, <a href="./../interfaces/Game"><code>Game</code></a>&gt;&gt;</p></blockquote><p>All games by id.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/variables/games.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const games = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  games as default
};
