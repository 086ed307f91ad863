// Draws the percentage of the boards that make each target, as in figures 2 to 7 of "(The Final) Countdown":
// a dot for each target, or for wide ranges a line through the mean of neighbouring targets and an area
// between the least and the largest. Estimates have a band of confidence. Drawn by Observable Plot; a file of
// its own in the build, so that only `drawAtlas` loads it.
import * as Plot from '@observablehq/plot';

/** Percentage of the boards that make a target. */
export interface TargetPercentage {
  readonly target: number;
  /** Percentage, 0 to 100. */
  readonly percent: number;
  /** Ends of the band of confidence, if the percentage is an estimate. */
  readonly band?: readonly [low: number, high: number];
}

const WIDTH = 760;
const HEIGHT = 420;
/** Most targets that are drawn as dots; more are drawn in bins of equal width. */
const MOST_DOTS = 1200;
const BINS = 400;

const STYLE = `
  svg { color: #1f2328; background: #ffffff; font-family: system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { svg { color: #e6edf3; background: #161b22; } }`;

/** Draws the chart as the text of an SVG file. */
export function drawFigure(title: string, targets: readonly TargetPercentage[]): string {
  const document = new SvgDocument();
  const blue = '#0072b2';
  const band = { fill: '#e69f00', fillOpacity: 0.5 };
  const isEstimate = targets.some((each) => each.band !== undefined);
  const endOf = (place: 0 | 1) => (each: TargetPercentage) => each.band![place];
  const bins = targets.length <= MOST_DOTS ? null : binOf(targets);
  // Plot leaves out marks that are null.
  const marks =
    bins === null
      ? [
          isEstimate ? Plot.areaY(targets, { x: 'target', y1: endOf(0), y2: endOf(1), ...band }) : null,
          Plot.dot(targets, { x: 'target', y: 'percent', r: 1.5, fill: blue }),
        ]
      : [
          Plot.areaY(bins, { x: 'target', y1: 'least', y2: 'most', fill: blue, fillOpacity: 0.3 }),
          isEstimate ? Plot.areaY(bins, { x: 'target', y1: 'low', y2: 'high', ...band }) : null,
          Plot.lineY(bins, { x: 'target', y: 'mean', stroke: blue }),
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
  }) as unknown as SvgElement;
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

/**
 * Returns the mean, the least and the largest percentage of neighbouring targets, and the means of the ends
 * of their bands: the errors of neighbours are correlated, so their mean has about the band of one target.
 */
function binOf(
  targets: readonly TargetPercentage[],
): { target: number; mean: number; least: number; most: number; low: number; high: number }[] {
  const size = Math.ceil(targets.length / BINS);
  return Array.from({ length: Math.ceil(targets.length / size) }, (_, index) => {
    const bin = targets.slice(index * size, (index + 1) * size);
    const percents = bin.map(({ percent }) => percent);
    return {
      target: bin[bin.length >> 1].target,
      mean: meanOf(percents),
      low: meanOf(bin.map(({ band, percent }) => band?.[0] ?? percent)),
      high: meanOf(bin.map(({ band, percent }) => band?.[1] ?? percent)),
      least: Math.min(...percents),
      most: Math.max(...percents),
    };
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
}

class SvgText {
  constructor(private readonly text: string) {}

  toString(): string {
    return escape(this.text);
  }
}

/** Element. Plot reads nothing back of a chart that it draws. */
class SvgElement {
  readonly #attributes = new Map<string, string>();
  #children: (SvgElement | SvgText)[] = [];

  constructor(
    readonly ownerDocument: SvgDocument,
    readonly namespaceURI: string,
    readonly tagName: string,
  ) {}

  get firstChild(): SvgElement | SvgText | null {
    return this.#children[0] ?? null;
  }

  set textContent(text: string) {
    this.#children = [new SvgText(text)];
  }

  setAttribute(name: string, value: unknown): void {
    this.#attributes.set(name, String(value));
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }

  appendChild<Child extends SvgElement | SvgText>(child: Child): Child {
    this.#children.push(child);
    return child;
  }

  append(...children: (SvgElement | SvgText | string)[]): void {
    for (const child of children) this.appendChild(typeof child === 'string' ? new SvgText(child) : child);
  }

  insertBefore<Child extends SvgElement | SvgText>(child: Child, next: SvgElement | SvgText | null): Child {
    const place = next === null ? this.#children.length : this.#children.indexOf(next);
    this.#children.splice(place, 0, child);
    return child;
  }

  toString(): string {
    const text = [...this.#attributes].map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
    const inside = this.#children.join('');
    return inside === ''
      ? `<${this.tagName}${text}/>`
      : `<${this.tagName}${text}>${inside}</${this.tagName}>`;
  }
}

/**
 * Document with the subset of the DOM that Plot uses to draw an SVG, for programs without a browser. jsdom
 * has all of it, but its 8 MB are too large to bundle.
 */
class SvgDocument {
  readonly documentElement: SvgElement = new SvgElement(this, 'http://www.w3.org/1999/xhtml', 'html');

  createElementNS(space: string, name: string): SvgElement {
    return new SvgElement(this, space, name);
  }
}
