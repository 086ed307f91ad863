import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: ErrorCode","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/type-aliases/ErrorCode.md","filePath":"reference/api/index/type-aliases/ErrorCode.md"}');
const _sfc_main = { name: "reference/api/index/type-aliases/ErrorCode.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-errorcode" tabindex="-1">Type Alias: ErrorCode <a class="header-anchor" href="#type-alias-errorcode" aria-label="Permalink to &quot;Type Alias: ErrorCode&quot;">​</a></h1><blockquote><p><strong>ErrorCode</strong> = <code>&quot;invalid-numbers&quot;</code> | <code>&quot;invalid-target&quot;</code> | <code>&quot;invalid-range&quot;</code> | <code>&quot;invalid-option&quot;</code> | <code>&quot;too-large&quot;</code> | <code>&quot;out-of-memory&quot;</code> | <code>&quot;limit-exceeded&quot;</code> | <code>&quot;timeout&quot;</code> | <code>&quot;undecided&quot;</code> | <code>&quot;wasm-blocked&quot;</code> | <code>&quot;worker-failed&quot;</code></p></blockquote><p>Code of an error, for programs.</p><ul><li><code>invalid-numbers</code>: the given numbers are not 1 to 10 integers from 1 (0 unless values are natural) to 2^53 - 1, cards, or alternatives.</li><li><code>invalid-target</code>: the target is missing, or not allowed under the rules.</li><li><code>invalid-range</code>: <code>from</code> and <code>to</code> are not a range of targets.</li><li><code>invalid-option</code>: any other argument is unknown or of the wrong type, or a text is not an expression.</li><li><code>too-large</code>: the numbers, the range or a value exceed what is supported, such as 64-bit arithmetic.</li><li><code>out-of-memory</code>: the search needs more memory than is allowed.</li><li><code>limit-exceeded</code>: there are more results than can be counted or returned, or fewer than were requested.</li><li><code>timeout</code>: the work took longer than the <code>timeout</code> of the call.</li><li><code>undecided</code>: it could be neither proved nor refuted that an equality holds.</li><li><code>wasm-blocked</code>: the platform forbids compiling WebAssembly.</li><li><code>worker-failed</code>: a worker ended before it answered.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/type-aliases/ErrorCode.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ErrorCode = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ErrorCode as default
};
