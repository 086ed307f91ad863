// The German words for boards and their faults.
import type { BoardWords } from './en.js';

export const board: BoardWords = {
  language: 'de',
  numbers: 'Zahlen',
  target: 'Ziel',
  operatorsTitle: 'Rechenzeichen',
  start: 'Start',
  numberTooLarge: (number, most) => `„${number}“ ist zu groß: höchstens ${most}.`,
  notANumber: (text) => `Ganze Zahlen ab 1 oder A, J, Q, K eingeben, nicht „${text}“.`,
  tooManyNumbers: (count, most) => `Das sind ${count} Zahlen, erlaubt sind höchstens ${most}.`,
  noTarget: 'Bitte ein Ziel eingeben.',
  notANaturalTarget: (text) => `Das Ziel muss eine ganze Zahl ab 1 sein, nicht „${text}“.`,
  notATarget: (text) => `Das Ziel muss eine ganze Zahl oder ein Bruch wie 5/6 sein, nicht „${text}“.`,
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
