// The doc comments of the functions and constants that the entries export, as an editor shows them: each
// function has an example, and names the codes of the errors that it throws, or is among those that throw
// none.
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import {
  ELEMENT_ENTRIES,
  ENTRIES,
  FRAMEWORK_ENTRIES,
  NODE_ENTRIES,
  sourceOf,
} from '../../scripts/entries.mjs';

const root = join(import.meta.dirname, '..', '..');
const source = join(root, 'src');

/** Functions that throw no error of their own, for any argument of their types. */
const THROW_NOTHING = [
  'formatSigns (expression/operators/all-rows.ts)',
  'checkCertificate (templates/check/check-operators.ts)',
  'NumbersGame (element/react.ts)',
];

interface Exported {
  readonly name: string;
  readonly hasExample: boolean;
  readonly errors: string;
}

/** The functions that the entries export, each once. */
function exportedFunctions(): Exported[] {
  const names = [...ENTRIES, ...NODE_ENTRIES, ...ELEMENT_ENTRIES, ...FRAMEWORK_ENTRIES];
  const entries = names.map((name) => join(source, `${sourceOf(name)}.ts`));
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram(entries, options);
  const checker = program.getTypeChecker();
  const found = new Map<string, Exported>();
  for (const entry of entries) {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const declaration = symbol.declarations?.find(ts.isFunctionDeclaration);
      if (declaration === undefined) continue;
      const tags = symbol.getJsDocTags(checker);
      const textOf = (name: string) =>
        tags
          .filter((tag) => tag.name === name)
          .map((tag) => ts.displayPartsToString(tag.text))
          .join('\n');
      const place = `${exported.name} (${declaration.getSourceFile().fileName.slice(source.length + 1)})`;
      found.set(place, { name: place, hasExample: textOf('example') !== '', errors: textOf('throws') });
    }
  }
  return [...found.values()];
}

const functions = exportedFunctions();

it('finds the functions of the entries', () => {
  expect(functions.length).toBeGreaterThan(30);
});

it('every function has an example', () => {
  expect(functions.filter(({ hasExample }) => !hasExample).map(({ name }) => name)).toEqual([]);
});

it('every function names its errors', () => {
  const silent = functions.filter(({ errors }) => !/`[a-z]+-[a-z-]+`|`timeout`|`undecided`/.test(errors));
  expect(silent.map(({ name }) => name)).toEqual(THROW_NOTHING);
});
