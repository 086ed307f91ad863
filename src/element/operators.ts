// The entry `numbers-game/element/operators`. Importing it adds all operators to the element, whichever of
// the two is loaded first. As a script of its own it has its own copy of the extension and of what that uses.
import type { NumbersGameElementClass } from './element-types.js';
import { moreOperators } from '../operators/index.js';

// A server has no elements.
if (typeof customElements !== 'undefined') {
  void customElements.whenDefined('numbers-game').then((element) => {
    (element as unknown as NumbersGameElementClass).extend(moreOperators);
  });
}
