// Paints the grid. 10,000 cells take a few milliseconds, so the whole grid is repainted at every change.
// Cells are grouped by colour, because setting a colour takes ten times as long as filling a cell.
import { placeOf, type Layout } from './grid-layout.js';

/** The entry of a target that cannot be made. */
export const UNREACHABLE = 255;

interface GridPicture {
  readonly layout: Layout;
  /** The targets of each number of operations. */
  readonly groups: ReadonlyMap<number, readonly number[]>;
  /** The colour of each number of operations. */
  readonly colours: readonly string[];
  /** The font of the labels. */
  readonly family: string;
  /** The colours of text, of the frame of a hole, and of the frame of the chosen target. */
  readonly text: string;
  readonly hole: string;
  readonly frame: string;
  /** The number of operations whose targets are highlighted; null for all. */
  readonly level: number | null;
  readonly chosen: number | null;
}

const GAP = 1;
/** The least sides of cells, in pixels, that have gaps and whose holes have frames. */
const LEAST_WITH_GAP = 6;
const LEAST_WITH_HOLE = 10;
const WEAK = 0.16;

export function paint(context: CanvasRenderingContext2D, picture: GridPicture): void {
  const { layout, groups, colours, level, chosen } = picture;
  const gap = layout.cell < LEAST_WITH_GAP ? 0 : GAP;
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  labelRows(context, picture);
  const side = layout.cell - gap;
  for (const [operations, targets] of groups) {
    context.globalAlpha = level === null || level === operations ? 1 : WEAK;
    if (operations === UNREACHABLE) {
      drawHoles(context, picture, targets);
      continue;
    }
    context.fillStyle = colours[Math.min(operations, colours.length - 1)];
    for (const target of targets) {
      const { x, y } = placeOf(layout, target);
      context.fillRect(x, y, side, side);
    }
  }
  context.globalAlpha = 1;
  if (chosen !== null) frame(context, placeOf(layout, chosen), layout.cell, picture.frame);
}

/** Labels the rows with their first targets, as many rows as there is room for. */
function labelRows(context: CanvasRenderingContext2D, { layout, text, family }: GridPicture): void {
  const { rows, columns, first, cell, left } = layout;
  const every = Math.ceil(16 / cell);
  context.fillStyle = text;
  context.font = `11px ${family}`;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  for (let row = 0; row < rows; row += every) {
    context.fillText(String(first + row * columns), left - 8, (row + 0.5) * cell);
  }
}

function drawHoles(
  context: CanvasRenderingContext2D,
  { layout, hole }: GridPicture,
  targets: readonly number[],
): void {
  if (layout.cell < LEAST_WITH_HOLE) return;
  context.strokeStyle = hole;
  context.lineWidth = 1;
  context.beginPath();
  for (const target of targets) {
    const { x, y } = placeOf(layout, target);
    context.rect(x + 0.5, y + 0.5, layout.cell - 2, layout.cell - 2);
  }
  context.stroke();
}

function frame(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  cell: number,
  colour: string,
): void {
  const width = Math.max(2, cell / 8);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.strokeRect(x - width / 2, y - width / 2, cell - 1 + width, cell - 1 + width);
}
