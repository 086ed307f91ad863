// The entry `numbers-game/element/operators`: all operators for the element, whichever of the two is loaded
// first. As a script of its own it has its own copy of the extension and of what that uses.
import type { NumbersGameElementClass } from './play/element/element-types.js';
import { moreOperators } from './operators.js';

// A server has no elements.
if (typeof customElements !== 'undefined') {
  void customElements.whenDefined('numbers-game').then((element) => {
    (element as unknown as NumbersGameElementClass).extend(moreOperators);
  });
}
