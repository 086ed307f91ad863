import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Function: formatSigns()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/expression/functions/formatSigns.md","filePath":"reference/api/expression/functions/formatSigns.md"}');
const _sfc_main = { name: "reference/api/expression/functions/formatSigns.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_RunnableExample = resolveComponent("RunnableExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="function-formatsigns" tabindex="-1">Function: formatSigns() <a class="header-anchor" href="#function-formatsigns" aria-label="Permalink to &quot;Function: formatSigns()&quot;">​</a></h1><blockquote><p><strong>formatSigns</strong>(<code>text</code>): <code>string</code></p></blockquote><p>Writes a value, an expression or a step with the signs that people see. A fraction keeps its stroke, which has no blanks.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="text" tabindex="-1">text <a class="header-anchor" href="#text" aria-label="Permalink to &quot;text&quot;">​</a></h3><p><code>string</code> | <code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>string</code></p><h2 id="example" tabindex="-1">Example <a class="header-anchor" href="#example" aria-label="Permalink to &quot;Example&quot;">​</a></h2><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">formatSigns</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&#39;8 / (3 - 8/3)&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">); </span><span style="--shiki-light:#66707B;--shiki-dark:#BDC4CC;">// &#39;8 ÷ (3 − 8/3)&#39;</span></span></code></pre></div>`);
  _push(ssrRenderComponent(_component_RunnableExample, { program: "%20show(%22formatSigns('8%20%2F%20(3%20-%208%2F3)')%3B%22%2C%20formatSigns('8%20%2F%20(3%20-%208%2F3)'))%3B%20" }, null, _parent));
  _push(`</div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/expression/functions/formatSigns.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const formatSigns = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  formatSigns as default
};
