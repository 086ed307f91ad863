import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Variable: countdown","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/variables/countdown.md","filePath":"reference/api/index/variables/countdown.md"}');
const _sfc_main = { name: "reference/api/index/variables/countdown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="variable-countdown" tabindex="-1">Variable: countdown <a class="header-anchor" href="#variable-countdown" aria-label="Permalink to &quot;Variable: countdown&quot;">​</a></h1><blockquote><p><code>const</code> <strong>countdown</strong>: <a href="./../interfaces/Rules"><code>Rules</code></a></p></blockquote><p>The Countdown numbers round: positive integers, each number at most once.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/variables/countdown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const countdown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  countdown as default
};
