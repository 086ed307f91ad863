// The Spanish words of boards and rounds.
import type { Catalogue } from './languages.js';

export * from './rounds/es.js';

/** Boards and their faults: in the web app and in the element. */
export const board: Catalogue['board'] = {
  language: 'es',
  numbers: 'Números',
  target: 'Objetivo',
  operatorsTitle: 'Operaciones',
  start: 'Empezar',
  undo: 'Deshacer',
  numberTooLarge: (number, most) => `«${number}» es demasiado grande: como máximo ${most}.`,
  notANumber: (text, least) => `Escribe números enteros a partir de ${least}, o A, J, Q, K, no «${text}».`,
  tooManyNumbers: (count, most) => `Hay ${count} números, pero se permiten ${most} como máximo.`,
  noTarget: 'Escribe un objetivo.',
  notANaturalTarget: (text) => `El objetivo debe ser un número entero positivo, no «${text}».`,
  notAWholeTarget: (text) => `El objetivo debe ser un número entero, no «${text}».`,
  notATarget: (text) => `El objetivo debe ser un número entero o una fracción como 5/6, no «${text}».`,
  notRead: (text) => `No se ha leído: «${text}».`,
  solveAs: (title) => `Resolver como «${title}»`,
  tooLarge: 'Estos números son demasiado grandes: la respuesta no se puede calcular de forma exacta.',
  outOfMemory: 'Esto necesita más memoria de la que ofrece el navegador.',
  timeout: 'El cálculo ha tardado demasiado.',
  undecided: 'No se ha podido decidir si hay una solución.',
  workerFailed: 'El cálculo ha terminado de forma inesperada. Recarga la página para intentarlo de nuevo.',
  wasmBlocked: "WebAssembly no está permitido aquí: la Content Security Policy necesita 'wasm-unsafe-eval'.",
  operators: {
    '+': 'más',
    '-': 'menos',
    '*': 'por',
    '/': 'entre',
    '^': 'elevado a',
    root: 'raíz',
    log: 'logaritmo',
    mod: 'módulo',
    sqrt: 'raíz cuadrada',
    '!': 'factorial',
    concat: 'seguido de',
    square: 'al cuadrado',
  },
};

/** The aims of the games. */
export const aims: Catalogue['aims'] = {
  countdown: 'Consigue un objetivo de tres cifras con seis números, cada uno como máximo una vez.',
  '24': 'Consigue 24 con cuatro cartas, usándolas todas.',
  '24s': 'Consigue 24 con cuatro cartas, usándolas todas, también con potencias, raíces y logaritmos.',
  '24s-mod':
    'Consigue 24 con cuatro cartas, usándolas todas, también con potencias, raíces, logaritmos y restos.',
  'countdown-squares':
    'Consigue un objetivo de tres cifras con seis números; cualquier resultado puede elevarse al cuadrado.',
  krypto: 'Consigue la carta objetivo con cinco cartas, usándolas todas.',
  'make-ten': 'Consigue 10 con cuatro cifras, usándolas todas.',
  digits: 'Consigue el objetivo con seis números no mayores que 25, cada uno como máximo una vez.',
  slagalica: 'Consigue un objetivo de tres cifras con cuatro números de una cifra, uno mediano y uno grande.',
  'compte-est-bon': 'Consigue un objetivo de tres cifras con seis fichas, cada una como máximo una vez.',
  'cifras-y-letras': 'Consigue un objetivo de tres cifras con seis fichas, cada una como máximo una vez.',
};
