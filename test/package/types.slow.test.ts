// The published types: examples of the documents, the element in TypeScript and in JSX of React, the other
// entries without a browser and without Node, and the files that are not TypeScript.
// framework-types.slow.test.ts has the other frameworks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { blocksOf, documents, readDocument } from '../support/documents.js';
import { SeriesGame } from '../../src/element/series-element.js';
import { root } from '../support/packed.js';
import { useTypeScript, viewOf } from '../support/type-script.js';

const check = useTypeScript(['@types/react', 'csstype', '@types/node', 'undici-types']);

const examples = documents.flatMap((path) => blocksOf(readDocument(path), 'ts'));

const events = `
  import 'numbers-game/element';
  import { NumbersGameElement } from 'numbers-game/element';
  import 'numbers-game/element/operators';
  import { moreOperators } from 'numbers-game/operators';
  NumbersGameElement.extend(moreOperators);
  const element = document.createElement('numbers-game');
  element.addEventListener('finish', ({ detail }) => { const points: number = detail.points; return points; });
  element.addEventListener('answer', function (event) { this.giveUp(); return event.detail.result.expression; });
  element.addEventListener('click', (event) => event.clientX);
  element.addEventListener('other', (event) => event.type);
  element.numbers = [1, 'K'];
  element.target = 24;
  element.deal = 7;
  element.boards = ['4 6 7 8', '3 3 8 8 = 24'];
  element.next();
  element.addEventListener('summary', ({ detail }) => { const solved: number = detail.solved; return solved; });
  element.addEventListener('finish', ({ detail }) => { const stars: number = detail.stars; return stars; });
  // @ts-expect-error: there are no such points
  element.addEventListener('finish', ({ detail }) => detail.point);
  export const code = element.failure?.message;
  // @ts-expect-error: the answer is read-only
  element.result = null;`;

/** The component of React. */
const component = `/** @jsxImportSource react */
  import { NumbersGame, type NumbersGameProps } from 'numbers-game/element/react';
  import { createRef } from 'react';
  import type { NumbersGameElement } from 'numbers-game/element';
  const ref = createRef<NumbersGameElement>();
  export const right = <NumbersGame ref={ref} className="wide" numbers={[1, 'K']} target="24" game="24" play
    onFinish={({ detail }) => { void (detail.points satisfies number); ref.current?.restart(); }}
    onAnswer={({ detail }) => { void (detail.result.value satisfies number | string | null); }}
    onClick={(event) => { event.currentTarget.giveUp(); }}><h2 slot="title">Title</h2></NumbersGame>;
  export const absent = (none: undefined, props: NumbersGameProps) => <NumbersGame {...props} numbers={none} onFinish={none} />;
  // @ts-expect-error: a target is not a list
  export const wrong = <NumbersGame target={[24]} />;`;

const assets = `
  import 'numbers-game/element.min.js';
  import 'numbers-game/element-operators.min.js';
  import wasm from 'numbers-game/solver.wasm';
  import { createSolver } from 'numbers-game';
  import { createSolver as createCoreSolver } from 'numbers-game/core';
  import { moreOperators } from 'numbers-game/operators';
  document.querySelector('numbers-game')?.giveUp();
  export const solvers = [createSolver({ wasm }), createCoreSolver({ wasm, extensions: [moreOperators] })];
  // @ts-expect-error: this entry has no engine inside
  createCoreSolver();`;

const trees = `
  import { defineOperator, evaluate, formatExpression, parseExpression, type Expression } from 'numbers-game/expression';
  import type { DefinedOperator } from 'numbers-game';
  const gcd = defineOperator({ operator: 'gcd', arity: 2, evaluate: (a, b) => (b === 0n ? a : null) });
  const own = parseExpression('gcd(4, 6)', { operators: [gcd] });
  export const isGcd = typeof own !== 'number' && own.operator === 'gcd';
  formatExpression(own, { operators: [gcd] });
  evaluate({ operator: 'gcd', left: 4, right: parseExpression('2 * 3') }, { operators: [gcd] });
  const any: readonly DefinedOperator[] = [gcd];
  export const some: Expression<string> = parseExpression('gcd(4, 6)', { operators: any });
  export const shipped: Expression[] = [parseExpression('1 + 2')];
  // @ts-expect-error: the package has no such operator
  export const plain: Expression = own;
  // @ts-expect-error: nor has this tree
  export const wrong = typeof shipped[0] !== 'number' && shipped[0].operator === 'gcd';`;

/** Options that may be undefined, as under `exactOptionalPropertyTypes`. */
const absent = `
  import { createSolver, type Rules } from 'numbers-game';
  import { createWorkerSolver, type WorkerLike } from 'numbers-game/worker';
  import { generate } from 'numbers-game/generate';
  import { batch } from 'numbers-game/batch';
  export async function use(number: number | undefined, rules: Rules | undefined, signal: AbortSignal | undefined) {
    const solver = await createSolver({ maxBytes: number });
    solver.solve({ numbers: [1, 2], target: number, rules, timeout: number });
    solver.reach({ numbers: [1, 2], from: number, to: number, rules });
    solver.solutions({ numbers: [1, 2], target: 3 }, { limit: number });
    generate({ count: 1, seed: number, rules });
    batch([], { signal, workers: number });
    return createWorkerSolver(() => new Worker('') as WorkerLike).solve({ numbers: [1], target: number }, { signal });
  }`;

const optional = `
  import { createSolver, games, type Puzzle, type ReachAllQuery, type SolverOptions } from 'numbers-game';
  import { batch, type BatchOptions } from 'numbers-game/batch';
  import type { GenerateOptions } from 'numbers-game/generate';
  declare const maybe: number | undefined;
  export const puzzle: Puzzle = { numbers: [1], target: maybe, timeout: maybe };
  export const query: ReachAllQuery = { size: 1, from: maybe, to: maybe, first: maybe };
  export const options: [SolverOptions, BatchOptions] = [{ maxBytes: maybe }, { limit: maybe, game: games['24'] }];
  export const request: GenerateOptions = { count: 1, seed: maybe, operations: { from: maybe }, game: undefined };
  const answered = { numbers: [1], target: 1, result: 5, error: 'none' };
  for await (const { result, error } of batch([answered], { op: 'count' })) {
    void (result satisfies number | undefined);
    void (error?.code satisfies string | undefined);
    // @ts-expect-error: a count has no status
    result?.status;
  }
  type Either = { numbers: number[]; kind: 'a'; a: number } | { numbers: number[]; kind: 'b'; b: string };
  declare const either: Either;
  for await (const record of batch([either])) {
    if (record.kind === 'a') void (record.a satisfies number);
    else void (record.b satisfies string);
  }
  void createSolver;`;

describe('types', () => {
  let faults: readonly string[];
  const faultsOf = (name: string) => faults.filter((line) => line.startsWith(name));

  beforeAll(() => {
    // The types of the frameworks do not pass a check of declarations, so ours are checked without them.
    const own = check(
      {
        'events.ts': events,
        'assets.ts': assets,
        'trees.ts': trees,
        'absent.ts': absent,
        'optional.ts': optional,
      },
      {},
    );
    const files = {
      ...Object.fromEntries(examples.map((text, index) => [`example-${index}.ts`, text])),
      'react.tsx': viewOf('react', 'className="wide" ref={(element) => { element?.giveUp(); }}', 'onfinish'),
      'react-component.tsx': component,
    };
    faults = [...own, ...check(files, { types: ['node'], skipLibCheck: true })];
  });

  it('hold for every TypeScript example of the documents', () => {
    expect(examples.length).toBeGreaterThan(5);
    expect(faultsOf('example-')).toEqual([]);
  });

  it('tell what the events of the element carry', () => {
    expect(faultsOf('events.ts')).toEqual([]);
  });

  it('hold for the script tag and for the engine as a file', () => {
    expect(faultsOf('assets.ts')).toEqual([]);
  });

  it('take undefined for what is left out', () => {
    expect(faultsOf('absent.ts')).toEqual([]);
  });

  it('name the operators that a program defines in trees', () => {
    expect(faultsOf('trees.ts')).toEqual([]);
  });

  it('take undefined for an option, and replace the outcome of an earlier batch', () => {
    expect(faultsOf('optional.ts')).toEqual([]);
  });

  it('know the element in JSX of React, and its component', () => {
    expect(faultsOf('react')).toEqual([]);
  });

  it('need no others', () => {
    expect(faults.filter((line) => /node_modules|error TS5/.test(line))).toEqual([]);
  });
});

describe('custom-elements.json', () => {
  interface Named {
    readonly name: string;
    readonly attribute?: string;
    readonly static?: boolean;
  }
  interface Declaration {
    readonly tagName: string;
    readonly attributes: readonly Named[];
    readonly members: readonly Named[];
    readonly events: readonly Named[];
    readonly cssProperties: readonly Named[];
    readonly cssParts: readonly Named[];
  }
  const manifest = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8')) as {
    modules: { declarations: Declaration[] }[];
  };
  const [declaration] = manifest.modules[0].declarations;
  const namesOf = (list: readonly Named[]) => list.map(({ name }) => name).sort();
  const sources = [
    'element-types',
    'numbers-game-element',
    'element-style',
    'shared-views',
    'solver-view',
    'play-view',
    'series-view',
  ].map((name) => readFileSync(join(root, 'src', 'element', `${name}.ts`), 'utf8'));
  const found = (pattern: RegExp) =>
    [...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)))].sort();

  it('has the attributes of the element', () => {
    expect(namesOf(declaration.attributes)).toEqual([...SeriesGame.observedAttributes].sort());
  });

  it('has the properties and methods that pages may use', () => {
    const membersOf = (body: string) =>
      [...body.matchAll(/^ {2}(?:readonly )?(\w+)[:(]/gm)].map(([, name]) => name);
    const [, element] = /interface NumbersGameElement extends HTMLElement \{([^]*?)\n\n/.exec(sources[0])!;
    const [, type] = /interface NumbersGameElementClass \{([^]*?)\n\}/.exec(sources[0])!;
    const isStatic = (member: Named) => member.static === true;
    const members = declaration.members;
    expect(namesOf(members.filter((member) => !isStatic(member)))).toEqual(membersOf(element).sort());
    // What every class of an element has is not listed.
    const own = membersOf(type).filter((name) => !['prototype', 'observedAttributes'].includes(name));
    expect(namesOf(members.filter(isStatic))).toEqual(own.sort());
  });

  it('has the custom properties and the parts for styles', () => {
    expect(namesOf(declaration.cssProperties)).toEqual(found(/(--numbers-game-[a-z-]+)/g));
    const parts = found(/part=(?:"|\$\{[^}]*')([a-z ]+)['"]/g).flatMap((names) => names.split(' '));
    expect(namesOf(declaration.cssParts)).toEqual([...new Set([...parts, 'give-up', 'used'])].sort());
  });

  it('has the events of the types', () => {
    const types = [...sources[0].matchAll(/extends RoundEvents \{([^]*?)\n\}/g)].map(([, body]) => body);
    const round = readFileSync(join(root, 'src', 'play', 'round', 'play-round.ts'), 'utf8');
    const [, inRounds] = /interface RoundEvents \{([^]*?)\n\}/.exec(round)!;
    const names = [...`${types.join()}${inRounds}`.matchAll(/^ {2}readonly (\w+):/gm)].map(
      ([, name]) => name,
    );
    expect(namesOf(declaration.events)).toEqual(names.sort());
  });
});

const optionsOf = (moduleResolution: string) => ({
  module: moduleResolution === 'bundler' ? 'preserve' : moduleResolution,
  moduleResolution,
});

it.each(['nodenext', 'bundler'])('has types for its element (%s)', (resolution) => {
  const text = `
    import 'numbers-game/element';
    import type { NumbersGameElement, NumbersGameEvents } from 'numbers-game/element';
    const element: NumbersGameElement = document.createElement('numbers-game');
    element.numbers = [1, 'K'];
    element.target = 24;
    element.addEventListener('finish', (event) => {
      const { reason, points, result } = (event as CustomEvent<NumbersGameEvents['finish']>).detail;
      console.log(reason === 'exact', points, result?.expression);
    });`;
  expect(check({ 'element.mts': text }, optionsOf(resolution))).toEqual([]);
});

it.each(['nodenext', 'bundler'])('has types that need neither a browser nor Node (%s)', (resolution) => {
  const text = `
    import { createSolver, games, type BoardReach, type Extension, type Game, type Puzzle, type Result } from 'numbers-game';
    import { evaluate, type Expression } from 'numbers-game/expression';
    import { moreOperators } from 'numbers-game/operators';
    import * as natural from 'numbers-game/natural';
    import { batch, batchLines, reachAllOnThreads } from 'numbers-game/batch';
    import type { BatchBlock, BatchRecord, ReachAllOnThreadsQuery } from 'numbers-game/batch';
    import { classic, type ClassicName, type ClassicReach } from 'numbers-game/classic';
    import { score, verify, type Reason, type Verdict, type VerifyPuzzle } from 'numbers-game/verify';
    import { generate, rate, type Level, type Difficulty, type Features, type Generated, type GenerateOptions } from 'numbers-game/generate';
    const wanted: GenerateOptions = { count: 1, needs: ['division'], operations: { from: 2 } };
    export const made: readonly Generated[] = [...generate(wanted)];
    export const difficulty: Difficulty = rate({ numbers: [4, 6], target: 24 });
    export const rated: readonly [Level | null, Features | null] = [difficulty.level, difficulty.features];
    import { createWorkerSolver, serveSolver, type WorkerLike, type WorkerSolver } from 'numbers-game/worker';
    declare const worker: WorkerLike;
    export const inWorker: WorkerSolver = createWorkerSolver(() => worker, { simd: false });
    // @ts-expect-error: code cannot be posted to a worker
    createWorkerSolver(() => worker, { extensions: [moreOperators] });
    export const progress: AsyncIterable<BoardReach> = inWorker.reachAll({ size: 6, from: 1, to: 9 }, { onProgress: ({ done }) => done });
    export const serve: () => void = () => { serveSolver({ extensions: [moreOperators] }); };
    export const extension: Extension = moreOperators;
    const game: Game = games['24s'];
    export const more = createSolver({ extensions: [extension] }).then((solver) => solver.solve({ numbers: [2, 2, 2, 6], game }));
    const sum: Expression = { operator: '+', left: 1, right: 2 };
    export const three: number | string = evaluate(sum);
    export const small: Promise<natural.NaturalSolver> = natural.createSolver({ simd: false });
    // @ts-expect-error: the smallest solver lists no solutions
    export const listed = small.then((solver) => solver.solutions({ numbers: [4, 6], target: 24 }));
    const query: ReachAllOnThreadsQuery = { size: 6, from: 101, to: 999, workers: 2 };
    export const records: AsyncIterable<BoardReach> = reachAllOnThreads(query);
    export const algorithms: readonly ClassicName[] = classic.names;
    export const tried: ClassicReach = classic.reach('depth-first', { numbers: [4, 6], from: 24, to: 24 });
    const counts = batch([{ id: 'a', numbers: [4, 6], target: 24 }], { op: 'count' });
    export const total: Promise<number> = counts.next().then(({ value }) => value?.result ?? (value?.id.length || 0));
    export const blocks: AsyncIterable<BatchBlock> = batchLines([{ text: ['{}'], format: 'jsonl' }], { skip: 1 });
    export const nothing: BatchRecord<{ x: 1 }>['x'] = 1;
    const puzzle: Puzzle = { numbers: [1, 'K', { oneOf: [1, 11] }], target: '24' };
    const goal: VerifyPuzzle = { ...puzzle, leastDistance: 0 };
    export const result: Promise<Result> = createSolver().then((solver) => solver.solve(puzzle));
    export const verdict: Verdict = verify('24', goal, { read: 'extract' });
    export const reason: Reason = verdict.reason;
    export const reward: number = score('24', goal, { shaping: 'distance' });`;
  const files = { 'use.mts': text, 'use.cts': text };
  expect(check(files, { ...optionsOf(resolution), lib: ['es2022'] })).toEqual([]);
});
