import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: ReadMode","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/verify/type-aliases/ReadMode.md","filePath":"reference/api/verify/type-aliases/ReadMode.md"}');
const _sfc_main = { name: "reference/api/verify/type-aliases/ReadMode.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="type-alias-readmode" tabindex="-1">Type Alias: ReadMode <a class="header-anchor" href="#type-alias-readmode" aria-label="Permalink to &quot;Type Alias: ReadMode&quot;">​</a></h1><blockquote><p><strong>ReadMode</strong> = <em>typeof</em> <code>READ_MODES</code>[<code>number</code>]</p></blockquote><p>How the answer is found in a text.</p><ul><li><code>strict</code>: the text is the answer, an expression or steps.</li><li><code>extract</code>: the answer is the content of the complete <code>&lt;answer&gt;...&lt;/answer&gt;</code> or <code>\\\\boxed{...}</code> that begins last, under the same grammar.</li><li><code>tolerant</code>: the answer is the content of the last tag, box, code fence or line with a label such as <code>Answer:</code>, or else the whole text, and may be written as language models do: <code>24 = 4 * 6</code>, <code>4 x 6</code>, <code>Step 1: ...</code>, <code>(1 + 3)(2 + 4)</code>, with a full stop or in back-ticks. Prose is never searched, and only one text is ever judged.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/verify/type-aliases/ReadMode.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ReadMode = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ReadMode as default
};
