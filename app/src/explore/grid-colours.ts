// The colours of the grid: the more operations, the stronger the blue; a target that cannot be made is a
// hole. They are here and not in the style sheet because a canvas cannot read it.
import { signal } from '@preact/signals';

/** The most operations, with nine numbers. */
const MOST = 8;
const dark = matchMedia('(prefers-color-scheme: dark)');

/** Whether the page is dark. */
export const isDark = signal(dark.matches);
dark.addEventListener('change', ({ matches }) => (isDark.value = matches));

/** Lightness and chroma (OKLCH) of the weakest and of the strongest blue. */
const RANGES = { light: [0.94, 0.03, 0.4, 0.2], dark: [0.33, 0.06, 0.86, 0.12] } as const;

/** Returns the colour of each number of operations, from 0 to `most`. */
export function colourLevels(most: number, isDark: boolean): string[] {
  const [l0, c0, l1, c1] = RANGES[isDark ? 'dark' : 'light'];
  const steps = Math.max(1, Math.min(most, MOST));
  return Array.from({ length: steps + 1 }, (_, level) => {
    const part = level / steps;
    return `oklch(${(l0 + (l1 - l0) * part).toFixed(3)} ${(c0 + (c1 - c0) * part).toFixed(3)} 268)`;
  });
}
