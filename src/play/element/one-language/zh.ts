// The element in Simplified Chinese alone: `numbers-game/element/zh`.
import { board, round, series } from '../../words/zh.js';
import { defineElement } from '../create-class.js';

const words = { round: { ...board, ...round }, series };
export const NumbersGameElement = defineElement(() => words);
