// Figure 2 of "(The Final) Countdown": the share of the boards that make each target. The target below the
// pointer is read out.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';
import { readChartStyle } from '../parts/chart-style.js';
import { isDark } from '../explore/grid-colours.js';
import { useWidth } from '../parts/use-width.js';
import { formatNumber, formatShare } from '../format-numbers.js';
import { tabWords } from '../page-words.js';
import { describeMakers } from './whole-game-texts.js';
import type { WholeGame } from './whole-game-messages.js';

const HEIGHT = 300;

interface SuccessChartProps {
  readonly game: WholeGame;
  /** The text shown while the pointer is on no target. */
  readonly summary: string;
}

export function SuccessChart({ game, summary }: SuccessChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const [pointed, setPointed] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (place.current === null || width === 0) return;
    const chart = draw(place.current, game, width, setPointed);
    return () => {
      chart.destroy();
    };
  }, [game, width, isDark.value, tabWords.value]);
  return (
    <figure class="success">
      <div ref={place} class="chart" role="img" aria-label={tabWords.value.wholeGame.chart(summary)} />
      <figcaption class="note">{pointed === null ? summary : describeMakers(game, pointed)}</figcaption>
    </figure>
  );
}

function draw(
  place: HTMLElement,
  game: WholeGame,
  width: number,
  onPoint: (target: number | null) => void,
): uPlot {
  const { from, makers, made } = game;
  const { accent, axis } = readChartStyle(place);
  const shares = Array.from(makers, (boards) => (100 * boards) / made.length);
  return new uPlot(
    {
      width,
      height: HEIGHT,
      padding: [12, 8, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { setScale: false }, points: { size: 8 } },
      scales: { x: { time: false }, y: { range: [Math.floor(Math.min(...shares) / 10) * 10, 100] } },
      axes: [
        {
          ...axis,
          values: (_, splits) => splits.map(formatNumber),
          label: tabWords.value.wholeGame.target,
          labelSize: 20,
          size: 28,
        },
        { ...axis, size: 48, values: (_, splits) => splits.map((share) => formatShare(share, 100, 0)) },
      ],
      series: [{}, { paths: () => null, points: { show: true, size: 4, width: 0, fill: accent } }],
      hooks: {
        setCursor: [
          ({ cursor: { idx } }) => {
            onPoint(idx === null || idx === undefined ? null : from + idx);
          },
        ],
      },
    },
    [shares.map((_, index) => from + index), shares],
    place,
  );
}
