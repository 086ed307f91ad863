// The extension for all rules beyond the four operators together, without the module of its engine.
import { checkDeadline, followDeadline } from '../core/deadline.js';
import { checkProperties } from '../core/options.js';
import type { Extension } from '../core/api-types.js';
import type { EngineExtension } from '../solver/engine.js';
import { parseSource } from '../solver/wasm/compile-module.js';
import { ALL_ARITHMETIC } from '../expression/all-operators.js';
import { watchLongWork } from '../expression/exact/integer-roots.js';
import { furtherEngine } from './further-operators/further-engine.js';
import { ChosenEngine } from './chosen-operators/chosen-engine.js';
import { squaresEngine } from './squares/squares-engine.js';

/** Makes the extension. @param source returns the module of its engine, or throws if there is none */
export function createExtension(source: EngineExtension['source']): Extension {
  const extension: EngineExtension = {
    name: 'moreOperators',
    arithmetic: ALL_ARITHMETIC,
    with(options) {
      checkProperties(options, ['wasm'], 'options');
      const module = parseSource(options.wasm);
      return createExtension(() => module);
    },
    source,
    openEngines({ module, limit, checkDeadline: checkOfSolver }) {
      followDeadline(checkOfSolver);
      watchLongWork(checkDeadline);
      return [new ChosenEngine(module, limit), squaresEngine, furtherEngine];
    },
  };
  return extension;
}
