import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: ClassicMarks","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/classic/namespaces/classic/interfaces/ClassicMarks.md","filePath":"reference/api/classic/namespaces/classic/interfaces/ClassicMarks.md"}');
const _sfc_main = { name: "reference/api/classic/namespaces/classic/interfaces/ClassicMarks.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-classicmarks" tabindex="-1">Interface: ClassicMarks <a class="header-anchor" href="#interface-classicmarks" aria-label="Permalink to &quot;Interface: ClassicMarks&quot;">​</a></h1><p>Targets of a range that an algorithm makes.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="from" tabindex="-1">from <a class="header-anchor" href="#from" aria-label="Permalink to &quot;from&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>from</strong>: <code>number</code></p></blockquote><hr><h3 id="reachable" tabindex="-1">reachable <a class="header-anchor" href="#reachable" aria-label="Permalink to &quot;reachable&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>reachable</strong>: <code>Uint8Array</code></p></blockquote><p>1 at index t - from if target t can be made, else 0.</p><hr><h3 id="to" tabindex="-1">to <a class="header-anchor" href="#to" aria-label="Permalink to &quot;to&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>to</strong>: <code>number</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/classic/namespaces/classic/interfaces/ClassicMarks.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ClassicMarks = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ClassicMarks as default
};
