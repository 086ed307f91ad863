// An answer as an image: the board as the page shows it, the answer, and its steps. It is drawn on a canvas
// and copied as PNG; where a browser cannot copy images it is saved as a file.
import type { Card, Game } from 'numbers-game';
import { dealSuits, hasSuits, SUITS } from '../../../src/play/round/card-suits.js';
import { isLarge, worthOf } from '../../../src/play/round/deal-board.js';
import { saveFile } from './save-file.js';

/** The contents of the image. */
export interface AnswerPicture {
  /** The name of the page in two parts. */
  readonly name: readonly string[];
  /** The title of the game. */
  readonly title: string;
  readonly game: Game;
  readonly numbers: readonly (number | string)[];
  readonly target: string;
  /** One or two lines beside the target, such as the answer. */
  readonly lines: readonly string[];
  /** A line in small type below them. */
  readonly note: string;
  readonly steps: readonly string[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const GAP = 20;
const TARGET = { y: 112, width: 400, height: 150 };
const TILES = { y: 294, height: 120, widest: 160 };
const STEPS = { y: 476, height: 52, rows: 3 };
/** The colours of the target and of cards, which are the same in light and dark. */
const DISPLAY = '#1a1c22';
const RED = '#c0271e';

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

/** Draws the image. */
export function draw(picture: AnswerPicture): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d')!;
  const colours = readColours();
  const { fontFamily } = getComputedStyle(document.documentElement);
  const write: Write = (text, x, y, size, { colour = colours.ink, weight = 600, width = Infinity } = {}) => {
    context.fillStyle = colour;
    context.font = `${weight} ${size}px ${fontFamily}`;
    const fitting = Math.min(size, (size * width) / context.measureText(text).width);
    context.font = `${weight} ${fitting}px ${fontFamily}`;
    context.fillText(text, x, y);
    return context.measureText(text).width;
  };
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawHead(context, write, picture, colours);
  drawAnswer(write, picture, colours);
  drawTiles(context, write, picture, colours);
  return canvas;
}

type Colours = ReturnType<typeof readColours>;
type Write = (
  text: string,
  x: number,
  y: number,
  size: number,
  style?: { colour?: string; weight?: number; width?: number },
) => number;

/** Reads the colours of the page, which a canvas cannot resolve. */
function readColours() {
  const probe = document.body.appendChild(document.createElement('span'));
  const resolve = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    paper: resolve('paper'),
    ink: resolve('ink'),
    muted: resolve('muted'),
    accent: resolve('accent'),
    tile: resolve('tile'),
    large: resolve('large'),
    edge: resolve('edge'),
    card: resolve('card'),
  };
  probe.remove();
  return colours;
}

/** Draws the name of the page, the title of the game, and the target. */
function drawHead(
  context: CanvasRenderingContext2D,
  write: Write,
  { name: [first, second], title, target }: AnswerPicture,
  { accent, muted }: Colours,
): void {
  const width = write(first, MARGIN, 76, 36, { weight: 700 });
  write(second, MARGIN + width, 76, 36, { weight: 700, colour: accent });
  context.textAlign = 'right';
  write(title, WIDTH - MARGIN, 76, 32, { colour: muted, width: WIDTH / 2 });
  context.fillStyle = DISPLAY;
  context.beginPath();
  context.roundRect(MARGIN, TARGET.y, TARGET.width, TARGET.height, 28);
  context.fill();
  context.textAlign = 'center';
  const middle = MARGIN + TARGET.width / 2;
  write(target, middle, TARGET.y + 112, 108, { colour: '#fff', weight: 700, width: TARGET.width - 48 });
  context.textAlign = 'left';
}

/** Writes the answer beside the target, and its steps in columns at the foot. */
function drawAnswer(write: Write, { lines, note, steps }: AnswerPicture, { muted }: Colours): void {
  const x = MARGIN + TARGET.width + 40;
  const width = WIDTH - MARGIN - x;
  for (const [place, line] of lines.entries()) {
    write(line, x, TARGET.y + 50 + 46 * place, lines.length > 1 ? 34 : 44, { width, weight: 650 });
  }
  write(note, x, TARGET.y + 134, 28, { width, colour: muted, weight: 500 });
  for (const [place, step] of steps.entries()) {
    const column = Math.floor(place / STEPS.rows);
    const left = MARGIN + column * (WIDTH / 2 - MARGIN);
    const top = STEPS.y + STEPS.height * (place % STEPS.rows);
    write(step, left, top, 34, { width: WIDTH / 2 - 2 * MARGIN, weight: 500 });
  }
}

/** Draws the numbers as tiles or cards. */
function drawTiles(
  context: CanvasRenderingContext2D,
  write: Write,
  { game, numbers }: AnswerPicture,
  colours: Colours,
): void {
  const { y, height, widest } = TILES;
  const worths = numbers.map((number) => Number(number) || worthOf(number as Card));
  const suits = hasSuits(game) ? dealSuits(worths) : [];
  const width = Math.min(widest, (WIDTH - 2 * MARGIN + GAP) / numbers.length - GAP);
  for (const [place, number] of numbers.entries()) {
    const x = MARGIN + place * (width + GAP);
    const isCard = game.piece === 'card';
    const suit = suits[place] ?? null;
    const ink = suit === 'hearts' || suit === 'diamonds' ? RED : DISPLAY;
    context.fillStyle = isCard ? colours.card : isLarge(game, worths[place]) ? colours.large : colours.tile;
    context.beginPath();
    context.roundRect(x, y, width, height, 18);
    context.fill();
    context.strokeStyle = colours.edge;
    context.lineWidth = 2;
    if (isCard) context.stroke();
    context.textAlign = 'center';
    const style = { colour: isCard ? ink : '#fff', weight: 700, width: width - 20 };
    write(String(number), x + width / 2, y + 80, 56, style);
    context.textAlign = 'left';
    if (suit === null) continue;
    context.save();
    context.translate(x + width - 40, y + 12);
    context.fill(new Path2D(SUITS[suit]));
    context.restore();
  }
}
