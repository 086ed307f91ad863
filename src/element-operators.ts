// The entry `numbers-game/element/operators`. Importing it adds all operators to the element.
import './play/element/extend-element.js';
