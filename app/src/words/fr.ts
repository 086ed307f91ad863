// The French words of the app.
import type { Catalogue } from './languages.js';

export { aims, board } from '../../../src/play/words/fr.js';

/** The frame of the page, its boards and the tab Solve. */
export const start: Catalogue['start'] = {
  // The frame.
  name: ['Jeu de ', 'nombres'],
  mainNavigation: 'Menu principal',
  tabs: { solve: 'Résoudre', explore: 'Explorer', play: 'Jouer', measure: 'Mesurer' },
  loading: 'Chargement…',
  notLoaded: 'Cette partie de la page n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
  chooseLanguage: 'Langue',
  rulesOf: (game) => `Règles\u00a0: ${game}.`,
  rules: (use, values) => `Trouvez le compte. ${use}\u00a0; ${values}.`,
  uses: {
    any: 'Utilisez chaque nombre au plus une fois',
    all: 'Utilisez chaque nombre exactement une fois',
  },
  values: {
    natural: 'chaque résultat est un entier supérieur ou égal à 1',
    integer: 'chaque résultat est un entier, même nul ou négatif',
    rational: 'les fractions sont permises en cours de calcul',
    real: 'les fractions et les racines sont permises en cours de calcul',
  },
  sources: 'Sources.',
  sourcesText:
    'Les algorithmes publiés et les chiffres du jeu complet viennent de «\u00a0(The Final) Countdown\u00a0» de Jean-Marc Alliot et Charlie Vanaret\u00a0; les temps des joueurs au jeu du 24 viennent de 4nums.com.',
  licences: 'Licences du logiciel et de la police Figtree',

  // Games and boards.
  game: 'Jeu',
  wrongGame: (game) => `Il n’y a pas de jeu «\u00a0${game}\u00a0». En voici un autre.`,
  lead: 'Saisissez vos nombres et le compte à trouver. La meilleure réponse s’affiche aussitôt.',
  board: 'Tirage',
  places: {
    number: (place) => `Plaque ${place}`,
    card: (place) => `Carte ${place}`,
    digit: (place) => `Chiffre ${place}`,
  },
  pick: { number: 'Choisir une plaque', card: 'Choisir une carte', digit: 'Choisir un chiffre' },
  add: (piece) => `Ajouter ${piece}`,
  typeOrPick: 'Saisissez des nombres ou choisissez-les ci-dessous.',
  deal: 'Nouveau tirage',
  clear: 'Effacer',
  dealSolvable: 'Seulement des tirages qui ont une solution',
  aceCountsLabel: 'Un as vaut',
  oneOrEleven: '1 ou 11',
  operatorsAllowed: 'Opérations permises',
  unknownOperators: (signs) =>
    `Ce jeu n’a pas l’opération «\u00a0${signs}\u00a0»\u00a0: le lien est lu sans elle.`,

  // The answer.
  searching: 'Recherche…',
  answer: 'Réponse',
  targetIsImpossible: (target) => `${target} est impossible.`,
  solvedIn: { one: 'Le compte est bon en # étape', other: 'Le compte est bon en # étapes' },
  nearest: (target, value, distance) =>
    `${target} est impossible. Au plus près\u00a0: ${value} (à ${distance} du compte)`,
  nearestGiven: (target, value, distance) =>
    `${target} est impossible. Aucun calcul ne s’en approche davantage que le nombre donné ${value} (à ${distance} du compte).`,
  inSteps: { one: ', en # étape', other: ', en # étapes' },
  difficultyIs: (level) => `Difficulté ${level} sur 5\u00a0:`,
  levels: ['très facile', 'facile', 'moyenne', 'difficile', 'très difficile'],
  estimated:
    'Estimée d’après les solutions\u00a0; personne n’a publié le temps que demandent de tels tirages.',
  estimatedLikeHands: 'Estimée d’après les solutions et le temps des joueurs au jeu du 24.',
  peopleNeeded: {
    one: 'Les joueurs ont mis # seconde en moyenne pour des mains de cette difficulté.',
    other: 'Les joueurs ont mis # secondes en moyenne pour des mains de cette difficulté.',
  },
  showSolutions: 'Voir toutes les solutions',
  tryExample: (board) => `Essayer un exemple\u00a0: ${board}`,
  playThis: 'Jouer ce tirage',
  share: 'Partager',
  shared: 'Copié avec l’adresse',
  copied: 'Copié',
  copyText: 'Copier le texte',
  copyLatex: 'Copier en LaTeX',
  copyImage: 'Copier l’image',
  savedImage: 'Enregistré dans un fichier',
  cannotCopy: 'Le navigateur interdit la copie',
};
