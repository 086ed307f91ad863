// The French words of the app.
import type { Catalogue } from './languages.js';

export { aims, board, chance, round } from '../../../src/play/words/fr.js';

/** The frame of the page, its boards and the tab Solve. */
export const start: Catalogue['start'] = {
  // The frame.
  name: ['Jeu de ', 'nombres'],
  mainNavigation: 'Menu principal',
  tabs: { solve: 'Résoudre', explore: 'Explorer', play: 'Jouer', measure: 'Mesurer' },
  loading: 'Chargement…',
  notLoaded: 'Cette partie de la page n’a pas pu être chargée.',
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
    `${target} est impossible. Aucun calcul n’en est plus près que ${value} tel quel (à ${distance} du compte).`,
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

/** The list of solutions and the tabs Explore, Play and Measure. */
export const tabs: Catalogue['tabs'] = {
  hide: 'Masquer',
  template: { one: '# modèle', other: '# modèles' },
  solution: { one: '# solution', other: '# solutions' },
  moreThan: (things) => `Plus de ${things}`,
  labelled: (label, text) => `${label}\u00a0: ${text}`,

  solutions: {
    none: 'Aucune solution',
    andMore: (solutions) => `${solutions} et plus`,
    nearestTo: (solutions, value) => `${solutions} pour ${value}, la valeur la plus proche`,
    whatIsDifferent: 'Ce qui compte comme différent',
    levels: { essential: 'Vraiment différentes', function: 'Autre ordre', trees: 'Toutes les variantes' },
    explained: {
      essential: 'L’ordre, les parenthèses inutiles et × 1 ou + 0 ne comptent pas.',
      function: 'L’ordre et les parenthèses inutiles ne comptent pas.',
      trees: 'Toutes les écritures, + et × dans les deux ordres.',
    },
    list: 'Liste des solutions',
    operations: { one: ' opération', other: ' opérations' },
    goOn: (count) => `Continuer à partir de ${count}`,
  },

  explore: {
    what: 'À explorer',
    views: { board: 'Un tirage', 'whole-game': 'Le jeu complet', 'large-numbers': 'Vos grands nombres' },
    from: 'Comptes de',
    to: 'à',
    targets: 'Comptes',
    gridOnly: (signs) =>
      `La grille de tous les comptes n’existe que pour ${signs}. Retirez les autres opérations pour la voir\u00a0; sinon, un seul compte est résolu à la fois.`,
    all: { one: '# compte', other: 'Les # comptes' },
    some: (made, all) => `${made} sur ${all} comptes`,
    canBeMade: (share) => `atteignables\u00a0: ${share}`,
    whichTemplates: 'Quels modèles résolvent cette main\u00a0?',
    point: 'Pointez un compte pour le voir\u00a0; un clic le résout.',
    levels: 'Nombre de comptes par nombre d’opérations',
    cannotBeMade: 'impossible',
    given: 'nombre donné',
    unreachable: 'Impossibles',
    hardest: (level) => `Les plus difficiles\u00a0: ${level}`,
    more: { one: '# de plus', other: '# de plus' },
    asText: 'Tous les comptes en texte',
    notTargets: 'Les comptes sont des entiers supérieurs ou égaux à 1.',
    wrongOrder: (from) => `Le dernier compte doit être au moins égal au premier, ${from}.`,
    tooManyTargets: (most) => `On peut afficher au plus ${most} comptes.`,
  },

  wholeGame: {
    tablesMissing:
      'Les tables du jeu complet n’ont pas pu être chargées. La première fois, il faut le réseau.',
    tryAgain: 'Réessayer',
    summary: (boards, problems, share) =>
      `${boards} tirages, ${problems} problèmes\u00a0: ${share} ont une solution.`,
    makersTitle: 'Nombre de tirages qui atteignent chaque compte',
    chart: (summary) => `La part des tirages qui atteignent chaque compte. ${summary}`,
    target: 'compte',
    hardestIs: (target) => `Le compte le plus difficile est ${target}.`,
    makers: (target, boards, share) => `${target}\u00a0: ${boards} tirages l’atteignent, ${share}`,
    hardest: 'Comptes les plus difficiles',
    byOperations: 'Problèmes par nombre minimal d’opérations',
    byTargets: 'Tirages par nombre de comptes atteints',
    boardsOf: (group) => `Tirages, comptes atteints\u00a0: ${group}`,
    ofAll: (made, all) => `${made} sur ${all}`,
    every: 'tous les comptes',
    from: (least) => `${least} et plus`,
    between: (least, most) => `${least} à ${most}`,
    lessThanHalf: 'moins de la moitié',
  },

  largeNumbers: {
    lead: 'Quels quatre grands nombres donnent le meilleur jeu\u00a0? Essayez les vôtres à la place de ceux de l’émission.',
    wrong: (from, to) => `Saisissez quatre nombres entiers différents de ${from} à ${to}.`,
    share: (share, problems) => `${share} des ${problems} problèmes ont une solution.`,
    show: (share) => `Avec les nombres de l’émission, 25, 50, 75 et 100, c’est ${share}.`,
    percentile: (share, sets) =>
      `C’est plus qu’avec ${share} des ${sets} ensembles de quatre nombres de 11 à 100.`,
  },

  templates: {
    what: 'Un modèle est une expression en x0, x1, x2 et x3, les nombres d’une main par ordre croissant.',
    none: (target, all) =>
      `Aucun ne résout cette main pour ${target}\u00a0; ${all} résolvent une main du jeu de cartes.`,
    some: (templates, target, all) =>
      `${templates} pour faire ${target} avec cette main\u00a0; ${all} résolvent une main du jeu de cartes.`,
    cover: (templates, hands) =>
      `Il faut ${templates} pour résoudre les ${hands} mains du jeu de cartes qui ont une solution.`,
    coverAtMost: (templates, hands) =>
      `On connaît ${templates} qui résolvent les ${hands} mains du jeu de cartes qui ont une solution.`,
    best: (hands, share) => `Le meilleur en résout ${hands} (${share}).`,
    bestOf: (templates, hands, share) => `Les ${templates} meilleurs en résolvent ${hands} (${share}).`,
    chart: (points) => `Combien de mains les meilleurs modèles résolvent. ${points}`,
    templatesAxis: 'modèles',
    handsAxis: 'mains résolues',
    list: 'Modèles de cette main',
    template: 'Modèle',
    hand: 'Cette main',
    inSet: 'Dans la sélection',
    yes: 'oui',
  },

  measure: {
    lead: 'Notre solveur contre les algorithmes publiés, sur votre appareil',
    upTo: 'Jusqu’à',
    numbers: 'nombres',
    upToNumbers: 'Jusqu’à combien de nombres',
    stop: 'Arrêter',
    measure: 'Mesurer',
    again: 'Mesurer à nouveau',
    now: (size, algorithm) => `${size} nombres\u00a0: ${algorithm}…`,
    starting: 'Démarrage…',
    stopped: 'Arrêté.',
    done: 'Terminé.',
    scope: (from, to, boards) => `Tous les comptes de ${from} à ${to}, ${boards} tirages de chaque taille.`,
    example: 'Exemple',
    measured: 'Mesures',
    exampleNote:
      'Un exemple, mesuré avec Chromium sur deux cœurs d’un serveur. «\u00a0Mesurer\u00a0» montre les temps de votre appareil.',
    table: 'Tableau',
    timeOfBoard: 'Temps par tirage',
    algorithm: 'Algorithme',
    size: (count) => `${count} nombres`,
    found: 'Comptes trouvés',
    explained:
      'Temps médian par tirage. Les algorithmes publiés indiquent seulement quels comptes sont possibles, comme dans les mesures de l’article\u00a0; le nôtre trouve aussi le nombre minimal d’opérations de chaque compte. On omet ce qui demanderait plus de quelques secondes par tirage, ou trop de mémoire.',
    leftOut: 'omis',
    all: 'tous',
    chart: 'Temps par tirage selon la quantité de nombres\u00a0: les valeurs du tableau ci-dessous',
    text: (from, to) => `Temps médian par tirage, comptes de ${from} à ${to}`,
    machine: (browser, cores) => `${browser}, ${cores} cœurs`,
  },

  linkFaults: {
    wrongGame: (game) => `Il n’y a pas de jeu «\u00a0${game}\u00a0». En voici un autre.`,
    wrongMode: (mode) => `Il n’y a pas de mode «\u00a0${mode}\u00a0». Voici une manche seule.`,
    wrongLadder: (day) => `Il n’y a pas d’échelle pour «\u00a0${day}\u00a0». Voici celle du jour.`,
    wrongLarge: (count) =>
      `Il ne peut pas y avoir «\u00a0${count}\u00a0» grandes plaques\u00a0: leur nombre est celui d’habitude.`,
    wrongClock: (clock) =>
      `Il n’y a pas de chronomètre de «\u00a0${clock}\u00a0»\u00a0: c’est celui d’habitude.`,
    wrongPlan: (plan) =>
      `Aucune émission ne peut avoir «\u00a0${plan}\u00a0» grandes plaques dans ses manches\u00a0: à vous de choisir.`,
    wrongDay: (day) =>
      `Il n’y a pas de tirage du jour pour «\u00a0${day}\u00a0». Voici un tirage quelconque.`,
    wrongSeed: (seed) => `Il n’y a pas de tirage «\u00a0${seed}\u00a0». En voici un autre.`,
    wrongLevel: (level) => `Il n’y a pas de difficulté «\u00a0${level}\u00a0»\u00a0: toutes sont permises.`,
    wrongResult: (result) =>
      `«\u00a0${result}\u00a0» n’est pas le résultat d’une course\u00a0; rien n’est comparé.`,
  },
  setup: {
    mode: 'Mode de jeu',
    modes: {
      round: 'Une manche',
      ladder: 'Échelle du jour',
      sprint: 'Sprint',
      show: 'Émission',
      practice: 'Entraînement',
    },
    puzzle: 'Partie',
    random: 'Au hasard',
    daily: 'Tirage du jour',
    given: 'Ce tirage',
    givenNote: 'Le tirage choisi. Ses nombres restent cachés jusqu’au départ.',
    archive: 'Archives',
    settings: 'Réglages',
    previousDay: 'Jour précédent',
    nextDay: 'Jour suivant',
    chooseDay: 'Date du tirage',
    week: 'Le plus facile le lundi, le plus difficile le samedi. Le même pour tous.',
    clock: 'Chrono',
    off: 'aucun',
    large: 'Grands nombres',
    difficulty: 'Difficulté',
    any: 'toutes',
    seed: (seed) => `Tirage ${seed}`,
    copyAddress: 'Copier son adresse',
    addressCopied: 'Adresse copiée',
    another: 'Autre tirage',
    room: 'Plein écran, pour une salle',
    confirmEnd: 'Terminer cette partie\u00a0? Son tirage sera perdu.',
    first: (result) => `Votre première partie\u00a0: ${result}.`,
  },

  after: {
    title: 'Après la partie',
    nothingMade: (number) => `Rien de calculé\u00a0; le nombre donné le plus proche est ${number}`,
    yourAnswer: 'Votre réponse',
    bestAnswer: 'Meilleure réponse',
    nothing: 'Aucun résultat valable',
    allSolutions: 'Toutes les solutions',
    explore: 'Explorer ce tirage',
    share: 'Partager le résultat',
    shared: 'Copié, sans les nombres.',
    yours: 'la vôtre',
    more: 'Tout afficher',
    withHints: { one: 'avec # indice', other: 'avec # indices' },
    difficulty: (level) => `difficulté ${level} sur 5`,
    solved: (time) => `Le compte est bon en ${time}`,
    notSolved: (time) => `Non résolu en ${time}`,
    away: (distance, time) => `À ${distance} du compte en ${time}`,
    dailyOf: (game, day) => `${game}, tirage du ${day}`,
    dots: (dots) => `Difficulté ${dots}`,
  },

  history: {
    title: 'Vos parties',
    titleOf: (game) => `Vos parties\u00a0: ${game}`,
    show: 'Voir vos parties',
    refused:
      'Le stockage de ce navigateur est plein ou bloqué\u00a0: vos parties ne sont gardées que jusqu’à la fermeture de la page.',
    empty:
      'Il n’y a pas encore de partie de ce jeu. Les parties restent dans ce navigateur et ne sont envoyées nulle part.',
    rounds: 'Parties',
    solved: 'Résolues',
    streak: 'Série en cours',
    longest: 'Plus longue série',
    daysInARow: 'Jours de suite',
    days: { one: '# jour', other: '# jours' },
    medianTime: 'Temps médian',
    distance: 'Écart',
    byDifficulty: 'Par difficulté (temps médian, écart moyen)',
    byDistance: 'Par écart au compte',
    distances: ['exact', 'jusqu’à 5', 'jusqu’à 10', 'plus de 10', 'rien'],
    lastTimes: 'Temps des dernières parties',
    timesOf: (times) => `Temps des dernières parties\u00a0: ${times}`,
    lastRounds: 'Dernières parties',
    unknown: 'inconnue',
    export: 'Exporter',
    import: 'Importer',
    delete: 'Tout supprimer',
    confirmDelete: 'Supprimer les parties de tous les jeux\u00a0? C’est irréversible.',
    deleted: 'Toutes les parties ont été supprimées.',
    notRounds: 'Ce fichier ne contient pas de parties exportées depuis cette page.',
    added: { one: '# partie a été ajoutée.', other: '# parties ont été ajoutées.' },
    nothingNew: 'Toutes ces parties sont déjà là.',
  },
};
