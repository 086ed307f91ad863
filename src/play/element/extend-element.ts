// All operators for the element, whichever of the two is loaded first. As a script of its own this has its
// own copy of the extension and of what that uses.
import type { NumbersGameElementClass } from './element-types.js';
import { moreOperators } from '../../operators.js';

// A server has no elements.
if (typeof customElements !== 'undefined') {
  void customElements.whenDefined('numbers-game').then((element) => {
    (element as unknown as NumbersGameElementClass).extend(moreOperators);
  });
}
