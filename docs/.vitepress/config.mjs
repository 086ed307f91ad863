// The site, built by `npm run docs`: static files in .vitepress/dist, with a search that works offline. Links
// and anchors that lead nowhere fail the build (docs/check-site.mjs).
import { readFileSync } from 'node:fs';
import { withMermaid } from 'vitepress-plugin-mermaid';
import { linkRepositoryFiles } from './repository-links.mjs';
import { addRunButtons } from './runnable-examples.mjs';
import { listWideTables } from './wide-tables.mjs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

const page = (text, link) => ({ text, link });
const group = (text, items) => ({ text, items });

export default withMermaid({
  title: 'numbers-game',
  description: 'Exact solver for the Countdown numbers round and the 24 game',
  lang: 'en',
  cleanUrls: true,
  // docs/check-site.mjs finds them, in all files and with their anchors.
  ignoreDeadLinks: true,
  srcExclude: ['node_modules/**', 'public/**'],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(markdown) {
      addRunButtons(markdown);
      linkRepositoryFiles(markdown);
      listWideTables(markdown);
    },
  },
  head: [
    ['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
    ['script', { type: 'module', src: '/element.min.js' }],
  ],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'numbers-game' } } },
  // The size of a label is measured in the font that shows it, which is there at once. A diagram keeps the size
  // at which its labels can be read, and scrolls where it is wider than the page.
  mermaid: { fontFamily: 'system-ui, sans-serif', flowchart: { padding: 12, useMaxWidth: false } },
  themeConfig: {
    search: {
      provider: 'local',
      // The guide before its background and pages for those who work on the package, and these before the
      // generated reference.
      options: {
        miniSearch: {
          options: {
            // Words of questions that say nothing of their subject are left out. The page gets this function as
            // text.
            processTerm: (term) =>
              /^(?:an?|and|are|be|can|do|does|for|how|i|in|is|it|my|of|on|or|the|to|what|where|which|with)$/i.test(
                term,
              )
                ? null
                : term.toLowerCase().replace(/^licens/, 'licenc'),
          },
          searchOptions: {
            boostDocument: (id) =>
              id.startsWith('/reference/')
                ? 0.1
                : /^\/guide\//.test(id)
                  ? 4
                  : id.startsWith('/background/')
                    ? 0.5
                    : 1,
          },
        },
      },
    },
    outline: 'deep',
    nav: [
      page('Guide', '/guide/first-steps'),
      page('Reference', '/reference/api/'),
      page('Benchmarks', '/benchmarks'),
      page(`Version ${version}`, '/changelog'),
    ],
    sidebar: [
      group('Start', [
        page('First steps', '/guide/first-steps'),
        page('A game in 20 lines', '/guide/twenty-lines'),
        page('Questions', '/guide/questions'),
        page('Games', '/guide/games'),
        page('Limits', '/guide/limits'),
        page('Errors and what to do', '/guide/errors'),
        page('Examples', '/examples'),
      ]),
      group('Solve', [
        page('Puzzles, rules and answers', '/guide/rules'),
        page('Operators', '/guide/operators'),
        page('Expressions', '/guide/expressions'),
        page('All solutions', '/guide/solutions'),
        page('Every target at once', '/guide/reach'),
      ]),
      group('In a page', [
        page('The element', '/guide/element'),
        page('React', '/guide/react'),
        page('Vue', '/guide/vue'),
        page('Svelte', '/guide/svelte'),
        page('Plain HTML', '/guide/plain-html'),
        page('In a worker', '/guide/workers'),
        page('Bundlers and runtimes', '/guide/bundlers'),
        page('CommonJS, Jest and TypeScript', '/guide/commonjs'),
        page('Bundle size', '/guide/size'),
        page('The web app', '/guide/web-app'),
      ]),
      group('Many puzzles', [
        page('On the command line', '/guide/command-line'),
        page('Batch', '/guide/batch'),
        page('Many machines', '/guide/machines'),
        page('Generate puzzles', '/guide/generate'),
        page('How hard a puzzle is', '/guide/rate'),
        page('Lists and worksheets', '/guide/lists'),
      ]),
      group('Verify and train', [
        page('Verify answers', '/guide/verify'),
        page('Training and evaluation', '/guide/training'),
        page('Play step by step', '/guide/environment'),
      ]),
      group('Whole games', [
        page('Atlas', '/atlas'),
        page('Records', '/records'),
        page('Templates', '/templates'),
        page('Squares', '/squares'),
        page('Large numbers', '/large-numbers'),
        page('Phase transition', '/phase-transition'),
        page('Reproduce the literature', '/reproduce'),
      ]),
      group('Background', [
        page('The published algorithms', '/background/published-algorithms'),
        page('How the engine works', '/background/engine'),
        page('Exactness and limits', '/background/exactness'),
        page('Corrections to the literature', '/background/corrections'),
        page('References', '/references'),
        page('Benchmarks', '/benchmarks'),
        page('Verification', '/verification'),
        page('Architecture', '/architecture'),
        page('Glossary', '/glossary'),
        page('Contributing', '/contributing'),
        page('Releasing', '/releasing'),
        page('Security', '/security'),
        page('Changelog', '/changelog'),
      ]),
      group('API', [
        page('API', '/reference/api/'),
        page('Command line', '/reference/command-line'),
        page('Stability', '/stability'),
      ]),
    ],
  },
});
