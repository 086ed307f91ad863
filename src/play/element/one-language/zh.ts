// The element in Simplified Chinese alone: `numbers-game/element/zh`.
import { board, round } from '../../words/zh.js';
import { series } from '../../words/series/zh.js';
import { defineElement } from '../create-class.js';

const words = { round: { ...board, ...round }, series };
export const NumbersGameElement = defineElement(() => words);
