// The style that all charts share: the colours of the page, which a canvas cannot read from the style
// sheet itself, and the look of the axes.
//
// uPlot draws them and not Observable Plot, which draws the benchmarks: Plot writes style elements, which the
// content security policy of the page forbids, and depends on D3.
import '../style/charts.css';

interface ChartStyle {
  readonly accent: string;
  readonly ink: string;
  readonly muted: string;
  /** The family of the page's font. */
  readonly family: string;
  /** The properties of every axis. */
  readonly axis: {
    readonly font: string;
    readonly labelFont: string;
    readonly stroke: string;
    readonly grid: { readonly stroke: string; readonly width: number };
    readonly ticks: { readonly show: false };
  };
}

/** Reads the style of an element of the class `chart`, which has each colour as a property. */
export function readChartStyle(place: HTMLElement): ChartStyle {
  const style = getComputedStyle(place);
  const [accent, ink, muted, grid, family] = [
    'accent-color',
    'color',
    'caret-color',
    'border-top-color',
    'font-family',
  ].map((name) => style.getPropertyValue(name));
  const font = `500 13px ${family}`;
  const axis = {
    font,
    labelFont: font,
    stroke: ink,
    grid: { stroke: grid, width: 1 },
    ticks: { show: false as const },
  };
  return { accent, ink, muted, family, axis };
}
