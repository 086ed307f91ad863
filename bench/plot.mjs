// Charts as SVG, by Observable Plot on jsdom's document. Each has a background of its own, light or dark like
// the reader's pages, so it can be read anywhere, and colours that can be told apart on both, also by
// colour-blind readers (Okabe and Ito, "Color Universal Design", 2008).
import { JSDOM } from 'jsdom';
import * as Plot from '@observablehq/plot';

export { Plot };

const COLORS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#b8860b', '#56b4e9', '#e03131'];

const STYLE = `
  svg { color: #1f2328; background: #ffffff; font-family: system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { svg { color: #e6edf3; background: #161b22; } }`;

/** The heading above a chart: title, a line below it, and lines of series. */
const HEADING_HEIGHT = 78;
const LINE_HEIGHT = 20;
const LEFT = 12;
const WIDTH = 760;

/**
 * A chart as the text of an SVG file, `height` high below the heading. `series` are told apart by colour; the
 * other options are Plot's.
 */
export function drawChart({
  title,
  subtitle,
  series = [],
  height,
  marginTop = 0,
  width = WIDTH,
  ...options
}) {
  const { document } = new JSDOM('').window;
  const places = series.length < 2 ? [] : placeNames(series, width);
  const lines = places.length > 0 ? places.at(-1).line + 1 : 0;
  const heading = HEADING_HEIGHT + LINE_HEIGHT * lines + marginTop;
  const chart = Plot.plot({
    document,
    width,
    height: heading + height,
    marginTop: heading,
    marginRight: 30,
    marginBottom: 48,
    ...options,
    x: { labelAnchor: 'center', labelOffset: 42, ...options.x },
    y: { labelAnchor: 'center', ...options.y },
    color: { domain: series, range: COLORS, legend: false },
  });
  chart.removeAttribute('style');
  const create = (name, attributes, text = '') => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    return element;
  };
  const write = (x, y, text, attributes = {}) =>
    create('text', { x, y, fill: 'currentColor', 'text-anchor': 'start', ...attributes }, text);
  const legend = places.flatMap(({ name, x, line }, i) => {
    const y = 62 + LINE_HEIGHT * line;
    return [create('circle', { cx: x + 5, cy: y, r: 5, fill: COLORS[i] }), write(x + 15, y + 4, name)];
  });
  chart.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  chart.setAttribute('role', 'img');
  chart.setAttribute('font-size', 12);
  chart.prepend(create('title', {}, title));
  chart.append(
    create('style', {}, STYLE),
    write(LEFT, 24, title, { 'font-size': 16, 'font-weight': 600 }),
    write(LEFT, 44, subtitle, { opacity: 0.8 }),
    ...legend,
  );
  return `${chart.outerHTML}\n`;
}

/** The places of the names of series, line by line. */
function placeNames(names, width) {
  let x = LEFT;
  let line = 0;
  return names.map((name) => {
    const length = 38 + 6.5 * name.length;
    if (x + length > width) {
      x = LEFT;
      line++;
    }
    const place = { name, x, line };
    x += length;
    return place;
  });
}

/** A chart of dots: a line for each name, its times by series on a logarithmic axis. */
export function drawDots({ title, subtitle, dots, label }) {
  const names = [...new Set(dots.map(({ name }) => name))];
  const series = [...new Set(dots.map((dot) => dot.series))];
  return drawChart({
    title,
    subtitle,
    series,
    height: 50 + 26 * names.length,
    marginLeft: 20 + 7 * Math.max(...names.map(({ length }) => length)),
    x: { ...logAxis(label), nice: true },
    y: { domain: names, label: null },
    marks: [
      Plot.ruleY(names, { strokeOpacity: 0.12 }),
      Plot.dot(dots, { x: 'value', y: 'name', fill: 'series', r: 5 }),
    ],
  });
}

/** A logarithmic axis with its unit, numbered 1, 2, 5, 10. */
export function logAxis(label) {
  return { type: 'log', label, grid: true, tickFormat: formatTick };
}

function formatTick(value) {
  const digit = Number(value.toExponential(0)[0]);
  return [1, 2, 5].includes(digit) ? value.toLocaleString('en', { maximumFractionDigits: 6 }) : '';
}
