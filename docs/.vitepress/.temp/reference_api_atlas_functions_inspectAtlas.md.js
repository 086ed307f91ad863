import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Function: inspectAtlas()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/atlas/functions/inspectAtlas.md","filePath":"reference/api/atlas/functions/inspectAtlas.md"}');
const _sfc_main = { name: "reference/api/atlas/functions/inspectAtlas.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_RunnableExample = resolveComponent("RunnableExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="function-inspectatlas" tabindex="-1">Function: inspectAtlas() <a class="header-anchor" href="#function-inspectatlas" aria-label="Permalink to &quot;Function: inspectAtlas()&quot;">​</a></h1><blockquote><p><strong>inspectAtlas</strong>(<code>dir</code>): <a href="./../interfaces/AtlasStatus"><code>AtlasStatus</code></a></p></blockquote><p><strong><code>Experimental</code></strong></p><p>Inspects the folder of an atlas.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="dir" tabindex="-1">dir <a class="header-anchor" href="#dir" aria-label="Permalink to &quot;dir&quot;">​</a></h3><p><code>string</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/AtlasStatus"><code>AtlasStatus</code></a></p><h2 id="throws" tabindex="-1">Throws <a class="header-anchor" href="#throws" aria-label="Permalink to &quot;Throws&quot;">​</a></h2><p>NumbersGameError <code>invalid-option</code> if the folder has no atlas, or one of another version</p><h2 id="example" tabindex="-1">Example <a class="header-anchor" href="#example" aria-label="Permalink to &quot;Example&quot;">​</a></h2><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">const</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">finished</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">shares</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">complete</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"> inspectAtlas</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&#39;atlas-6&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">);</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">@experimental</span></span></code></pre></div>`);
  _push(ssrRenderComponent(_component_RunnableExample, { program: "%0A%20%20%20%20const%20%7B%20finished%2C%20shares%2C%20complete%20%7D%20%3D%20inspectAtlas('atlas-6')%3B%0A" }, null, _parent));
  _push(`</div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/atlas/functions/inspectAtlas.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const inspectAtlas = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  inspectAtlas as default
};
