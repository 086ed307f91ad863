// The French words of a round and of the element, in the terms of “Des chiffres et des lettres”: “plaques”,
// “le compte est bon”.
import { board } from '../board/fr.js';
import type { RoundWords } from './en.js';

export const round: RoundWords = {
  ...board,
  // The solver.
  steps: 'Étapes',
  noNumbersYet: 'Il n’y a pas encore de nombres.',
  noTargetYet: 'Il n’y a pas encore de compte à trouver.',
  typeNumbers: 'Saisissez des nombres pour voir la meilleure solution.',
  typeTarget: 'Saisissez le compte à trouver pour voir la meilleure solution.',
  impossible: 'Ce compte est impossible.',
  exactIn: { one: 'Le compte est bon en # opération', other: 'Le compte est bon en # opérations' },
  nearestIn: (value, distance, operations) =>
    `Au plus près\u00a0: ${value}, à ${distance} du compte, en ${operations}`,
  operations: { one: '# opération', other: '# opérations' },
  notAnAttribute: (name, value, choices) =>
    `L’attribut ${name} vaut «\u00a0${value}\u00a0», valeurs permises\u00a0: ${choices}.`,

  // The view of a round.
  tiles: 'Plaques',
  expression: 'Calcul',
  orExpression: 'ou un calcul',
  check: 'Vérifier',
  timeLeft: 'Temps restant',
  time: 'Temps',
  closest: 'Au plus près',
  closestExact: 'Le compte est bon',
  closestAway: (distance) => `Au plus près\u00a0: à ${distance}`,
  submit: 'Valider',
  playAgain: 'Rejouer',
  undo: 'Annuler',
  startOver: 'Recommencer',
  hint: 'Indice',
  giveUp: 'Abandonner',

  // Messages.
  help: 'Prenez une plaque, une opération et une autre plaque.',
  seconds: { one: 'Vous avez # seconde.', other: 'Vous avez # secondes.' },
  aceCounts: (value) => `L’as vaut ${value}.`,
  points: { one: '# point', other: '# points' },
  outcomes: {
    exact: (points) => `Le compte est bon\u00a0: ${points}.`,
    nearest: (points) => `Impossible d’être plus près\u00a0: ${points}.`,
    submitted: (points) => `Validé\u00a0: ${points}.`,
    'given-up': (points) => `Abandon\u00a0: ${points}.`,
    time: (points) => `Temps écoulé\u00a0: ${points}.`,
  },
  made: (equation) => `Votre calcul\u00a0: ${equation}.`,

  // Moves that are not allowed.
  takeTwo: 'Prenez deux plaques différentes.',
  notAllowed: (move) => `${move} n’est pas permis.`,
  byZero: 'La division par zéro est impossible.',
  remainder: (move) => `${move} ne tombe pas juste.`,
  notNatural: (move) => `${move} n’est pas un entier supérieur ou égal à 1.`,
  notAFraction: (move) => `${move} n’est pas une fraction.`,
  moveTooLarge: (move) => `${move} est trop grand.`,
  moveUndecided: (move) => `${move}\u00a0: impossible de trancher.`,

  // Expressions that were typed.
  tooLong: 'Le texte est trop long.',
  notAnExpression: 'Ce n’est pas un calcul. Écrivez par exemple (6 + 2) * 3.',
  onlyOperators: (signs) => `Seuls ${signs} sont permis.`,
  notGiven: 'L’un des nombres ne fait pas partie du tirage.',
  reused: 'L’un des nombres est utilisé trop de fois.',
  unused: 'Tous les nombres doivent être utilisés.',
  stepsNatural: 'Chaque étape doit donner un entier supérieur ou égal à 1.',
  stepsRational: 'Chaque étape doit donner un entier ou une fraction.',
  outsideDomain: 'L’une des opérations ne s’applique pas à ses nombres.',
  entryTooLarge: 'L’un des nombres est trop grand.',
  entryUndecided: 'Il n’a pas été possible de décider si c’est juste.',
  wrongResult: 'L’un des résultats est faux.',
  irrational: 'Ce nombre est irrationnel.',
  makes: (value) => `Cela donne ${value}.`,
  makesAway: (value, distance) => `Cela donne ${value}, à ${distance} du compte.`,

  // Hints.
  tryOperation: (operation) => `Essayez ${operation}`,
  useOne: (tile) => `Utilisez ${tile}`,
  useTwo: (one, other) => `Utilisez ${one} et ${other}`,
  undoFirst: 'Impossible à partir d’ici. Annulez une étape.',
  nothingNearer: 'Impossible d’être plus près.',
  noHint: 'Pas d’indice à partir d’ici. Annulez une étape et redemandez.',
};
