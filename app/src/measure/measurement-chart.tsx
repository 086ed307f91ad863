// The chart of the measurements: milliseconds per board, on a logarithmic scale, by the size of the board.
// Ours has the accent colour, the others are grey; each line is named at its end, and names that would
// overlap are moved apart.
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { readChartStyle } from '../parts/chart-style.js';
import { isDark } from '../explore/grid-colours.js';
import { formatTime } from '../format-numbers.js';
import { useWidth } from '../parts/use-width.js';
import { tabWords } from '../page-words.js';
import type { MeasuredRow } from './measure-messages.js';
import { nameOf, type MeasurementTable } from './measurement-table.js';

const HEIGHT = 420;
const NAME_HEIGHT = 17;
const DASHES = [[], [6, 4], [2, 3], [10, 4, 2, 4], [12, 3], [4, 8], [1, 4]];

export function Chart({ table }: { table: MeasurementTable }) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  // It is drawn in a task of its own, after the table is shown. Its space is kept.
  useEffect(() => {
    if (place.current === null || width === 0 || table.sizes.length === 0) return;
    const chart = draw(place.current, table, width);
    return () => {
      chart.destroy();
    };
  }, [table, width, isDark.value, tabWords.value]);
  return <div ref={place} class="chart" role="img" aria-label={tabWords.value.measure.chart} />;
}

function draw(place: HTMLElement, { sizes, lines }: MeasurementTable, width: number): uPlot {
  const { accent, muted, axis, family } = readChartStyle(place);
  const colourOf = (line: number) => (line === 0 ? accent : muted);
  const isNarrow = width < 480;
  return new uPlot(
    {
      width,
      height: HEIGHT,
      padding: [12, isNarrow ? 128 : 205, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: [sizes[0], Math.max(sizes.at(-1)!, sizes[0] + 1)] },
        y: { range: (_, least, most) => [Math.floor(least), Math.ceil(most)] },
      },
      axes: [
        {
          ...axis,
          splits: () => [...sizes],
          values: (_, splits) => splits.map(String),
          label: tabWords.value.measure.numbers,
          labelSize: 24,
          size: 32,
        },
        {
          ...axis,
          size: 64,
          incrs: [1],
          values: (_, splits) => splits.map((power) => formatTime(10 ** power)),
        },
      ],
      series: [
        {},
        ...lines.map((_, line) => ({
          stroke: colourOf(line),
          width: line === 0 ? 4 : 1.5,
          dash: DASHES[line % DASHES.length],
          points: { show: true, size: line === 0 ? 9 : 6, fill: colourOf(line) },
        })),
      ],
      hooks: {
        draw: [
          (chart) => {
            nameLines(chart, { lines, sizes }, colourOf, family, isNarrow);
          },
        ],
      },
    },
    [[...sizes], ...lines.map(({ rows }) => rows.map(powerOf))] as uPlot.AlignedData,
    place,
  );
}

/** Writes the name of each line beside its last point. */
function nameLines(
  chart: uPlot,
  { lines, sizes }: MeasurementTable,
  colourOf: (line: number) => string,
  family: string,
  isNarrow: boolean,
) {
  const scale = devicePixelRatio;
  const names = lines
    .map(({ algorithm, rows }, line) => {
      const powers = rows.map(powerOf);
      const at = powers.findLastIndex((power) => power !== null);
      if (at < 0) return null;
      return {
        name: isNarrow && line > 0 ? abbreviate(algorithm) : nameOf(algorithm),
        colour: colourOf(line),
        isBold: line === 0,
        x: chart.valToPos(sizes[at], 'x', true) + 10 * scale,
        y: chart.valToPos(powers[at]!, 'y', true),
      };
    })
    .filter((name) => name !== null)
    .sort((left, right) => right.y - left.y);
  const placed: { x: number; y: number; width: number }[] = [];
  for (const { name, colour, isBold, x, y } of names) {
    const { ctx } = chart;
    ctx.fillStyle = colour;
    ctx.font = `${isBold ? 700 : 550} ${(isNarrow ? 12.5 : 13.5) * scale}px ${family}`;
    ctx.textAlign = 'left';
    ctx.textBaseline = 'middle';
    const { width } = ctx.measureText(name);
    const neighbours = placed.filter((other) => other.x < x + width && x < other.x + other.width);
    const free = Math.min(y, ...neighbours.map((other) => other.y - NAME_HEIGHT * scale));
    placed.push({ x, y: free, width });
    ctx.fillText(name, x, free);
  }
}

/** Shortens a name for small charts, such as `depth hash array`. */
function abbreviate(name: string): string {
  return name.replace('-first', '').replace('decomposition', 'decomp.').replaceAll('-', ' ');
}

/** Returns the value drawn for a row: the logarithm of its milliseconds, on a scale of powers of ten. */
function powerOf(row: MeasuredRow | undefined): number | null {
  return row === undefined || row.ms === null ? null : Math.log10(row.ms);
}
