// The element in French alone: `numbers-game/element/fr`.
import { board, round } from '../../words/fr.js';
import { series } from '../../words/series/fr.js';
import { defineElement } from '../create-class.js';

const words = { round: { ...board, ...round }, series };
export const NumbersGameElement = defineElement(() => words);
