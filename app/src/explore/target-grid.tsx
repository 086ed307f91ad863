// The grid of all targets, on a canvas. For keyboards and screen readers it is a slider: the arrow keys move
// by target and by row, and each target is read out with its operations. Pointing shows a target in a bubble
// beside its cell; a click chooses it, and then the bubble has the answer, too.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Reach } from 'numbers-game';
import { formatSigns } from 'numbers-game/expression';
import { useWidth } from '../parts/use-width.js';
import { flatten } from '../../../src/play/round/puzzle-texts.js';
import { tabWords } from '../page-words.js';
import { layOut, placeOf, targetAt, type Layout } from './grid-layout.js';
import { paint } from './paint-grid.js';
import { colourLevels, isDark } from './grid-colours.js';
import { describeTarget } from './describe-targets.js';

interface TargetGridProps {
  readonly reach: Reach;
  /** The targets of each number of operations. */
  readonly groups: ReadonlyMap<number, readonly number[]>;
  /** The most operations that the numbers allow. */
  readonly most: number;
  /** The highlighted number of operations, or null. */
  readonly level: number | null;
  readonly chosen: number | null;
  /** An expression for the chosen target, null if there is none or none yet. */
  readonly expression: string | null;
  readonly onChoose: (target: number) => void;
}

const BUBBLE_GAP = 6;

export function Grid(props: TargetGridProps) {
  const { reach, chosen, expression, onChoose } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useWidth(canvas);
  const [pointed, setPointed] = useState<number | null>(null);
  /** Whether a target was chosen here, and its bubble is not closed. */
  const [isAsked, setAsked] = useState(false);
  const layout = layOut(reach.from, reach.to, width);
  const { from, to, height } = layout;
  const shown = chosen !== null && chosen >= from && chosen <= to ? chosen : null;
  usePainting(canvas, { ...props, chosen: shown }, layout, width);
  const find = (event: PointerEvent | MouseEvent) => targetAt(layout, event.offsetX, event.offsetY);
  const told = pointed ?? (isAsked ? shown : null);
  const choose = (target: number) => {
    setAsked(true);
    onChoose(target);
  };
  const answer = expression !== null && told === chosen ? `, ${formatSigns(flatten(expression))}` : '';
  return (
    <div class="grid">
      <div
        class="grid-focus"
        role="slider"
        tabIndex={0}
        aria-label={tabWords.value.target}
        aria-valuemin={from}
        aria-valuemax={to}
        aria-valuenow={shown ?? from}
        aria-valuetext={describeTarget(reach, shown ?? from)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setAsked(false);
          const next = moveByKey(event.key, shown ?? from, layout);
          if (next === null) return;
          event.preventDefault();
          choose(next);
        }}
        onBlur={() => {
          setAsked(false);
        }}
      >
        <canvas
          ref={canvas}
          style={{ height: `${height}px` }}
          onPointerMove={(event) => {
            setPointed(find(event));
          }}
          onPointerLeave={() => {
            setPointed(null);
          }}
          onClick={(event) => {
            const target = find(event);
            if (target !== null) choose(target);
          }}
        />
        {told !== null && (
          <Bubble layout={layout} target={told} text={describeTarget(reach, told) + answer} />
        )}
      </div>
      {told === null && <p class="note">{tabWords.value.explore.point}</p>}
    </div>
  );
}

/** Paints the grid after each render that changes it, at the resolution of the screen. */
function usePainting(
  canvas: RefObject<HTMLCanvasElement | null>,
  { reach, groups, most, level, chosen }: TargetGridProps,
  layout: Layout,
  width: number,
): void {
  useLayoutEffect(() => {
    const { current } = canvas;
    if (current === null || width === 0) return;
    const scale = devicePixelRatio;
    [current.width, current.height] = [width * scale, layout.height * scale];
    const context = current.getContext('2d')!;
    context.scale(scale, scale);
    const style = getComputedStyle(current);
    paint(context, {
      layout,
      groups,
      colours: colourLevels(most, isDark.value),
      family: style.fontFamily,
      text: style.color,
      hole: style.borderColor,
      frame: style.outlineColor,
      level,
      chosen,
    });
  }, [reach, width, level, chosen, isDark.value]);
}

/** Finds the target that a key moves to, or null if the key does not move. */
function moveByKey(key: string, now: number, { from, to, columns }: Layout): number | null {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: now - 1,
    ArrowRight: now + 1,
    ArrowUp: now - columns,
    ArrowDown: now + columns,
    PageUp: now - 5 * columns,
    PageDown: now + 5 * columns,
    Home: from,
    End: to,
  };
  return key in targets ? Math.max(from, Math.min(targets[key], to)) : null;
}

interface BubbleProps {
  readonly layout: Layout;
  readonly target: number;
  readonly text: string;
}

/** A text below the cell of a target, above it in the lower half. It never exceeds the sides. */
function Bubble({ layout, target, text }: BubbleProps) {
  const { x, y } = placeOf(layout, target);
  const { cell, left, columns, height } = layout;
  const middle = x + cell / 2;
  const share = (100 * (middle - left)) / (columns * cell);
  const isAbove = y > height / 2;
  const style = {
    left: `${middle}px`,
    top: `${isAbove ? y - BUBBLE_GAP : y + cell + BUBBLE_GAP}px`,
    transform: `translate(-${share}%, ${isAbove ? -100 : 0}%)`,
  };
  return (
    <p class="told" aria-hidden="true" style={style}>
      {text}
    </p>
  );
}
