// The French words of boards and rounds, in the terms of “Des chiffres et des lettres”: “plaques”,
// “le compte est bon”.
import type { Catalogue } from './languages.js';

export * from './rounds/fr.js';

/** Boards and their faults: in the web app and in the element. */
export const board: Catalogue['board'] = {
  language: 'fr',
  numbers: 'Nombres',
  target: 'Compte à trouver',
  operatorsTitle: 'Opérations',
  start: 'Commencer',
  undo: 'Annuler',
  numberTooLarge: (number, most) => `«\u00a0${number}\u00a0» est trop grand\u00a0: ${most} au plus.`,
  notANumber: (text, least) =>
    `Saisissez des entiers supérieurs ou égaux à ${least}, ou A, J, Q, K, et non «\u00a0${text}\u00a0».`,
  tooManyNumbers: (count, most) => `Il y a ${count} nombres, mais ${most} au plus sont permis.`,
  noTarget: 'Saisissez le compte à trouver.',
  notANaturalTarget: (text) =>
    `Le compte à trouver doit être un entier supérieur ou égal à 1, et non «\u00a0${text}\u00a0».`,
  notAWholeTarget: (text) => `Le compte à trouver doit être un entier, et non «\u00a0${text}\u00a0».`,
  notATarget: (text) =>
    `Le compte à trouver doit être un entier ou une fraction comme 5/6, et non «\u00a0${text}\u00a0».`,
  notRead: (text) => `Non lu\u00a0: «\u00a0${text}\u00a0».`,
  solveAs: (title) => `Résoudre comme «\u00a0${title}\u00a0»`,
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

/** The aims of the games. */
export const aims: Catalogue['aims'] = {
  countdown: 'Atteignez un compte de trois chiffres avec six nombres, chacun au plus une fois.',
  '24': 'Faites 24 avec quatre cartes, en les utilisant toutes.',
  '24s':
    'Faites 24 avec quatre cartes, en les utilisant toutes\u00a0; puissances, racines et logarithmes sont permis.',
  '24s-mod':
    'Faites 24 avec quatre cartes, en les utilisant toutes\u00a0; puissances, racines, logarithmes et restes sont permis.',
  'countdown-squares':
    'Atteignez un compte de trois chiffres avec six nombres\u00a0; tout résultat peut être mis au carré.',
  krypto: 'Atteignez le nombre de la carte cible avec cinq cartes, en les utilisant toutes.',
  'make-ten': 'Faites 10 avec quatre chiffres, en les utilisant tous.',
  digits: 'Atteignez le compte avec six nombres ne dépassant pas 25, chacun au plus une fois.',
  slagalica: 'Atteignez un compte de trois chiffres avec quatre nombres d’un chiffre, un moyen et un grand.',
  'compte-est-bon': 'Atteignez un compte de trois chiffres avec six plaques, chacune au plus une fois.',
  'cifras-y-letras': 'Atteignez un compte de trois chiffres avec six plaques, chacune au plus une fois.',
};
