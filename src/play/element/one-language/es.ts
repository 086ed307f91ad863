// The element in Spanish alone: `numbers-game/element/es`.
import { board, round, series } from '../../words/es.js';
import { defineElement } from '../create-class.js';

const words = { round: { ...board, ...round }, series };
export const NumbersGameElement = defineElement(() => words);
