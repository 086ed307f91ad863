// The words of worksheets in five languages: of the sheets, and of the form of the web app.
import type { Game } from '../../core/puzzle/games.js';
import { GAME_TITLES } from '../words/game-titles.js';
import type { Language } from '../words/languages.js';

/** The words of a language. The English ones are the type of the others. */
export type SheetWords = Readonly<typeof en>;

/** A noun for one and for several. */
type Noun = readonly [one: string, several: string];

function countedBy(from: string, pieces: Readonly<Record<Game['piece'], Noun>>) {
  return (size: number, piece: Game['piece'], values: string) =>
    `${size} ${pieces[piece][Number(size !== 1)]} ${from} ${values}`;
}

const en = {
  language: 'en',
  worksheet: 'worksheet',
  answers: 'Answers',
  name: 'Name',
  version: 'Version',
  /** The titles of games, if they are others than the English ones. */
  games: GAME_TITLES.en,
  /** Describes the board: `4 cards from 1-13`. */
  boards: countedBy('from', {
    card: ['card', 'cards'],
    digit: ['digit', 'digits'],
    number: ['number', 'numbers'],
  }),
  level: (level: string) => `level ${level}`,
  target: (target: string) => `target ${target}`,
  values: {
    natural: 'positive integers on the way',
    integer: 'zero and negative integers allowed',
    rational: 'fractions and negative numbers allowed',
    real: 'any real number allowed',
  },
  uses: { all: 'every number exactly once', any: 'every number at most once' },
  /** Says how many solutions there are besides the one shown; not called for none. */
  others: (count: number) => ` (and ${count} other solution${count === 1 ? '' : 's'})`,
  /** The form of the web app, which `open` opens. */
  form: {
    open: 'Worksheet to print',
    game: 'Game of the sheet',
    level: 'Difficulty of the sheet',
    any: 'any',
    count: 'Number of boards',
    title: 'Title of your own',
    language: 'Language of the sheet',
    apart: 'Answers on a sheet of their own',
    print: 'Print',
    printAnswers: 'Print the answers',
    making: 'Dealing and solving …',
    notMade: 'The sheet could not be made. Try again.',
  },
};

const de: SheetWords = {
  language: 'de',
  worksheet: 'Arbeitsblatt',
  answers: 'Lösungen',
  name: 'Name',
  version: 'Fassung',
  games: GAME_TITLES.de,
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
  form: {
    open: 'Arbeitsblatt drucken',
    game: 'Spiel des Blattes',
    level: 'Schwierigkeit des Blattes',
    any: 'alle',
    count: 'Anzahl der Aufgaben',
    title: 'Eigener Titel',
    language: 'Sprache des Blattes',
    apart: 'Lösungen auf einem eigenen Blatt',
    print: 'Drucken',
    printAnswers: 'Lösungen drucken',
    making: 'Wird ausgeteilt und gelöst …',
    notMade: 'Das Blatt konnte nicht erstellt werden. Versuche es noch einmal.',
  },
};

const es: SheetWords = {
  language: 'es',
  worksheet: 'hoja de ejercicios',
  answers: 'Soluciones',
  name: 'Nombre',
  version: 'Versión',
  games: GAME_TITLES.es,
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
  form: {
    open: 'Hoja para imprimir',
    game: 'Juego de la hoja',
    level: 'Dificultad de la hoja',
    any: 'todas',
    count: 'Cantidad de tableros',
    title: 'Título propio',
    language: 'Idioma de la hoja',
    apart: 'Soluciones en una hoja aparte',
    print: 'Imprimir',
    printAnswers: 'Imprimir las soluciones',
    making: 'Repartiendo y resolviendo…',
    notMade: 'No se ha podido crear la hoja. Inténtalo de nuevo.',
  },
};

const fr: SheetWords = {
  language: 'fr',
  worksheet: 'fiche d’exercices',
  answers: 'Solutions',
  name: 'Nom',
  version: 'Version',
  games: GAME_TITLES.fr,
  boards: countedBy('parmi', {
    card: ['carte', 'cartes'],
    digit: ['chiffre', 'chiffres'],
    number: ['nombre', 'nombres'],
  }),
  level: (level) => `niveau ${level}`,
  target: (target) => `compte à trouver\u00a0: ${target}`,
  values: {
    natural: 'chaque résultat est un entier supérieur ou égal à 1',
    integer: 'zéro et entiers négatifs permis',
    rational: 'fractions et nombres négatifs permis',
    real: 'tout nombre réel permis',
  },
  uses: { all: 'chaque nombre exactement une fois', any: 'chaque nombre au plus une fois' },
  others: (count) => ` (et ${count} ${count === 1 ? 'autre solution' : 'autres solutions'})`,
  form: {
    open: 'Fiche à imprimer',
    game: 'Jeu de la fiche',
    level: 'Difficulté de la fiche',
    any: 'toutes',
    count: 'Nombre de tirages',
    title: 'Votre titre',
    language: 'Langue de la fiche',
    apart: 'Solutions sur une feuille à part',
    print: 'Imprimer',
    printAnswers: 'Imprimer les solutions',
    making: 'Tirage et résolution…',
    notMade: 'La fiche n’a pas pu être créée. Réessayez.',
  },
};

const zh: SheetWords = {
  language: 'zh-Hans',
  worksheet: '练习题',
  answers: '答案',
  name: '姓名',
  version: '版本',
  games: GAME_TITLES.zh,
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
  form: {
    open: '打印练习题',
    game: '练习题的游戏',
    level: '练习题的难度',
    any: '不限',
    count: '题目数量',
    title: '自定义标题',
    language: '练习题的语言',
    apart: '答案另页打印',
    print: '打印',
    printAnswers: '打印答案',
    making: '正在出题并求解…',
    notMade: '无法生成练习题，请重试。',
  },
};

export const SHEET_WORDS: Readonly<Record<Language, SheetWords>> = { en, de, es, fr, zh };
