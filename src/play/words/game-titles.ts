// The titles of games in the languages whose title is not that of the record. Worksheets and the web app show
// them. A show has the name that it has on television.
import type { GameId } from '../../core/puzzle/games.js';
import type { Language } from './languages.js';

export const GAME_TITLES: Readonly<Record<Language, Readonly<Partial<Record<GameId, string>>>>> = {
  en: {},
  de: {
    '24': '24er-Spiel',
    '24s-mod': '24s mit mod',
    'countdown-squares': 'Countdown mit Quadraten',
    'make-ten': 'Mach zehn',
  },
  es: {
    '24': 'Juego del 24',
    '24s-mod': '24s con mod',
    'countdown-squares': 'Countdown con cuadrados',
    'make-ten': 'Hacer diez',
  },
  fr: {
    '24': 'Jeu du 24',
    '24s-mod': '24s avec mod',
    'countdown-squares': 'Countdown avec carrés',
    'make-ten': 'Faire dix',
  },
  zh: {
    countdown: '数字倒计时',
    '24': '24 点',
    '24s-mod': '24s（含取余）',
    'countdown-squares': '数字倒计时（含平方）',
    'make-ten': '凑十',
  },
};
