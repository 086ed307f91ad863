// The words of the form for worksheets, which is loaded when it is chosen, in all languages of the page. The
// words on the sheets themselves are those of the command `list`.
import type { Language } from './languages.js';

/** The words of the form in a language. */
export interface FormWords {
  /** The button that opens the form. */
  readonly open: string;
  readonly game: string;
  readonly level: string;
  readonly any: string;
  readonly count: string;
  readonly title: string;
  readonly language: string;
  readonly apart: string;
  readonly print: string;
  readonly printAnswers: string;
  readonly making: string;
  readonly notMade: string;
}

export const FORM_WORDS: Readonly<Record<Language, FormWords>> = {
  en: {
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
  de: {
    open: 'Arbeitsblatt drucken',
    game: 'Spiel des Blattes',
    level: 'Schwierigkeit des Blattes',
    any: 'beliebig',
    count: 'Anzahl der Aufgaben',
    title: 'Eigener Titel',
    language: 'Sprache des Blattes',
    apart: 'Lösungen auf einem eigenen Blatt',
    print: 'Drucken',
    printAnswers: 'Lösungen drucken',
    making: 'Wird ausgeteilt und gelöst …',
    notMade: 'Das Blatt konnte nicht erstellt werden. Versuche es noch einmal.',
  },
  es: {
    open: 'Hoja para imprimir',
    game: 'Juego de la hoja',
    level: 'Dificultad de la hoja',
    any: 'cualquiera',
    count: 'Cantidad de tableros',
    title: 'Título propio',
    language: 'Idioma de la hoja',
    apart: 'Soluciones en una hoja aparte',
    print: 'Imprimir',
    printAnswers: 'Imprimir las soluciones',
    making: 'Repartiendo y resolviendo …',
    notMade: 'No se pudo crear la hoja. Inténtalo de nuevo.',
  },
  fr: {
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
    making: 'Tirage et résolution …',
    notMade: 'La fiche n’a pas pu être créée. Réessayez.',
  },
  zh: {
    open: '打印练习题',
    game: '练习题的游戏',
    level: '练习题的难度',
    any: '不限',
    count: '题目数量',
    title: '自定标题',
    language: '练习题的语言',
    apart: '答案另页打印',
    print: '打印',
    printAnswers: '打印答案',
    making: '正在发题并求解……',
    notMade: '无法生成练习题，请重试。',
  },
};
