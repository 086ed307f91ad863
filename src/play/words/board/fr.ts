// The French words for boards and their faults.
import type { BoardWords } from './en.js';

export const board: BoardWords = {
  language: 'fr',
  numbers: 'Nombres',
  target: 'Compte à trouver',
  operatorsTitle: 'Opérations',
  start: 'Commencer',
  numberTooLarge: (number, most) => `« ${number} » est trop grand : ${most} au plus.`,
  notANumber: (text) => `Saisissez des entiers à partir de 1, ou A, J, Q, K, et non « ${text} ».`,
  tooManyNumbers: (count, most) => `Il y a ${count} nombres, mais ${most} au plus sont permis.`,
  noTarget: 'Saisissez le compte à trouver.',
  notANaturalTarget: (text) => `Le compte à trouver doit être un entier à partir de 1, et non « ${text} ».`,
  notATarget: (text) =>
    `Le compte à trouver doit être un entier ou une fraction comme 5/6, et non « ${text} ».`,
  tooLarge: 'Ces nombres sont trop grands : le résultat ne peut pas être calculé exactement.',
  outOfMemory: 'Ce calcul demande plus de mémoire que le navigateur n’en fournit.',
  timeout: 'Le calcul a pris trop de temps.',
  undecided: 'Il n’a pas été possible de décider s’il existe une solution.',
  wasmBlocked:
    "WebAssembly n’est pas autorisé ici : la Content Security Policy doit contenir 'wasm-unsafe-eval'.",
  operators: {
    '+': 'plus',
    '-': 'moins',
    '*': 'fois',
    '/': 'divisé par',
    '^': 'puissance',
    root: 'racine',
    log: 'logarithme',
    mod: 'modulo',
    sqrt: 'racine carrée',
    '!': 'factorielle',
    concat: 'suivi de',
    square: 'au carré',
  },
};
