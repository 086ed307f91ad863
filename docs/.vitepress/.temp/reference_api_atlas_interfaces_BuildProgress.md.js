import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: BuildProgress","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/atlas/interfaces/BuildProgress.md","filePath":"reference/api/atlas/interfaces/BuildProgress.md"}');
const _sfc_main = { name: "reference/api/atlas/interfaces/BuildProgress.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-buildprogress" tabindex="-1">Interface: BuildProgress <a class="header-anchor" href="#interface-buildprogress" aria-label="Permalink to &quot;Interface: BuildProgress&quot;">​</a></h1><p>Progress of a build.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="done" tabindex="-1">done <a class="header-anchor" href="#done" aria-label="Permalink to &quot;done&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>done</strong>: <code>number</code></p></blockquote><p>Number of finished boards, including those of earlier builds.</p><hr><h3 id="rate" tabindex="-1">rate <a class="header-anchor" href="#rate" aria-label="Permalink to &quot;rate&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>rate</strong>: <code>number</code></p></blockquote><p>Problems per second since this build began.</p><hr><h3 id="secondsleft" tabindex="-1">secondsLeft <a class="header-anchor" href="#secondsleft" aria-label="Permalink to &quot;secondsLeft&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>secondsLeft</strong>: <code>number</code></p></blockquote><p>Seconds left at this rate.</p><hr><h3 id="total" tabindex="-1">total <a class="header-anchor" href="#total" aria-label="Permalink to &quot;total&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>total</strong>: <code>number</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/atlas/interfaces/BuildProgress.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BuildProgress = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BuildProgress as default
};
