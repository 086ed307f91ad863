// The words of worksheets in five languages. English is the type of the others.
import type { Rules } from '../../core/api-types.js';
import type { Game, GameId } from '../../core/puzzle/games.js';

/** The words of a language. */
export interface SheetWords {
  /** The language tag. */
  readonly language: string;
  readonly worksheet: string;
  readonly answers: string;
  readonly name: string;
  readonly version: string;
  /** The titles of games, if they are others than the English ones. */
  readonly games: Readonly<Partial<Record<GameId, string>>>;
  /** Describes the board: `4 cards from 1-13`. */
  readonly boards: (size: number, piece: Game['piece'], values: string) => string;
  readonly level: (level: number) => string;
  readonly target: (target: string) => string;
  readonly values: Readonly<Record<Rules['values'], string>>;
  readonly uses: Readonly<Record<Rules['use'], string>>;
  /** Says how many solutions there are besides the one shown; not called for none. */
  readonly others: (count: number) => string;
}

/** A noun for one and for several. */
type Noun = readonly [one: string, several: string];

function countedBy(from: string, pieces: Readonly<Record<Game['piece'], Noun>>): SheetWords['boards'] {
  return (size, piece, values) => `${size} ${pieces[piece][Number(size !== 1)]} ${from} ${values}`;
}

const en: SheetWords = {
  language: 'en',
  worksheet: 'worksheet',
  answers: 'Answers',
  name: 'Name',
  version: 'Version',
  games: {},
  boards: countedBy('from', {
    card: ['card', 'cards'],
    digit: ['digit', 'digits'],
    number: ['number', 'numbers'],
  }),
  level: (level) => `level ${level}`,
  target: (target) => `target ${target}`,
  values: {
    natural: 'positive integers on the way',
    integer: 'zero and negative integers allowed',
    rational: 'fractions and negative numbers allowed',
    real: 'any real number allowed',
  },
  uses: { all: 'every number exactly once', any: 'every number at most once' },
  others: (count) => ` (and ${count} other solution${count === 1 ? '' : 's'})`,
};

const de: SheetWords = {
  language: 'de',
  worksheet: 'Arbeitsblatt',
  answers: 'Lösungen',
  name: 'Name',
  version: 'Fassung',
  games: {
    '24': '24er-Spiel',
    '24s-mod': '24s mit mod',
    'make-ten': 'Mach zehn',
  },
  boards: countedBy('aus', {
    card: ['Karte', 'Karten'],
    digit: ['Ziffer', 'Ziffern'],
    number: ['Zahl', 'Zahlen'],
  }),
  level: (level) => `Stufe ${level}`,
  target: (target) => `Ziel ${target}`,
  values: {
    natural: 'jedes Zwischenergebnis ist eine ganze Zahl ab 1',
    integer: 'auch null und negative ganze Zahlen sind erlaubt',
    rational: 'auch Brüche und negative Zahlen sind erlaubt',
    real: 'alle reellen Zahlen sind erlaubt',
  },
  uses: { all: 'jede Zahl genau einmal', any: 'jede Zahl höchstens einmal' },
  others: (count) => ` (und ${count} weitere ${count === 1 ? 'Lösung' : 'Lösungen'})`,
};

const es: SheetWords = {
  language: 'es',
  worksheet: 'hoja de ejercicios',
  answers: 'Soluciones',
  name: 'Nombre',
  version: 'Versión',
  games: {
    countdown: 'Cifras',
    '24': 'Juego del 24',
    '24s-mod': '24s con mod',
    'make-ten': 'Hacer diez',
  },
  boards: countedBy('de', {
    card: ['carta', 'cartas'],
    digit: ['cifra', 'cifras'],
    number: ['número', 'números'],
  }),
  level: (level) => `nivel ${level}`,
  target: (target) => `objetivo ${target}`,
  values: {
    natural: 'cada resultado es un entero positivo',
    integer: 'también cero y enteros negativos',
    rational: 'también fracciones y números negativos',
    real: 'cualquier número real',
  },
  uses: { all: 'cada número exactamente una vez', any: 'cada número como máximo una vez' },
  others: (count) => ` (y ${count} ${count === 1 ? 'solución' : 'soluciones'} más)`,
};

const fr: SheetWords = {
  language: 'fr',
  worksheet: 'fiche d’exercices',
  answers: 'Solutions',
  name: 'Nom',
  version: 'Version',
  games: {
    countdown: 'Le compte est bon',
    '24': 'Jeu du 24',
    '24s-mod': '24s avec mod',
    'make-ten': 'Faire dix',
  },
  boards: countedBy('parmi', {
    card: ['carte', 'cartes'],
    digit: ['chiffre', 'chiffres'],
    number: ['nombre', 'nombres'],
  }),
  level: (level) => `niveau ${level}`,
  target: (target) => `compte à trouver : ${target}`,
  values: {
    natural: 'chaque résultat est un entier positif',
    integer: 'zéro et entiers négatifs permis',
    rational: 'fractions et nombres négatifs permis',
    real: 'tout nombre réel permis',
  },
  uses: { all: 'chaque nombre exactement une fois', any: 'chaque nombre au plus une fois' },
  others: (count) => ` (et ${count} ${count === 1 ? 'autre solution' : 'autres solutions'})`,
};

const zh: SheetWords = {
  language: 'zh-Hans',
  worksheet: '练习题',
  answers: '答案',
  name: '姓名',
  version: '版本',
  games: {
    countdown: '数字倒计时',
    '24': '24 点',
    '24s-mod': '24s（含取余）',
    'make-ten': '凑十',
  },
  boards: (size, piece, values) => {
    const pieces = { card: '张牌', digit: '个数字', number: '个数' };
    return `${size} ${pieces[piece]}，取自 ${values}`;
  },
  level: (level) => `难度 ${level}`,
  target: (target) => `目标 ${target}`,
  values: {
    natural: '每步结果都是正整数',
    integer: '允许零和负整数',
    rational: '允许分数和负数',
    real: '允许任意实数',
  },
  uses: { all: '每个数恰好用一次', any: '每个数最多用一次' },
  others: (count) => `（另有 ${count} 种解法）`,
};

/** The words by language. */
export const SHEET_WORDS = { en, de, es, fr, zh } as const;

export type SheetLanguage = keyof typeof SHEET_WORDS;
