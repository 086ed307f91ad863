import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Command line","description":"","frontmatter":{},"headers":[],"relativePath":"reference/command-line.md","filePath":"reference/command-line.md"}');
const _sfc_main = { name: "reference/command-line.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="command-line" tabindex="-1">Command line <a class="header-anchor" href="#command-line" aria-label="Permalink to &quot;Command line&quot;">​</a></h1><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Usage: numbers-game [options] [command]</span></span>
<span class="line"><span></span></span>
<span class="line"><span>Exact solver for the Countdown numbers round and the 24 game.</span></span>
<span class="line"><span></span></span>
<span class="line"><span>Options:</span></span>
<span class="line"><span>  -V, --version  output the version number</span></span>
<span class="line"><span>  -h, --help     display help for command</span></span>
<span class="line"><span></span></span>
<span class="line"><span>Solve and play:</span></span>
<span class="line"><span>  solve          solve one puzzle</span></span>
<span class="line"><span>  verify         verify an answer</span></span>
<span class="line"><span>  rate           tell how hard a puzzle is</span></span>
<span class="line"><span>  daily          print the puzzle of the day</span></span>
<span class="line"><span>  list           list every hand of a game with all its solutions, as text, CSV,</span></span>
<span class="line"><span>                 JSON, HTML or PDF</span></span>
<span class="line"><span>  demo           solve a few boards, then the whole game, and show the time it</span></span>
<span class="line"><span>                 takes</span></span>
<span class="line"><span></span></span>
<span class="line"><span>Many puzzles:</span></span>
<span class="line"><span>  batch          answer many puzzles, from files or standard input</span></span>
<span class="line"><span>  generate       make puzzles that are proved to meet a request</span></span>
<span class="line"><span>  reach          find which targets can be made, in how few operations</span></span>
<span class="line"><span>  hands          solve every hand of the 24 game, or of another game that uses</span></span>
<span class="line"><span>                 all numbers</span></span>
<span class="line"><span></span></span>
<span class="line"><span>Study (experimental, see the page Stability):</span></span>
<span class="line"><span>  atlas          reach all boards of a pool, and print totals</span></span>
<span class="line"><span>  templates      find the fewest expressions that solve every board</span></span>
<span class="line"><span>  environment    play boards step by step</span></span>
<span class="line"><span>  bench          time this machine on fixed samples, after checking the answers</span></span>
<span class="line"><span></span></span>
<span class="line"><span>Help:</span></span>
<span class="line"><span>  help           show the help of a command</span></span>
<span class="line"><span></span></span>
<span class="line"><span>Examples:</span></span>
<span class="line"><span>  $ numbers-game solve 1 1 4 5 6 7 --target 899</span></span>
<span class="line"><span>  $ numbers-game verify &#39;(1 + 50) * (25 - 10)&#39; 1 3 7 10 25 50 --target 765</span></span>
<span class="line"><span>  $ numbers-game 3 3 8 8 --game 24                (without a command: solve)</span></span>
<span class="line"><span>  $ numbers-game generate --game 24 --count 5</span></span>
<span class="line"><span>  $ numbers-game demo</span></span>
<span class="line"><span>  $ numbers-game help solve</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/command-line.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const commandLine = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  commandLine as default
};
