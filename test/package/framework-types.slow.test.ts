// The published types of the element in JSX and in the templates of the frameworks that `npm run runtimes`
// installs; types.slow.test.ts has those of React.
import { expect, it } from 'vitest';
import { useTypeScript, viewOf } from '../support/type-script.js';

const check = useTypeScript(['preact', 'vue', '@vue', 'svelte']);

const templates = `
  import 'numbers-game/element/vue';
  import 'numbers-game/element/svelte';
  import type { GlobalComponents } from 'vue';
  import type { SvelteHTMLElements } from 'svelte/elements';
  type VueProps = InstanceType<GlobalComponents['numbers-game']>['$props'];
  type SvelteProps = SvelteHTMLElements['numbers-game'];
  const board = { numbers: [1, 'K'], target: 24, deal: 7, daily: true, mode: 'sprint' as const, link: true };
  export const vue: VueProps = { ...board, onFinish: ({ detail }) => { void (detail.points satisfies number); }, onSummary: ({ detail }) => { void (detail.solved satisfies number); } };
  export const svelte: SvelteProps = { ...board, onfinish: ({ detail }) => { void (detail.points satisfies number); } };
  // @ts-expect-error: a target is not a list
  export const wrong: SvelteProps = { target: [24] };`;

it('know the element', () => {
  const files = {
    'preact.tsx': viewOf('preact', 'class="wide" ref={(element) => { element?.giveUp(); }}', 'onfinish'),
    'vue.tsx': viewOf('vue', 'class="wide"', 'onFinish'),
    'templates.ts': templates,
  };
  // The types of the frameworks do not pass a check of declarations.
  expect(check(files, { skipLibCheck: true })).toEqual([]);
});
