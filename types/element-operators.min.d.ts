// `numbers-game/element-operators.min.js`: all operators for the element, and no exports, as it is a classic
// script.
export {};
