import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Function: serveSolver()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/worker/functions/serveSolver.md","filePath":"reference/api/worker/functions/serveSolver.md"}');
const _sfc_main = { name: "reference/api/worker/functions/serveSolver.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="function-servesolver" tabindex="-1">Function: serveSolver() <a class="header-anchor" href="#function-servesolver" aria-label="Permalink to &quot;Function: serveSolver()&quot;">​</a></h1><blockquote><p><strong>serveSolver</strong>(<code>serveOptions?</code>): <code>void</code></p></blockquote><p>Answers the calls of <code>createWorkerSolver</code>. To be called once, in the file of a worker.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="serveoptions" tabindex="-1">serveOptions? <a class="header-anchor" href="#serveoptions" aria-label="Permalink to &quot;serveOptions?&quot;">​</a></h3><p><a href="./../interfaces/ServeOptions"><code>ServeOptions</code></a> = <code>{}</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>void</code></p><h2 id="throws" tabindex="-1">Throws <a class="header-anchor" href="#throws" aria-label="Permalink to &quot;Throws&quot;">​</a></h2><p>NumbersGameError <code>invalid-option</code> if this is not a worker, or for an unknown option</p><h2 id="example" tabindex="-1">Example <a class="header-anchor" href="#example" aria-label="Permalink to &quot;Example&quot;">​</a></h2><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { serveSolver } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;numbers-game/worker&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">serveSolver</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">();</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/worker/functions/serveSolver.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const serveSolver = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  serveSolver as default
};
