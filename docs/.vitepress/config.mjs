// The site, built by `npm run docs`: static files in .vitepress/dist, with a search that works offline. Links
// that lead nowhere fail the build.
import { readFileSync } from 'node:fs';
import { withMermaid } from 'vitepress-plugin-mermaid';
import { addRunButtons } from './runnable-examples.mjs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

const page = (text, link) => ({ text, link });

export default withMermaid({
  title: 'numbers-game',
  description: 'Exact solver for the Countdown numbers round and the 24 game',
  lang: 'en',
  cleanUrls: true,
  srcExclude: ['node_modules/**'],
  markdown: { config: addRunButtons },
  head: [['script', { type: 'module', src: '/element.min.js' }]],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'numbers-game' } } },
  themeConfig: {
    search: { provider: 'local' },
    outline: 'deep',
    nav: [
      page('Guide', '/guide/first-steps'),
      page('Reference', '/reference/api/'),
      page('Benchmarks', '/benchmarks'),
      page(`Version ${version}`, '/changelog'),
    ],
    sidebar: [
      {
        text: 'Guide',
        items: [
          page('First steps', '/guide/first-steps'),
          page('Puzzles, rules and answers', '/guide/rules'),
          page('Operators', '/guide/operators'),
          page('Expressions', '/guide/expressions'),
          page('All solutions', '/guide/solutions'),
          page('Every target at once', '/guide/reach'),
          page('In a worker', '/guide/workers'),
          page('Bundlers and runtimes', '/guide/bundlers'),
          page('Bundle size', '/guide/size'),
          page('An element for pages', '/guide/element'),
          page('The page', '/guide/page'),
          page('On the command line', '/guide/command-line'),
          page('Many puzzles', '/guide/batch'),
          page('Many machines', '/guide/machines'),
          page('Generate puzzles', '/guide/generate'),
          page('How hard a puzzle is', '/guide/rate'),
          page('Play step by step', '/guide/environment'),
          page('Lists and worksheets', '/guide/lists'),
          page('Verify answers', '/guide/verify'),
          page('Training and evaluation', '/guide/training'),
          page('Games', '/guide/games'),
          page('Templates', '/templates'),
          page('Squares', '/squares'),
          page('Atlas: whole games', '/atlas'),
          page('Limits', '/guide/limits'),
          page('Examples', '/examples'),
        ],
      },
      {
        text: 'Reference',
        items: [
          page('API', '/reference/api/'),
          page('Command line', '/reference/command-line'),
          page('Stability', '/stability'),
        ],
      },
      {
        text: 'Background',
        items: [
          page('The published algorithms', '/background/published-algorithms'),
          page('How the engine works', '/background/engine'),
          page('Exactness and limits', '/background/exactness'),
          page('Corrections to the literature', '/background/corrections'),
          page('Verification', '/verification'),
          page('Benchmarks', '/benchmarks'),
          page('Architecture', '/architecture'),
          page('Glossary', '/glossary'),
          page('Contributing', '/contributing'),
          page('Releasing', '/releasing'),
          page('Changelog', '/changelog'),
        ],
      },
    ],
  },
});
