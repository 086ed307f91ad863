import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Variable: moreOperators","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/operators/variables/moreOperators.md","filePath":"reference/api/operators/variables/moreOperators.md"}');
const _sfc_main = { name: "reference/api/operators/variables/moreOperators.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_RunnableExample = resolveComponent("RunnableExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="variable-moreoperators" tabindex="-1">Variable: moreOperators <a class="header-anchor" href="#variable-moreoperators" aria-label="Permalink to &quot;Variable: moreOperators&quot;">​</a></h1><blockquote><p><code>const</code> <strong>moreOperators</strong>: <a href="./../../index/interfaces/Extension"><code>Extension</code></a></p></blockquote><p>The extension for any other operators than exactly <code>+ - * /</code>: fewer of them, powers, roots, logarithms, remainders, factorials, joined digits and squares.</p><h2 id="example" tabindex="-1">Example <a class="header-anchor" href="#example" aria-label="Permalink to &quot;Example&quot;">​</a></h2><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { createSolver } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;numbers-game&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { moreOperators } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;numbers-game/operators&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">const</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> solver</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> await</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"> createSolver</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">({ extensions: [moreOperators] });</span></span></code></pre></div>`);
  _push(ssrRenderComponent(_component_RunnableExample, { program: "%0A%20%20%20%20const%20%7B%20createSolver%20%7D%20%3D%20await%20load('index')%3B%0A%20%20%20%20const%20%7B%20moreOperators%20%7D%20%3D%20await%20load('operators')%3B%0A%20%20%20%20const%20solver%20%3D%20await%20createSolver(%7B%20extensions%3A%20%5BmoreOperators%5D%20%7D)%3B%0A" }, null, _parent));
  _push(`</div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/operators/variables/moreOperators.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const moreOperators = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  moreOperators as default
};
