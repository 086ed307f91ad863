// Draws the share of the boards that make each target, as in figures 2 to 7 of "(The Final) Countdown": a dot
// for each target, or for wide ranges a line through the mean of neighbouring targets and an area between the
// least and the largest. By Observable Plot; a file of its own in the build, so that only `figures` loads it.
import * as Plot from '@observablehq/plot';
import { SvgDocument } from './svg-document.js';

/** The share of the boards that make a target. */
export interface TargetShare {
  readonly target: number;
  /** 0 to 100. */
  readonly percent: number;
}

const WIDTH = 760;
const HEIGHT = 420;
/** More targets than this are drawn in bins of equal width. */
const MOST_DOTS = 1200;
const BINS = 400;

const STYLE = `
  svg { color: #1f2328; background: #ffffff; font-family: system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { svg { color: #e6edf3; background: #161b22; } }`;

/** Draws the chart as the text of an SVG file. */
export function drawFigure(title: string, shares: readonly TargetShare[]): string {
  const document = new SvgDocument();
  const marks =
    shares.length <= MOST_DOTS
      ? [Plot.dot(shares, { x: 'target', y: 'percent', r: 1.5, fill: '#0072b2' })]
      : [
          Plot.areaY(binOf(shares), {
            x: 'target',
            y1: 'least',
            y2: 'most',
            fill: '#0072b2',
            fillOpacity: 0.3,
          }),
          Plot.lineY(binOf(shares), { x: 'target', y: 'mean', stroke: '#0072b2' }),
        ];
  const chart = Plot.plot({
    document: document as unknown as Document,
    width: WIDTH,
    height: HEIGHT,
    marginTop: 50,
    marginLeft: 50,
    x: { label: 'target', labelAnchor: 'center' },
    y: { label: 'boards that make it, %', labelAnchor: 'center', grid: true },
    marks,
  }) as unknown as InstanceType<typeof SvgDocument>['documentElement'];
  const write = (name: string, text: string, attributes: Record<string, unknown> = {}) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    return element;
  };
  chart.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  chart.setAttribute('role', 'img');
  chart.insertBefore(write('title', title), chart.firstChild);
  chart.append(
    write('style', STYLE),
    write('text', title, { x: 12, y: 24, fill: 'currentColor', 'font-size': 16, 'text-anchor': 'start' }),
  );
  return `${chart.toString()}\n`;
}

/** The mean, the least and the largest of neighbouring targets. */
function binOf(
  shares: readonly TargetShare[],
): { target: number; mean: number; least: number; most: number }[] {
  const size = Math.ceil(shares.length / BINS);
  return Array.from({ length: Math.ceil(shares.length / size) }, (_, bin) => {
    const part = shares.slice(bin * size, (bin + 1) * size);
    const percents = part.map(({ percent }) => percent);
    return {
      target: part[part.length >> 1].target,
      mean: percents.reduce((sum, each) => sum + each, 0) / part.length,
      least: Math.min(...percents),
      most: Math.max(...percents),
    };
  });
}
