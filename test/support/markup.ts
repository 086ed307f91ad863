// Markup from strangers, and a check that a page shows it as text: no element of it appears, and nothing of
// it runs.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const MARKUP = [
  '<img src=x onerror=window.hit=1>',
  '"><script>window.hit=1</script>',
  "'><svg onload=window.hit=1>",
  '<a href="javascript:window.hit=1">7</a>',
  '</style><iframe srcdoc="<script>parent.hit=1</script>">',
  '${window.hit=1}{{window.hit=1}}',
];

/** Elements and attributes of the markup above, in the document and in all shadow trees. */
const TRACES = 'img[onerror], svg[onload], a[href^="javascript:"], iframe, script:not([src])';

/** Fails if markup became elements, or ran. */
export async function expectText(page: Page): Promise<void> {
  // Time for a picture to fail.
  await page.waitForTimeout(50);
  const found = await page.evaluate((traces) => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots) {
      for (const each of root.querySelectorAll('*')) if (each.shadowRoot) roots.push(each.shadowRoot);
    }
    return {
      hit: (window as unknown as { hit?: number }).hit ?? null,
      made: roots.flatMap((root) => [...root.querySelectorAll(traces)].map((each) => each.outerHTML)),
    };
  }, TRACES);
  expect(found.hit).toBeNull();
  expect(found.made.filter((html) => html.includes('hit'))).toEqual([]);
}
