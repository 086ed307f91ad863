import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Function: countBoards()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/functions/countBoards.md","filePath":"reference/api/index/functions/countBoards.md"}');
const _sfc_main = { name: "reference/api/index/functions/countBoards.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_RunnableExample = resolveComponent("RunnableExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="function-countboards" tabindex="-1">Function: countBoards() <a class="header-anchor" href="#function-countboards" aria-label="Permalink to &quot;Function: countBoards()&quot;">​</a></h1><blockquote><p><strong>countBoards</strong>(<code>query</code>): <code>number</code></p></blockquote><p>Counts the boards of a pool, which <code>reachAll</code> yields.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="query" tabindex="-1">query <a class="header-anchor" href="#query" aria-label="Permalink to &quot;query&quot;">​</a></h3><p><a href="./../interfaces/BoardsQuery"><code>BoardsQuery</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p><h2 id="throws" tabindex="-1">Throws <a class="header-anchor" href="#throws" aria-label="Permalink to &quot;Throws&quot;">​</a></h2><p>NumbersGameError <code>invalid-numbers</code> or <code>invalid-option</code>; <code>limit-exceeded</code> if there are 2^53 or more; <code>too-large</code> if too many groups interleave.</p><h2 id="example" tabindex="-1">Example <a class="header-anchor" href="#example" aria-label="Permalink to &quot;Example&quot;">​</a></h2><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">countBoards</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">({ size: </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">6</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> }); </span><span style="--shiki-light:#66707B;--shiki-dark:#BDC4CC;">// 13243</span></span></code></pre></div>`);
  _push(ssrRenderComponent(_component_RunnableExample, { program: "%20show(%22countBoards(%7B%20size%3A%206%20%7D)%3B%22%2C%20countBoards(%7B%20size%3A%206%20%7D))%3B%20" }, null, _parent));
  _push(`</div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/functions/countBoards.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const countBoards = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  countBoards as default
};
