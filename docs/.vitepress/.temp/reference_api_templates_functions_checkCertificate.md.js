import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Function: checkCertificate()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/templates/functions/checkCertificate.md","filePath":"reference/api/templates/functions/checkCertificate.md"}');
const _sfc_main = { name: "reference/api/templates/functions/checkCertificate.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_RunnableExample = resolveComponent("RunnableExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="function-checkcertificate" tabindex="-1">Function: checkCertificate() <a class="header-anchor" href="#function-checkcertificate" aria-label="Permalink to &quot;Function: checkCertificate()&quot;">​</a></h1><blockquote><p><strong>checkCertificate</strong>(<code>certificate</code>): <a href="./../interfaces/Check"><code>Check</code></a></p></blockquote><p><strong><code>Experimental</code></strong></p><p>Verifies a certificate, or any other value, and returns what it proves or what is wrong. Never throws.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="certificate" tabindex="-1">certificate <a class="header-anchor" href="#certificate" aria-label="Permalink to &quot;certificate&quot;">​</a></h3><p><code>unknown</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/Check"><code>Check</code></a></p><h2 id="example" tabindex="-1">Example <a class="header-anchor" href="#example" aria-label="Permalink to &quot;Example&quot;">​</a></h2><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">checkCertificate</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">({}).ok; </span><span style="--shiki-light:#66707B;--shiki-dark:#BDC4CC;">// false</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">@experimental</span></span></code></pre></div>`);
  _push(ssrRenderComponent(_component_RunnableExample, { program: "%0A%20%20%20%20show(%22checkCertificate(%7B%7D).ok%3B%22%2C%20checkCertificate(%7B%7D).ok)%3B%0A" }, null, _parent));
  _push(`</div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/templates/functions/checkCertificate.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const checkCertificate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  checkCertificate as default
};
