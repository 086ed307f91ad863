// The element in English alone: `numbers-game/element/en`.
import { board, round, series } from '../../words/en.js';
import { defineElement } from '../create-class.js';

const words = { round: { ...board, ...round }, series };
export const NumbersGameElement = defineElement(() => words);
