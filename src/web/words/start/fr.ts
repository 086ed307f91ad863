// The French words that the page needs at once.
import { board } from '../../../play/words/board/fr.js';
import type { StartWords } from './en.js';

export const start: StartWords = {
  ...board,
  // The frame.
  name: ['Jeu de ', 'nombres'],
  mainNavigation: 'Menu principal',
  tabs: { solve: 'Résoudre', explore: 'Explorer', play: 'Jouer', measure: 'Mesurer' },
  loading: 'Chargement…',
  notLoaded: 'Cette partie de la page n’a pas pu être chargée.',
  chooseLanguage: 'Langue',
  rulesOf: (game) => `Règles : ${game}.`,
  rules: (use, values) => `Trouvez le compte. ${use} ; ${values}.`,
  uses: {
    any: 'Utilisez chaque nombre au plus une fois',
    all: 'Utilisez chaque nombre exactement une fois',
  },
  values: {
    natural: 'chaque résultat est un entier à partir de 1',
    rational: 'les fractions sont permises en cours de calcul',
    real: 'les fractions et les racines sont permises en cours de calcul',
  },
  sources: 'Sources.',
  sourcesText:
    'Les algorithmes publiés et les chiffres du jeu complet viennent de « (The Final) Countdown » de Jean-Marc Alliot et Charlie Vanaret ; les temps des joueurs au jeu de 24 viennent de 4nums.com.',
  licences: 'Licences du logiciel et de la police Figtree',

  // Games and boards.
  game: 'Jeu',
  games: {
    countdown: 'Le compte est bon',
    '24': 'Jeu de 24',
    '24s-mod': '24s avec mod',
    'countdown-squares': 'Le compte est bon avec carrés',
    'make-ten': 'Faire dix',
  },
  board: 'Tirage',
  places: {
    number: (place) => `Plaque ${place}`,
    card: (place) => `Carte ${place}`,
    digit: (place) => `Chiffre ${place}`,
  },
  pick: { number: 'Choisir une plaque', card: 'Choisir une carte', digit: 'Choisir un chiffre' },
  add: (piece) => `Ajouter ${piece}`,
  typeOrPick: 'Saisissez des nombres ou choisissez-les ci-dessous.',
  deal: 'Tirer',
  clear: 'Effacer',
  dealSolvable: 'Seulement des tirages qui ont une solution',
  aceCounts: 'Un as vaut',
  oneOrEleven: '1 ou 11',
  operatorsAllowed: 'Opérations permises',

  // The answer.
  searching: 'Recherche…',
  answer: 'Réponse',
  impossible: (target) => `${target} est impossible.`,
  solvedIn: { one: 'Le compte est bon en # étape', other: 'Le compte est bon en # étapes' },
  nearest: (target, value, distance) =>
    `${target} est impossible. Au plus près : ${value} (à ${distance} du compte)`,
  inSteps: { one: ', en # étape', other: ', en # étapes' },
  difficultyIs: (band) => `Difficulté ${band} sur 5 :`,
  bands: ['très facile', 'facile', 'moyenne', 'difficile', 'très difficile'],
  estimated: 'Estimée d’après les solutions ; personne n’a publié le temps que demandent de tels tirages.',
  estimatedLikeHands: 'Estimée d’après les solutions et le temps des joueurs au jeu de 24.',
  peopleNeeded: {
    one: 'Les joueurs ont mis # seconde en moyenne pour des mains de cette difficulté.',
    other: 'Les joueurs ont mis # secondes en moyenne pour des mains de cette difficulté.',
  },
  showSolutions: 'Voir toutes les solutions',
  share: 'Partager',
  shared: 'Copié avec l’adresse',
  cannotCopy: 'Le navigateur ne laisse pas la page copier',
};
