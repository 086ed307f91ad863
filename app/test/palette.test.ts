// The colours that files repeat because they cannot share one source: the style sheet of the page is static,
// for its content security policy, and the element brings its style as a script. The accents differ on
// purpose, because pages may replace that of the element.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { styles } from '../../src/element/element-style.js';

const read = (name: string) => readFileSync(new URL(`../src/${name}`, import.meta.url), 'utf8');
const tokens = read('style/tokens.css');

/** The light and the dark colour of a custom property of the page, or of the element. */
function coloursOf(css: string, property: string): string[] {
  const found = new RegExp(`${property}[:,][^;]*?light-dark\\(([^,]+), ([^)]+)\\)`).exec(css);
  return found?.slice(1) ?? [];
}

describe('the colours of', () => {
  it.each([
    ['--numbers-game-large', '--large'],
    ['--_problem', '--fault'],
  ])('%s in the element are those of %s in the page', (own, property) => {
    const colours = coloursOf(tokens, property);
    expect(colours).toHaveLength(2);
    expect(coloursOf(styles.cssText, own)).toEqual(colours);
  });

  it('the frame of the browser are those of the page', () => {
    const colours = [...read('../index.html').matchAll(/name="theme-color" content="([^"]+)"/g)];
    expect(colours.map(([, colour]) => colour)).toEqual(coloursOf(tokens, '--paper'));
    const manifest = JSON.parse(read('../public/manifest.webmanifest')) as Record<string, string>;
    const [light] = coloursOf(tokens, '--paper');
    expect([manifest.background_color, manifest.theme_color]).toEqual([light, light]);
  });

  it('the icon are those of a tile', () => {
    expect(read('../public/icon.svg')).toContain(`"${coloursOf(tokens, '--tile')[0]}"`);
  });
});
