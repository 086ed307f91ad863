// The German words of boards and rounds.
import type { Catalogue } from './languages.js';

export * from './rounds/de.js';

/** Boards and their faults: in the web app and in the element. */
export const board: Catalogue['board'] = {
  language: 'de',
  numbers: 'Zahlen',
  target: 'Ziel',
  operatorsTitle: 'Rechenzeichen',
  start: 'Start',
  undo: 'Rückgängig',
  numberTooLarge: (number, most) => `„${number}“ ist zu groß: höchstens ${most}.`,
  notANumber: (text, least) => `Gib ganze Zahlen ab ${least} oder A, J, Q, K ein, nicht „${text}“.`,
  tooManyNumbers: (count, most) => `Das sind ${count} Zahlen, erlaubt sind höchstens ${most}.`,
  noTarget: 'Gib ein Ziel ein.',
  notANaturalTarget: (text) => `Das Ziel muss eine ganze Zahl ab 1 sein, nicht „${text}“.`,
  notAWholeTarget: (text) => `Das Ziel muss eine ganze Zahl sein, nicht „${text}“.`,
  notATarget: (text) => `Das Ziel muss eine ganze Zahl oder ein Bruch wie 5/6 sein, nicht „${text}“.`,
  notRead: (text) => `Nicht gelesen: „${text}“.`,
  solveAs: (title) => `Als „${title}“ lösen`,
  tooLarge: 'Diese Zahlen sind zu groß: Die Lösung lässt sich nicht exakt berechnen.',
  outOfMemory: 'Das braucht mehr Speicher, als der Browser bereitstellt.',
  timeout: 'Das hat zu lange gedauert.',
  undecided: 'Es ließ sich nicht entscheiden, ob es eine Lösung gibt.',
  workerFailed:
    'Die Berechnung wurde unerwartet beendet. Lade die Seite neu, um es noch einmal zu versuchen.',
  wasmBlocked: "WebAssembly ist hier nicht erlaubt: Die Content Security Policy braucht 'wasm-unsafe-eval'.",
  operators: {
    '+': 'plus',
    '-': 'minus',
    '*': 'mal',
    '/': 'geteilt durch',
    '^': 'hoch',
    root: 'Wurzel',
    log: 'Logarithmus',
    mod: 'modulo',
    sqrt: 'Quadratwurzel',
    '!': 'Fakultät',
    concat: 'gefolgt von',
    square: 'zum Quadrat',
  },
};

/** The aims of the games. */
export const aims: Catalogue['aims'] = {
  countdown: 'Bilde das dreistellige Ziel aus sechs Zahlen, jede höchstens einmal.',
  '24': 'Bilde 24 aus vier Karten, jede genau einmal.',
  '24s': 'Bilde 24 aus vier Karten, jede genau einmal, auch mit Potenzen, Wurzeln und Logarithmen.',
  '24s-mod':
    'Bilde 24 aus vier Karten, jede genau einmal, auch mit Potenzen, Wurzeln, Logarithmen und Resten.',
  'countdown-squares': 'Bilde das dreistellige Ziel aus sechs Zahlen; jedes Ergebnis darf quadriert werden.',
  krypto: 'Bilde die Zahl der Zielkarte aus fünf Karten, jede genau einmal.',
  'make-ten': 'Bilde 10 aus vier Ziffern, jede genau einmal.',
  digits: 'Bilde das Ziel aus sechs Zahlen bis 25, jede höchstens einmal.',
  slagalica: 'Bilde das dreistellige Ziel aus vier Ziffern, einer mittleren und einer großen Zahl.',
  'compte-est-bon': 'Bilde das dreistellige Ziel aus sechs Zahlenkarten, jede höchstens einmal.',
  'cifras-y-letras': 'Bilde das dreistellige Ziel aus sechs Zahlenkarten, jede höchstens einmal.',
};
