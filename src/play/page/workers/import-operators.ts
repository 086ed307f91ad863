// The import of the worker for all operators, so that nothing else of the entry is loaded.
export { moreOperators } from '../../../operators.js';
