// The result of a round as an image: the board, the target, the player's answer and the best one, in the
// colours and the font of the page. It is drawn on a canvas and copied as PNG; where a browser cannot copy
// images it is saved as a file.
import { isSolved, type PlayedRound } from '../../play/history.js';
import type { FinishDetail } from '../../play/round.js';
import { showSigns } from '../../operators.js';
import { tabWords } from '../words.js';
import { describeOwn, describePlayed } from './describe.js';
import { saveFile } from './save-file.js';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const GAP = 20;

/** Copies or saves the image. Returns the message for that, if it was not copied. */
export async function copyPicture(
  title: string,
  played: PlayedRound,
  outcome: FinishDetail,
): Promise<string | undefined> {
  const picture = draw(title, played, outcome);
  const blob = await new Promise<Blob>((resolve, reject) => {
    picture.toBlob((blob) => {
      if (blob === null) reject(new Error('This browser cannot write images'));
      else resolve(blob);
    });
  });
  try {
    await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    return undefined;
  } catch {
    saveFile('numbers-game.png', blob);
    return tabWords.value.after.savedImage;
  }
}

function draw(title: string, played: PlayedRound, { best, result }: FinishDetail): HTMLCanvasElement {
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
  write(String(played.target), 236, 120, accentColor, 700);
  drawTiles(context, played, accentColor, fontFamily);
  const { labelled, after } = tabWords.value;
  write(labelled(after.yourAnswer, describeOwn(best)), 470, 40);
  if (result?.expression && !isSolved(played)) {
    write(
      labelled(after.bestAnswer, `${showSigns(result.expression)} = ${showSigns(result.value)}`),
      528,
      40,
    );
  }
  write(describePlayed(played), 584, 30, color, 400);
  return canvas;
}

function drawTiles(
  context: CanvasRenderingContext2D,
  { numbers }: PlayedRound,
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
