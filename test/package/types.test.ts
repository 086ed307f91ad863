// The published types: examples of the documents, the element in TypeScript and in JSX of React, and the
// files that are not TypeScript. framework-types.slow.test.ts has the other frameworks.
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
