// The entries of the package, by the name of their file in src/.

/** The entries that run everywhere. */
export const ENTRIES = [
  'index',
  'core',
  'natural',
  'expression',
  'operators',
  'operators-core',
  'verify',
  'classic',
  'generate',
  'environment',
  'templates',
  'worker',
];
/** Those for Node. */
export const NODE_ENTRIES = ['batch', 'atlas'];
/** Those for pages alone: the element. */
export const ELEMENT_ENTRIES = ['element', 'element-operators'];
/** The languages of the element, each of which is a file of its own, too. */
export const LANGUAGES = ['de', 'en', 'es', 'fr', 'zh'];
