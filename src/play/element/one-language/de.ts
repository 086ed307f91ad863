// The element in German alone: `numbers-game/element/de`.
import { board, round } from '../../words/de.js';
import { series } from '../../words/series/de.js';
import { defineElement } from '../create-class.js';

const words = { round: { ...board, ...round }, series };
export const NumbersGameElement = defineElement(() => words);
