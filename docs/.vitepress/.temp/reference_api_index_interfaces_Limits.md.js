import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Limits","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/interfaces/Limits.md","filePath":"reference/api/index/interfaces/Limits.md"}');
const _sfc_main = { name: "reference/api/index/interfaces/Limits.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-limits" tabindex="-1">Interface: Limits <a class="header-anchor" href="#interface-limits" aria-label="Permalink to &quot;Interface: Limits&quot;">​</a></h1><p>Bounds of the operators beyond the four: positive integers, as numbers or as text of up to 1000 digits.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="bits" tabindex="-1">bits <a class="header-anchor" href="#bits" aria-label="Permalink to &quot;bits&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>bits</strong>: <code>string</code> | <code>number</code></p></blockquote><p>The most binary digits of a numerator or denominator that is written out, up to 1,000,000. Default: 4096.</p><hr><h3 id="exponent" tabindex="-1">exponent <a class="header-anchor" href="#exponent" aria-label="Permalink to &quot;exponent&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>exponent</strong>: <code>string</code> | <code>number</code></p></blockquote><p>The largest exponent of <code>^</code>, without its sign. Default: 16.</p><hr><h3 id="factorial" tabindex="-1">factorial <a class="header-anchor" href="#factorial" aria-label="Permalink to &quot;factorial&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>factorial</strong>: <code>string</code> | <code>number</code></p></blockquote><p>The largest operand of <code>!</code>. Default: 20.</p><hr><h3 id="modulus" tabindex="-1">modulus <a class="header-anchor" href="#modulus" aria-label="Permalink to &quot;modulus&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>modulus</strong>: <code>string</code> | <code>number</code></p></blockquote><p>The largest right operand of <code>mod</code>, without its sign. Default: 16.</p><hr><h3 id="rootindex" tabindex="-1">rootIndex <a class="header-anchor" href="#rootindex" aria-label="Permalink to &quot;rootIndex&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>rootIndex</strong>: <code>string</code> | <code>number</code></p></blockquote><p>The largest index of <code>root</code>, without its sign. Default: 16.</p><hr><h3 id="square" tabindex="-1">square <a class="header-anchor" href="#square" aria-label="Permalink to &quot;square&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>square</strong>: <code>string</code> | <code>number</code></p></blockquote><p>The largest operand of <code>square</code>. Required for rules with that operator.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/interfaces/Limits.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Limits = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Limits as default
};
