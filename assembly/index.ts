// The whole module. The package holds it in two parts, index.natural and index.forms.
// State comes first: low addresses make short code.
import './core/core-state';
import './natural/natural-state';
import './reach/reach-state';
export * from './index.natural';
export * from './index.forms';
