// An answer as an image: the board, the target, and a few lines, in the colours and the font of the page. It
// is drawn on a canvas and copied as PNG; where a browser cannot copy images it is saved as a file.
import { saveFile } from './save-file.js';

/** The contents of the image. */
export interface AnswerPicture {
  readonly title: string;
  readonly numbers: readonly (number | string)[];
  readonly target: string;
  /** One or two lines below the board, such as the answer. */
  readonly lines: readonly string[];
  /** A line in small type at the foot. */
  readonly note: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const GAP = 20;

/** Copies or saves the image. Returns whether it was copied. */
export async function copyPicture(picture: AnswerPicture): Promise<boolean> {
  const canvas = draw(picture);
  const blob = new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('This browser cannot write images'));
      else resolve(blob);
    });
  });
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    return true;
  } catch {
    saveFile('numbers-game.png', await blob);
    return false;
  }
}

function draw({ title, numbers, target, lines, note }: AnswerPicture): HTMLCanvasElement {
  const { backgroundColor, color, accentColor, fontFamily } = getComputedStyle(document.documentElement);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d')!;
  const write = (text: string, y: number, size: number, colour = color, weight = 600) => {
    context.fillStyle = colour;
    context.font = `${weight} ${size}px ${fontFamily}`;
    const width = context.measureText(text).width;
    const fitting = Math.min(size, (size * (WIDTH - 2 * MARGIN)) / width);
    context.font = `${weight} ${fitting}px ${fontFamily}`;
    context.fillText(text, MARGIN, y);
  };
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textBaseline = 'alphabetic';
  write(title, 108, 40);
  write(target, 236, 120, accentColor, 700);
  drawTiles(context, numbers, accentColor, fontFamily);
  for (const [place, line] of lines.entries()) write(line, 470 + 58 * place, 40);
  write(note, 584, 30, color, 400);
  return canvas;
}

function drawTiles(
  context: CanvasRenderingContext2D,
  numbers: AnswerPicture['numbers'],
  colour: string,
  fontFamily: string,
): void {
  const width = Math.min(140, (WIDTH - 2 * MARGIN + GAP) / numbers.length - GAP);
  context.save();
  context.textAlign = 'center';
  for (const [place, number] of numbers.entries()) {
    const x = MARGIN + place * (width + GAP);
    context.strokeStyle = colour;
    context.lineWidth = 4;
    context.beginPath();
    context.roundRect(x, 280, width, 110, 16);
    context.stroke();
    context.fillStyle = colour;
    context.font = `700 ${String(number).length > 2 ? 44 : 54}px ${fontFamily}`;
    context.fillText(String(number), x + width / 2, 354);
  }
  context.restore();
}
