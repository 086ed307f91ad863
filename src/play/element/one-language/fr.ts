// The element in French alone: `numbers-game/element/fr`.
import { board, round, series } from '../../words/fr.js';
import { defineElement } from '../create-class.js';

const words = { round: { ...board, ...round }, series };
export const NumbersGameElement = defineElement(() => words);
