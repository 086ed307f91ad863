import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: PoolGroup","description":"","frontmatter":{},"headers":[],"relativePath":"reference/api/index/interfaces/PoolGroup.md","filePath":"reference/api/index/interfaces/PoolGroup.md"}');
const _sfc_main = { name: "reference/api/index/interfaces/PoolGroup.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../../"><strong>numbers-game</strong></a></p><hr><h1 id="interface-poolgroup" tabindex="-1">Interface: PoolGroup <a class="header-anchor" href="#interface-poolgroup" aria-label="Permalink to &quot;Interface: PoolGroup&quot;">​</a></h1><p>Numbers of a pool of which a board takes at most some, or exactly some.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="atmost" tabindex="-1">atMost? <a class="header-anchor" href="#atmost" aria-label="Permalink to &quot;atMost?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>atMost?</strong>: <code>number</code></p></blockquote><p>Maximum number of numbers of a board that are from the group, 0 to 10. Default: no bound.</p><hr><h3 id="copies" tabindex="-1">copies? <a class="header-anchor" href="#copies" aria-label="Permalink to &quot;copies?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>copies?</strong>: <code>number</code></p></blockquote><p>How often each number can be chosen, 1 to 10. Default: 1.</p><hr><h3 id="exactly" tabindex="-1">exactly? <a class="header-anchor" href="#exactly" aria-label="Permalink to &quot;exactly?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>exactly?</strong>: <code>number</code></p></blockquote><p>Number of numbers of every board that are from the group, 0 to 10, instead of <code>atMost</code>.</p><hr><h3 id="numbers" tabindex="-1">numbers <a class="header-anchor" href="#numbers" aria-label="Permalink to &quot;numbers&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>numbers</strong>: readonly <code>number</code>[]</p></blockquote><p>At least one integer from 0 to 2^53 - 1, each once.</p><hr><h3 id="repeat" tabindex="-1">repeat? <a class="header-anchor" href="#repeat" aria-label="Permalink to &quot;repeat?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>repeat?</strong>: <code>boolean</code></p></blockquote><p>With <code>exactly</code> and without <code>copies</code>: whether each number can be chosen any number of times. A deal then draws each of them independently, as from a wheel. Default: false.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/api/index/interfaces/PoolGroup.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PoolGroup = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PoolGroup as default
};
