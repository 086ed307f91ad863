// The French words of the modes.
import type { ModeCatalogue } from './en.js';

export const modes: ModeCatalogue = {
  about: {
    sprint:
      'Autant de tirages que possible en trois minutes, de plus en plus difficiles. Chaque tirage résolu rapporte des secondes, en passer un en coûte.',
    ladder: 'Cinq tirages, un par niveau de difficulté. Les mêmes pour tout le monde.',
    show: 'Quatre manches : 10 points pour le compte exact, 7 à 5 près, 5 à 10 près ; aucun avec un indice.',
    practice: 'Des tirages du genre qui vous échappe le plus, sans chronomètre.',
  },
  starRule:
    'Trois étoiles pour le compte exact, deux à 10 près, une à 25 près ; avec un indice, une au plus.',
  starRuleAll: 'Trois étoiles pour chaque tirage résolu ; avec un indice, une.',

  boardOf: (place, all) => `Tirage ${place} sur ${all}`,
  board: (place) => `Tirage ${place}`,
  skip: (seconds) => `Passer (−${seconds} s)`,
  stop: 'Arrêter',
  confirmStop: 'Arrêter ici ? Les tirages joués sont conservés.',
  next: 'Tirage suivant',
  solvedBoards: { one: '# tirage résolu', other: '# tirages résolus' },
  gained: (seconds) => `Résolu : ${seconds} s de plus.`,
  gainedNothing: 'Résolu avec un indice : pas de secondes, et cela ne compte pas.',
  lost: (seconds) => `Passé : ${seconds} s de moins.`,

  best: (boards) => `Votre meilleure série jusqu’ici : ${boards}.`,
  isBest: 'C’est votre meilleure série jusqu’ici.',
  missed: 'Tirages manqués',
  boards: 'Tirages',
  answer: (answer) => `Solution : ${answer}`,
  yours: (answer) => `La vôtre : ${answer}`,
  again: 'Rejouer',
  againMissed: 'Rejouer les tirages manqués',
  starsOf: (stars, most) => `${stars} étoiles sur ${most}`,
  starsOfBoard: { one: '# étoile', other: '# étoiles' },
  pointsOf: (points, most) => `${points} points sur ${most}`,
  laddersInARow: { one: '# échelle de suite', other: '# échelles de suite' },
  sharedSprint: (game, boards, time) => `${game}, sprint : ${boards} en ${time}`,
  sharedLadder: (name, game, day, stars) => `${name} · ${game} · ${day} · échelle ${stars}`,
  nextIn: (hours, minutes) => `prochaine échelle dans ${hours} h ${minutes} min`,
  sharedShow: (game, points) => `${game}, une émission : ${points}`,

  race: 'Course',
  raceAbout: 'Envoyez cette adresse : qui l’ouvre joue les mêmes tirages et voit votre résultat à la fin.',
  youWin: 'Vous gagnez.',
  otherWins: 'L’autre personne gagne.',
  draw: 'Égalité.',
  ofOther: (score, time) => `L’autre personne : ${score} en ${time}.`,

  solver: 'Solveur',
  you: 'Vous',

  kinds: {
    factors: 'un produit de deux facteurs',
    multiple: 'près d’un multiple d’une grande plaque',
    products: 'somme ou différence de deux produits',
    neighbour: 'un détour par un voisin du compte',
    quotient: 'une division à la fin',
    parts: 'somme ou différence de deux parties',
  },
  practise: (kind) => `Le genre qui vous échappe le plus : ${kind}.`,
  practiseAny: 'Vous n’avez encore manqué aucun tirage de ce jeu, il y en a donc de tous les genres.',

  room: {
    start: 'Commencer (espace)',
    next: 'Tirage suivant (espace)',
    reveal: 'Montrer une étape (R)',
    close: 'Fermer',
  },

  learn: {
    title: 'Comment trouver :',
    factors: (value, one, other) =>
      `${value} = ${one} × ${other}. Cherchez des diviseurs du compte et formez les deux facteurs.`,
    factorsFraction: (value, one, other) =>
      `${value} = ${one} × ${other}. Formez une fraction dont le dénominateur se simplifie.`,
    multipleBelow: (value, multiple, large, rest) =>
      `${multiple} est un multiple de ${large}, ${rest} au-dessous de ${value}. Partez d’un multiple proche du compte.`,
    multipleAbove: (value, multiple, large, rest) =>
      `${multiple} est un multiple de ${large}, ${rest} au-dessus de ${value}. Partez d’un multiple proche du compte.`,
    multipleExact: (value, large) =>
      `${value} est un multiple de ${large}. Divisez le compte par les grandes plaques.`,
    productsSum: (value, one, other) => `${value} = ${one} + ${other}, la somme de deux produits.`,
    productsDifference: (value, one, other) =>
      `${value} = ${one} − ${other}, la différence de deux produits.`,
    neighbourBelow: (value, neighbour, number) =>
      `${neighbour} est plus facile à former que ${value} : formez-le et ajoutez ${number}.`,
    neighbourAbove: (value, neighbour, number) =>
      `${neighbour} est plus facile à former que ${value} : formez-le et soustrayez ${number}.`,
    quotient: (value, dividend, divisor) =>
      `${value} = ${dividend} ÷ ${divisor}. Formez un multiple du compte et divisez-le.`,
    quotientFraction: (value, dividend, divisor) =>
      `${value} = ${dividend} ÷ ${divisor}. Formez une fraction et divisez par elle.`,
    partsSum: (value, one, other) => `${value} = ${one} + ${other}. Coupez le compte en deux parties.`,
    partsDifference: (value, one, other) =>
      `${value} = ${one} − ${other}. Formez plus que le compte et retirez le reste.`,
  },
};
