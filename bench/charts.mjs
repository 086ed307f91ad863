// The chart of each suite, drawn from the results that the suite writes with --json.
import { median, PAPER_ALGORITHMS, PAPER_SIZES } from '../build/esm/bench.js';
import { pointsOf } from './history.mjs';
import { drawChart, drawDots, logAxis, Plot } from './plot.mjs';

/** The SVG of a suite's results. */
export const charts = {
  history: ({ runs }) => {
    const points = pointsOf(runs);
    const titles = [...new Set(points.map(({ title }) => title))];
    // A line joins the runs of one machine.
    const place = { x: 'run', y: 'milliseconds', z: ({ title, machine }) => `${title} ${machine}` };
    return drawChart({
      title: 'The benchmarks over time',
      subtitle: 'Median time by run; lines join runs on one machine',
      series: titles,
      height: 300,
      marginLeft: 70,
      x: { label: 'run' },
      y: { ...logAxis('milliseconds'), nice: true },
      marks: [
        Plot.line(points, { ...place, stroke: 'title', strokeWidth: 2 }),
        Plot.dot(points, { ...place, fill: 'title', r: 4 }),
      ],
    });
  },

  groups: ({ results }) =>
    drawDots({
      title: 'Pools with groups',
      subtitle: 'Median time of `reachAll`, as a pool with groups and as a plain pool',
      label: 'microseconds a board',
      dots: results.flatMap(({ row, samples }) =>
        ['plain', 'groups'].map((series) => ({ name: row.pool, series, value: median(samples[series]) })),
      ),
    }),

  solve: ({ results }) =>
    drawDots({
      title: 'One Countdown puzzle',
      subtitle: 'Median time, by how many numbers a board has and the range of the targets',
      label: 'microseconds a puzzle',
      dots: results.flatMap(({ row, samples }) =>
        ['engine, scattered', 'call'].map((series) => ({
          name: `${row.n} numbers, ${row.targets}`,
          series,
          value: median(samples[series]),
        })),
      ),
    }),

  reach: ({ results }) =>
    drawDots({
      title: 'Every target of a range',
      subtitle: 'Median time, by how many numbers a board has and the range of the targets',
      label: 'milliseconds a board',
      dots: results.flatMap(({ row, samples }) => {
        const name = `${row.n} numbers, ${row.targets}`;
        const ours = ['engine', 'call'].map((series) => ({ name, series, value: median(samples[series]) }));
        const baseline = ['C hash array', 'C breadth first']
          .filter((series) => row[series])
          .map((series) => ({ name, series, value: row[series] }));
        return [...ours, ...baseline];
      }),
    }),

  'operator-subsets': ({ results }) =>
    drawDots({
      title: 'Fewer than the four operators',
      subtitle: 'Mean time of a call, the slowest and the median of the 14 sets of operators',
      label: 'milliseconds a call',
      dots: results.flatMap(({ row }) =>
        ['slowest', 'median'].map((series) => ({
          name: `${row.call}, ${row.rules}, ${row.n} numbers`,
          series,
          value: row[series],
        })),
      ),
    }),

  operators: ({ results }) =>
    drawDots({
      title: 'Operators beyond the four',
      subtitle: 'All 715 hands together, or one board: median and worst time',
      label: 'milliseconds',
      dots: results.flatMap(({ row }) =>
        ['median', 'worst'].map((series) => ({ name: row.job, series, value: row[series] })),
      ),
    }),

  templates: ({ results }) =>
    drawDots({
      title: 'The fewest expressions that solve every board',
      subtitle: 'Median time for boards of four cards, by the deck',
      label: 'milliseconds',
      dots: results.flatMap(({ row, samples }) =>
        ['universe', 'minimum', 'check'].map((series) => ({
          name: row.deck,
          series,
          value: median(samples[series]),
        })),
      ),
    }),

  atlas: ({ results }) =>
    drawDots({
      title: 'All boards of the standard pool, one thread',
      subtitle: 'Median time of every target of every board, by how many numbers a board has and the range',
      label: 'seconds',
      dots: results.map(({ row }) => ({
        name: `${row.n} numbers, ${row.targets}`,
        series: 'engine',
        value: row.seconds,
      })),
    }),

  hands: ({ results }) =>
    drawDots({
      title: 'The 24 game, and all solutions',
      subtitle: 'Median time of a job, the engine alone',
      label: 'milliseconds',
      dots: results
        .filter(({ samples }) => samples.engine)
        .map(({ row, samples }) => ({
          name: row.job,
          series: 'engine',
          value: median(samples.engine) / row.count / (row.unit === 'ms' ? 1 : 1000),
        })),
    }),

  generate: ({ results }) =>
    drawDots({
      title: 'Puzzles made and rated',
      subtitle: 'Median of one core, by what is asked of them',
      label: 'puzzles a second',
      dots: results.map(({ row }) => ({ name: row.puzzles, series: 'engine', value: row['a second'] })),
    }),

  batch: ({ results }) =>
    drawDots({
      title: 'numbers-game batch, file to file',
      subtitle: 'Boards of six numbers with a target each, by format and threads',
      label: 'puzzles a second',
      dots: results.flatMap(({ row }) =>
        ['a second of a core', 'a second by the clock'].map((series) => ({
          name: `${row.format}, ${row.workers} ${row.workers === 1 ? 'thread' : 'threads'}`,
          series,
          value: row[series],
        })),
      ),
    }),

  verify: ({ results }) =>
    drawDots({
      title: 'Answers verified, one thread',
      subtitle: 'Median of the whole call, by how the answers are written',
      label: 'answers a second',
      dots: results.map(({ row }) => ({ name: row.answers, series: 'verify', value: row['a second'] })),
    }),

  pipe: ({ results }) =>
    drawDots({
      title: 'Answers judged through the pipe, from Python',
      subtitle: 'Median time of an answer, by how many are sent together',
      label: 'microseconds',
      dots: results.map(({ row }) => ({ name: row.answers, series: 'verify', value: row.microseconds })),
    }),

  environment: ({ results }) =>
    drawDots({
      title: 'Steps of an environment, one thread',
      subtitle: 'By how many numbers a board has, and the kind of values',
      label: 'microseconds',
      dots: results.flatMap(({ row }) =>
        ['median', 'worst'].map((series) => ({
          name: `${row.n} numbers, ${row.values}`,
          series,
          value: row[series],
        })),
      ),
    }),

  peers: ({ results }) =>
    drawDots({
      title: 'Peers that give the right answers',
      subtitle: 'Median time as a multiple of ours for the same job, by the job and who does it',
      label: 'times ours',
      dots: results
        .filter(({ row }) => row.verdict === 'right')
        .map(({ row }) => {
          const ours = results.find((each) => each.row.job === row.job && each.row.kind === 'ours').row;
          return {
            name: `${row.job}: ${row.peer}`,
            series: row.kind,
            value: row['us each'] / ours['us each'],
          };
        }),
    }),

  boundary: ({ results }) =>
    drawDots({
      title: 'What a call costs, and what starts cost',
      subtitle: 'Median time, warmed up, or of a new process',
      label: 'microseconds',
      dots: results.map(({ row }) => ({ name: row.job, series: row.kind, value: row.us })),
    }),

  'atlas-files': ({ results }) =>
    drawDots({
      title: 'Atlases of the standard pool, built by the command with two threads',
      subtitle: 'Median of the CPU time of all threads, and of elapsed time',
      label: 'seconds',
      dots: results.flatMap(({ row }) =>
        ['seconds', 'elapsed'].map((series) => ({
          name: `${row.n} numbers, ${row.targets}`,
          series: series === 'seconds' ? 'CPU time' : series,
          value: row[series],
        })),
      ),
    }),

  squares: ({ results }) =>
    drawDots({
      title: 'Countdown with squares',
      subtitle: 'Median and worst time of a call, by the limit A of what may be squared',
      label: 'milliseconds',
      dots: results.flatMap(({ row }) =>
        ['median', 'worst'].map((series) => ({ name: row.call, series, value: Number(row[series]) })),
      ),
    }),

  limits: ({ results }) =>
    drawDots({
      title: 'Towards the limits: solve with nearest, 8 to 10 numbers',
      subtitle: 'Median and slowest of random boards of 1..50 with targets 1001..10000, by the rules',
      label: 'milliseconds',
      dots: results
        .filter(({ row }) => row.n)
        .flatMap(({ row }) =>
          ['median', 'slowest'].map((series) => ({
            name: `${row.values}, ${row.use}, ${row.n} numbers`,
            series,
            value: row[series],
          })),
        ),
    }),

  hard: ({ results }) =>
    drawDots({
      title: 'Random boards and the slowest board found',
      subtitle: 'Median time of random boards and time of the slowest board, by call and size',
      label: 'milliseconds',
      dots: results.flatMap(({ row }) =>
        ['median', 'worst'].map((series) => ({
          name: `${row.kind}, ${row.n} numbers`,
          series,
          value: row[series],
        })),
      ),
    }),

  paper: drawPaper,
  growth: drawGrowth,
  'table-size': drawTableSize,
};

function drawPaper({ results }) {
  const series = ['the paper, OCaml', 'the same here, wasm', 'reach, wasm'];
  const points = results.flatMap(({ row }) =>
    [Number(row.paper), row.wasm, row.engine].map((ms, i) => ({ ...row, ms, series: series[i] })),
  );
  const facet = ({ algorithm }) => algorithm.replace('-first', ' first').replace('-', '\n');
  const place = { x: 'n', y: 'ms', fx: facet, z: 'series' };
  return drawChart({
    title: 'All targets 101..999 of a board: the published algorithms, and reach',
    subtitle: 'Median time by how many numbers a board has',
    series,
    width: 900,
    height: 340,
    marginTop: 36,
    marginLeft: 70,
    x: { label: 'numbers of a board', type: 'point', domain: PAPER_SIZES },
    y: logAxis('milliseconds a board'),
    fx: { label: null, domain: PAPER_ALGORITHMS.map(({ name }) => facet({ algorithm: name })) },
    marks: [
      Plot.frame({ strokeOpacity: 0.2 }),
      Plot.line(points, { ...place, stroke: 'series', strokeWidth: 2 }),
      Plot.dot(points, { ...place, fill: 'series', r: 3.5 }),
    ],
  });
}

function drawGrowth({ results }) {
  const points = results.flatMap(({ row, samples }) =>
    Object.keys(samples).map((n) => ({ n: Number(n), ms: row[`n = ${n}`], series: row.algorithm })),
  );
  return drawChart({
    title: 'Time against how many numbers a board has',
    subtitle: 'All targets 101..999; median time of a board on a logarithmic scale',
    series: results.map(({ row }) => row.algorithm),
    height: 360,
    marginLeft: 70,
    x: { label: 'numbers of a board', type: 'point' },
    y: logAxis('milliseconds a board'),
    marks: [
      Plot.line(points, { x: 'n', y: 'ms', z: 'series', stroke: 'series', strokeWidth: 2 }),
      Plot.dot(points, { x: 'n', y: 'ms', z: 'series', fill: 'series', r: 3.5 }),
    ],
  });
}

function drawTableSize({ results }) {
  const series = ['hash array', 'of that clearing the table', 'hash set', 'no table'];
  const points = results.flatMap(({ row }) =>
    series.map((name) => ({ bits: row.bits, ms: row[name], series: name })),
  );
  return drawChart({
    title: 'Depth first: time against the size of the hash array',
    subtitle:
      'Six numbers, targets 101..999; median time of a board. The paper has its least at 2^15 (figure 1)',
    series,
    height: 320,
    marginLeft: 70,
    x: {
      label: 'bits of the table size, 8 bytes each',
      type: 'point',
      domain: results.map(({ row }) => row.bits),
    },
    y: logAxis('milliseconds a board'),
    marks: [
      Plot.line(points, { x: 'bits', y: 'ms', z: 'series', stroke: 'series', strokeWidth: 2 }),
      Plot.dot(points, { x: 'bits', y: 'ms', z: 'series', fill: 'series', r: 3 }),
    ],
  });
}
