// From the options of `createSolver` to engines: which modules are compiled, and the engines that extensions
// add.
import { checkDeadline } from '../core/deadline.js';
import { invalidOption, unexpected } from '../core/errors.js';
import type { SolverOptions } from '../core/api-types.js';
import { MAX_PAGES } from './wasm/boundary-layout.js';
import {
  compile,
  compileAllLater,
  compileLater,
  compileModule,
  parseEngineOptions,
  type Modules,
  type PickEngine,
} from './wasm/compile-module.js';
import type { EngineExtension } from './engine.js';
import { FormsEngine } from './four-operators/forms-engine.js';
import { KeptBoards } from './four-operators/kept-boards.js';
import { NaturalEngine } from './four-operators/natural-engine.js';
import { tidyNatural } from './tidy/tidy-natural.js';
import { EngineList, listOperators } from './engine-list.js';
import { BASIC_OPERATORS } from '../core/operator-notation.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';

/** Modules of extensions, in their order, which may be compiled when they are first needed. */
type ExtensionModules = readonly (() => WebAssembly.Module)[];

/**
 * Compiles engines.
 *
 * @param pick the modules of the package; null if the caller has to pass one
 * @throws NumbersGameError `invalid-option`, `out-of-memory`, `wasm-blocked`
 */
export async function compileEngines(options: SolverOptions, pick: PickEngine | null): Promise<EngineList> {
  const { extensions, engine } = parseOptions(options, pick);
  const [modules, ...added] = await Promise.all([
    compile(engine),
    ...extensions.map((extension) => compileModule(extension.source())),
  ]);
  const compiled = added.map((module) => () => module);
  return listEngines(modules, engine.maxPages, extensions, compiled).open();
}

/** Compiles engines synchronously. @throws NumbersGameError as `compileEngines` does */
export function compileEnginesSync(options: SolverOptions, pick: PickEngine | null): EngineList {
  return listEnginesLater(options, pick).open();
}

/** Lists engines, each compiled when it is first needed. @throws NumbersGameError `invalid-option` */
export function listEnginesLater(options: SolverOptions, pick: PickEngine | null): EngineList {
  const { extensions, engine } = parseOptions(options, pick);
  const compiled = extensions.map((extension) => compileLater(extension.source()));
  return listEngines(compileAllLater(engine), engine.maxPages, extensions, compiled);
}

function parseOptions(options: SolverOptions, pick: PickEngine | null) {
  const engine = parseEngineOptions(options, pick, ['wasm', 'simd', 'maxBytes', 'extensions']);
  return { engine, extensions: parseExtensions(options.extensions) };
}

/** Checks an option `extensions`. @throws NumbersGameError `invalid-option` */
export function parseExtensions(extensions: unknown): readonly EngineExtension[] {
  if (extensions === undefined) return [];
  if (!Array.isArray(extensions))
    throw unexpected('invalid-option', 'extensions', 'a list such as [moreOperators]', extensions);
  const parsed: EngineExtension[] = [];
  for (let index = 0; index < extensions.length; index++) {
    const extension = extensions[index] as Partial<EngineExtension> | null | undefined;
    if (typeof extension?.source !== 'function') {
      const expected = 'an extension such as moreOperators';
      throw unexpected('invalid-option', `extensions[${index}]`, expected, extension);
    }
    if (parsed.some(({ name }) => name === extension.name))
      throw invalidOption(`extensions[${index}]: expected each extension once, got ${extension.name} twice`);
    parsed.push(extension as EngineExtension);
  }
  return parsed;
}

function listEngines(
  { natural, forms }: Modules,
  pages: number,
  extensions: readonly EngineExtension[],
  modules: ExtensionModules,
): EngineList {
  const limit = { pages, option: 'maxBytes', defaultPages: MAX_PAGES };
  const ofNatural = new NaturalEngine(natural, limit, { tidyNatural, KeptBoards });
  const engines = [ofNatural, new FormsEngine(forms, limit, ofNatural)];
  const added = extensions.flatMap((extension, index) =>
    extension.openEngines({ module: modules[index], limit, checkDeadline }),
  );
  return new EngineList([...engines, ...added], describeMissingExtension);
}

/** Describes the extension that rules need, which no engine serves, and how to import it. */
function describeMissingExtension(rules: ParsedRules): string {
  return `rules.operators: expected exactly ${BASIC_OPERATORS.join(' ')}, got ${listOperators(rules)}, which need an extension:
import { moreOperators } from 'numbers-game/operators';
const solver = await createSolver({ extensions: [moreOperators] }); // in a worker: serveSolver`;
}
