// The coverage curve: how many hands the best k templates solve.
import { useLayoutEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { readChartStyle } from '../parts/chart-style.js';
import { isDark } from '../explore/grid-colours.js';
import { formatNumber, formatShare } from '../format-numbers.js';
import { tabWords } from '../page-words.js';
import { useWidth } from '../parts/use-width.js';

const HEIGHT = 260;

export function CoverageChart({ coverage }: { coverage: readonly number[] }) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  useLayoutEffect(() => {
    if (place.current === null || width === 0) return;
    const chart = draw(place.current, coverage, width);
    return () => {
      chart.destroy();
    };
  }, [coverage, width, isDark.value, tabWords.value]);
  const label = tabWords.value.templates.chart(describePoints(coverage));
  return <div ref={place} class="chart coverage" role="img" aria-label={label} />;
}

/** Describes a few points of the curve. Empty if it has only one. */
export function describePoints(coverage: readonly number[]): string {
  const { best, bestOf } = tabWords.value.templates;
  const all = coverage.at(-1)!;
  return [1, 10, Math.round(coverage.length / 2)]
    .filter((k, place, ks) => k < coverage.length && ks.indexOf(k) === place)
    .map((k) => {
      const [hands, share] = [formatNumber(coverage[k - 1]), formatShare(coverage[k - 1], all, 0)];
      return k === 1 ? best(hands, share) : bestOf(formatNumber(k), hands, share);
    })
    .join(' ');
}

function draw(place: HTMLElement, coverage: readonly number[], width: number): uPlot {
  const { accent, axis } = readChartStyle(place);
  const values = (_: uPlot, splits: number[]) => splits.map(formatNumber);
  return new uPlot(
    {
      width,
      height: HEIGHT,
      padding: [12, 12, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false }, y: { range: [0, coverage.at(-1)!] } },
      axes: [
        { ...axis, values, label: tabWords.value.templates.templatesAxis, labelSize: 20, size: 28 },
        { ...axis, values, label: tabWords.value.templates.handsAxis, labelSize: 20, size: 48 },
      ],
      series: [{}, { stroke: accent, width: 3, fill: `color-mix(in srgb, ${accent} 12%, transparent)` }],
    },
    [[0, ...coverage.keys()].map((k, place) => (place === 0 ? 0 : k + 1)), [0, ...coverage]],
    place,
  );
}
