// The few shapes of which the pictures of docs/background consist, as SVG text in light and dark colours. The
// pictures are small and made of boxes and lines, so a drawing library would only add its own style.

const STYLE = `
  svg { background: #ffffff; }
  text { fill: #1f2328; font: 13px ui-monospace, monospace; text-anchor: middle; dominant-baseline: central; }
  .note { fill: #59636e; font-family: system-ui, sans-serif; }
  .box { fill: #f6f8fa; stroke: #8c959f; }
  .hit { fill: #ddf4ff; stroke: #0969da; }
  .gone { fill: #ffffff; stroke: #8c959f; stroke-dasharray: 3 3; }
  text.gone { fill: #8c959f; stroke: none; text-decoration: line-through; }
  text.hit { fill: #0969da; stroke: none; font-weight: 700; }
  line { stroke: #8c959f; }
  @media (prefers-color-scheme: dark) {
    svg { background: #0d1117; }
    text { fill: #e6edf3; }
    .note { fill: #9198a1; }
    .box { fill: #151b23; stroke: #656c76; }
    .hit { fill: #0c2d6b; stroke: #4493f8; }
    .gone { fill: #0d1117; stroke: #656c76; }
    text.gone { fill: #656c76; }
    text.hit { fill: #79c0ff; }
    line { stroke: #656c76; }
  }`;

/** A picture of that size. The title is what screen readers say. */
export function drawPicture(width, height, title, shapes) {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const body = shapes.flat(Infinity).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img">\n<title>${title}</title>\n<style>${STYLE}\n</style>\n${body}\n</svg>\n`;
}

export function drawText(x, y, text, kind = '') {
  return `<text x="${x}" y="${y}"${kind === '' ? '' : ` class="${kind}"`}>${text}</text>`;
}

/** A line of text that begins at x. */
export function drawNote(x, y, text) {
  return `<text x="${x}" y="${y}" class="note" style="text-anchor: start">${text}</text>`;
}

/** A box round its centre with lines of text in it. */
export function drawBox(x, y, width, height, lines, kind = 'box') {
  const box = `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="5" class="${kind}" />`;
  const first = y - (lines.length - 1) * 9;
  return [box, ...lines.map((line, index) => drawText(x, first + index * 18, line))];
}

export function drawLine(x1, y1, x2, y2) {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" />`;
}

/** Values in a grid, each in a place of that width; `kindOf` gives the class of each. */
export function drawValues(x, y, values, { columns, width, height = 20, kindOf = () => '' }) {
  return values.map((value, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return drawText(x + (column + 0.5) * width, y + (row + 0.5) * height, value, kindOf(value, index));
  });
}
