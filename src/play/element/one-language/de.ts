// The element in German alone: `numbers-game/element/de`.
import { board, round, series } from '../../words/de.js';
import { defineElement } from '../create-class.js';

const words = { round: { ...board, ...round }, series };
export const NumbersGameElement = defineElement(() => words);
