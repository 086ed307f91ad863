// The French words for boards and their faults.
import type { BoardWords } from './en.js';

export const board: BoardWords = {
  language: 'fr',
  numbers: 'Nombres',
  target: 'Compte à trouver',
  operatorsTitle: 'Opérations',
  start: 'Commencer',
  numberTooLarge: (number, most) => `«\u00a0${number}\u00a0» est trop grand\u00a0: ${most} au plus.`,
  notANumber: (text) =>
    `Saisissez des entiers supérieurs ou égaux à 1, ou A, J, Q, K, et non «\u00a0${text}\u00a0».`,
  tooManyNumbers: (count, most) => `Il y a ${count} nombres, mais ${most} au plus sont permis.`,
  noTarget: 'Saisissez le compte à trouver.',
  notANaturalTarget: (text) =>
    `Le compte à trouver doit être un entier supérieur ou égal à 1, et non «\u00a0${text}\u00a0».`,
  notATarget: (text) =>
    `Le compte à trouver doit être un entier ou une fraction comme 5/6, et non «\u00a0${text}\u00a0».`,
  tooLarge: 'Ces nombres sont trop grands\u00a0: le résultat ne peut pas être calculé exactement.',
  outOfMemory: 'Ce calcul demande plus de mémoire que le navigateur n’en fournit.',
  timeout: 'Le calcul a pris trop de temps.',
  undecided: 'Il n’a pas été possible de décider s’il existe une solution.',
  workerFailed: 'Le calcul s’est arrêté de façon inattendue. Rechargez la page pour réessayer.',
  wasmBlocked:
    "WebAssembly n’est pas autorisé ici\u00a0: la Content Security Policy doit contenir 'wasm-unsafe-eval'.",
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
