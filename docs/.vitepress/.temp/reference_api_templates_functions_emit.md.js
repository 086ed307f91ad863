import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Function: emit()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/templates/functions/emit.md","filePath":"reference/api/templates/functions/emit.md"}');
const _sfc_main = { name: "reference/api/templates/functions/emit.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_RunnableExample = resolveComponent("RunnableExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="function-emit" tabindex="-1">Function: emit() <a class="header-anchor" href="#function-emit" aria-label="Permalink to &quot;Function: emit()&quot;">​</a></h1><blockquote><p><strong>emit</strong>(<code>texts</code>, <code>options</code>): <code>string</code></p></blockquote><p><strong><code>Experimental</code></strong></p><p>Writes a program that solves hands by testing templates, which may be those of <code>minimum</code>.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="texts" tabindex="-1">texts <a class="header-anchor" href="#texts" aria-label="Permalink to &quot;texts&quot;">​</a></h3><p>readonly <code>string</code>[]</p><h3 id="options" tabindex="-1">options <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options&quot;">​</a></h3><p><a href="./../interfaces/EmitOptions"><code>EmitOptions</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>string</code></p><h2 id="throws" tabindex="-1">Throws <a class="header-anchor" href="#throws" aria-label="Permalink to &quot;Throws&quot;">​</a></h2><p>NumbersGameError <code>invalid-option</code> or <code>invalid-target</code>; with operators beyond the four and <code>cards</code> also <code>too-large</code>: a board would need numbers that the program cannot compute with</p><h2 id="example" tabindex="-1">Example <a class="header-anchor" href="#example" aria-label="Permalink to &quot;Example&quot;">​</a></h2><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">emit</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">([</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&#39;((x0 - x1) * x2) + x3&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">], { language: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&#39;javascript&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> }); </span><span style="--shiki-light:#66707B;--shiki-dark:#BDC4CC;">// the text of a program</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">@experimental</span></span></code></pre></div>`);
  _push(ssrRenderComponent(_component_RunnableExample, { program: "%0A%20%20%20%20show(%22emit(%5B'((x0%20-%20x1)%20*%20x2)%20%2B%20x3'%5D%2C%20%7B%20language%3A%20'javascript'%20%7D)%3B%22%2C%20emit(%5B'((x0%20-%20x1)%20*%20x2)%20%2B%20x3'%5D%2C%20%7B%20language%3A%20'javascript'%20%7D))%3B%0A" }, null, _parent));
  _push(`</div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/templates/functions/emit.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const emit = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  emit as default
};
