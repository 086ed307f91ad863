// The French words of rounds.
import type { Catalogue } from '../languages.js';

/** A round and the solver of the element: in the tab Play and in the element. */
export const round: Catalogue['round'] = {
  // The solver.
  steps: 'Étapes',
  nextStep: 'Étape suivante',
  noNumbersYet: 'Il n’y a pas encore de nombres.',
  noTargetYet: 'Il n’y a pas encore de compte à trouver.',
  typeNumbers: 'Saisissez des nombres pour voir la meilleure réponse.',
  typeTarget: 'Saisissez le compte à trouver pour voir la meilleure réponse.',
  impossible: 'Ce compte est impossible.',
  exactIn: { one: 'Le compte est bon en # opération', other: 'Le compte est bon en # opérations' },
  nearestIn: (value, distance, operations) =>
    `Au plus près\u00a0: ${value}, à ${distance} du compte, en ${operations}`,
  operations: { one: '# opération', other: '# opérations' },
  notAnAttribute: (name, value, choices) =>
    `L’attribut ${name} vaut «\u00a0${value}\u00a0». Attendu\u00a0: ${choices}.`,
  needsExtension: (signs, entry, script) =>
    `Pour les opérations ${signs}, cette page a besoin de «\u00a0${entry}\u00a0» ou du script ${script}.`,
  htmlBlocked:
    "Trusted Types bloque cet élément\u00a0: la Content Security Policy doit contenir «\u00a0trusted-types lit-html 'allow-duplicates'\u00a0».",

  // The view of a round.
  tiles: 'Plaques',
  expression: 'Calcul',
  orExpression: 'ou un calcul',
  check: 'Vérifier',
  timeLeft: 'Temps restant',
  time: 'Temps',
  nearestSoFar: 'Au plus près',
  nearestExact: 'Le compte est bon',
  nearestAway: (distance) => `Au plus près\u00a0: à ${distance}`,
  submit: 'Valider',
  submitNothing: 'Vous n’avez encore rien calculé. Appuyez encore une fois pour terminer.',
  playAgain: 'Rejouer',
  redo: 'Rétablir',
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
  noTile: (number) => `Il n’y a pas de plaque ${number}.`,
  notAllowed: (move) => `${move} n’est pas permis.`,
  byZero: 'La division par zéro est impossible.',
  remainder: (move) => `${move} ne tombe pas juste.`,
  notNatural: (move) => `${move} n’est pas un entier supérieur ou égal à 1.`,
  notAnInteger: (move) => `${move} n’est pas un entier.`,
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
  stepsInteger: 'Chaque étape doit donner un entier, qui peut être nul ou négatif.',
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

export const series: Catalogue['series'] = {
  dealing: 'Tirage en cours…',
  noBoard: 'Aucun tirage de ce genre n’a été trouvé.',
  boardOf: (place, all) => `Tirage ${place} sur ${all}`,
  place: (place) => `Tirage ${place}`,
  fault: (place, fault) => `Tirage ${place}\u00a0: ${fault}`,
  solvedOf: (solved, all) => `Résolus\u00a0: ${solved} sur ${all}`,
  solved: { one: '# tirage résolu', other: '# tirages résolus' },
  next: 'Tirage suivant',
  showResult: 'Voir le résultat',
  skip: (seconds) => `Passer (−${seconds} s)`,
  missed: 'Tirages non résolus',
};

/** The last position from which the best answer was possible: in the app and in the command `verify`. */
export const chance: Catalogue['chance'] = {
  chanceAtEnd: (best, next) => `${best} était encore possible à la fin. L’étape suivante aurait été ${next}.`,
  chanceAtStart: (best, next, made) =>
    `${best} était encore possible au début\u00a0: avec ${next} au lieu de ${made}.`,
  chanceAfter: (best, step, next, made) =>
    `${best} était encore possible après ${step}\u00a0: avec ${next} au lieu de ${made}.`,
};
