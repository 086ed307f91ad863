// The French words of the tabs.
import type { TabCatalogue } from '../languages.js';

export { chance, round } from '../../../../src/play/words/rounds/fr.js';

/** The list of solutions and the tabs Explore, Play and Measure. */
export const tabs: TabCatalogue['tabs'] = {
  hide: 'Masquer',
  template: { one: '# modèle', other: '# modèles' },
  solution: { one: '# solution', other: '# solutions' },
  moreThan: (things) => `Plus de ${things}`,
  labelled: (label, text) => `${label}\u00a0: ${text}`,

  solutions: {
    none: 'Aucune solution',
    andMore: (solutions) => `${solutions} et plus`,
    nearestTo: (solutions, value) => `Valeur la plus proche (${value})\u00a0: ${solutions}`,
    whatIsDifferent: 'Ce qui compte comme différent',
    levels: {
      essential: 'Vraiment différentes',
      function: 'Autres opérations',
      trees: 'Toutes les variantes',
    },
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
    views: { board: 'Un tirage', 'whole-game': 'Le jeu complet', 'large-numbers': 'Vos grandes plaques' },
    from: 'Comptes de',
    to: 'à',
    targets: 'Comptes',
    gridOnly: (signs) =>
      `La grille de tous les comptes n’existe que pour ${signs}. Retirez les autres opérations pour la voir\u00a0; sinon, un seul compte est résolu à la fois.`,
    all: { one: '# compte', other: 'Les # comptes' },
    some: (made, all) => `${made} sur ${all} comptes`,
    canBeMade: (share) => `atteignables\u00a0: ${share}`,
    whichTemplates: 'Quels modèles résolvent cette main\u00a0?',
    point: 'Survolez un compte pour le voir\u00a0; un clic le résout.',
    levels: 'Nombre de comptes par nombre d’opérations',
    cannotBeMade: 'impossible',
    given: 'nombre donné',
    unreachable: 'Impossibles',
    hardest: (level) => `Les plus difficiles\u00a0: ${level}`,
    more: { one: '# autre', other: '# autres' },
    asText: 'Tous les comptes en texte',
    notTargets: 'Les comptes sont des entiers supérieurs ou égaux à 1.',
    wrongOrder: (from) => `Le dernier compte doit être au moins égal au premier, ${from}.`,
    tooManyTargets: (most) => `On peut afficher au plus ${most} comptes.`,
  },

  wholeGame: {
    tablesMissing:
      'Les tables du jeu complet n’ont pas pu être chargées. Le premier chargement nécessite une connexion.',
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
    lead: 'Quelles sont les quatre grandes plaques qui donnent le meilleur jeu\u00a0? Essayez les vôtres à la place de celles de l’émission.',
    wrong: (from, to) => `Saisissez quatre entiers distincts, compris entre ${from} et ${to}.`,
    share: (share, problems) => `${share} des ${problems} problèmes ont une solution.`,
    show: (share) => `Avec les plaques de l’émission, 25, 50, 75 et 100, c’est ${share}.`,
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
    wrongMode: (mode) => `Il n’y a pas de mode «\u00a0${mode}\u00a0». Voici une partie simple.`,
    wrongLadder: (day) => `Il n’y a pas d’échelle pour «\u00a0${day}\u00a0». Voici celle du jour.`,
    wrongLarge: (count) =>
      `Il ne peut pas y avoir «\u00a0${count}\u00a0» grandes plaques\u00a0: on en tire le nombre habituel.`,
    wrongClock: (clock) =>
      `Il n’y a pas de chronomètre de «\u00a0${clock}\u00a0»\u00a0: le chronomètre habituel est choisi.`,
    wrongPlan: (plan) =>
      `Aucune émission ne peut avoir «\u00a0${plan}\u00a0» grandes plaques dans ses manches\u00a0: à vous de choisir.`,
    wrongDay: (day) => `Il n’y a pas de tirage du jour pour «\u00a0${day}\u00a0». Voici un tirage au hasard.`,
    wrongSeed: (seed) => `Il n’y a pas de tirage «\u00a0${seed}\u00a0». En voici un autre.`,
    wrongLevel: (level) => `Il n’y a pas de difficulté «\u00a0${level}\u00a0»\u00a0: toutes sont permises.`,
    wrongResult: (result) =>
      `«\u00a0${result}\u00a0» n’est pas le résultat d’une course\u00a0; rien n’est comparé.`,
  },
  setup: {
    mode: 'Mode de jeu',
    modes: {
      round: 'Une partie',
      ladder: 'Échelle du jour',
      sprint: 'Sprint',
      show: 'Émission',
      practice: 'Entraînement',
    },
    puzzle: 'Tirage',
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
    large: 'Grandes plaques',
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

export const modes: TabCatalogue['modes'] = {
  about: {
    sprint:
      'Autant de tirages que possible en trois minutes, de plus en plus difficiles. Chaque tirage résolu rapporte des secondes, en passer un en coûte.',
    ladder: 'Cinq tirages, un par niveau de difficulté. Les mêmes pour tout le monde.',
    show: 'Quatre manches\u00a0: 10 points pour le compte exact, 7 à 5 près, 5 à 10 près\u00a0; aucun avec un indice.',
    practice: 'Des tirages du genre qui vous échappe le plus, sans chronomètre.',
  },
  starRule:
    'Trois étoiles pour le compte exact, deux à 10 près, une à 25 près\u00a0; avec un indice, une au plus.',
  starRuleAll: 'Trois étoiles pour chaque tirage résolu\u00a0; avec un indice, une seule.',

  boardOf: (place, all) => `Tirage ${place} sur ${all}`,
  board: (place) => `Tirage ${place}`,
  skip: (seconds) => `Passer (−${seconds} s)`,
  stop: 'Arrêter',
  confirmStop: 'Arrêter ici\u00a0? Les tirages joués sont conservés.',
  next: 'Tirage suivant',
  solvedBoards: { one: '# tirage résolu', other: '# tirages résolus' },
  gained: (seconds) => `Résolu\u00a0: ${seconds} s de plus.`,
  gainedNothing: 'Résolu avec un indice\u00a0: pas de secondes, et cela ne compte pas.',
  lost: (seconds) => `Passé\u00a0: ${seconds} s de moins.`,

  best: (boards) => `Votre meilleur sprint jusqu’ici\u00a0: ${boards}.`,
  isBest: 'C’est votre meilleur sprint jusqu’ici.',
  missed: 'Tirages manqués',
  boards: 'Tirages',
  answer: (answer) => `Réponse\u00a0: ${answer}`,
  yours: (answer) => `La vôtre\u00a0: ${answer}`,
  again: 'Rejouer',
  againMissed: 'Rejouer les tirages manqués',
  starsOf: (stars, most) => `${stars} étoile${Number(stars) < 2 ? '' : 's'} sur ${most}`,
  starsOfBoard: { one: '# étoile', other: '# étoiles' },
  pointsOf: (points, most) => `${points} point${Number(points) < 2 ? '' : 's'} sur ${most}`,
  laddersInARow: { one: '# échelle de suite', other: '# échelles de suite' },
  sharedSprint: (game, boards, time) => `${game}, sprint\u00a0: ${boards} en ${time}`,
  sharedLadder: (name, game, day, stars) => `${name} · ${game} · ${day} · échelle ${stars}`,
  nextIn: (hours, minutes) => `prochaine échelle dans ${hours} h ${minutes} min`,
  sharedShow: (game, points) => `${game}, une émission\u00a0: ${points}`,

  race: 'Course',
  raceAbout:
    'Envoyez cette adresse\u00a0: la personne qui l’ouvre joue les mêmes tirages et voit votre résultat à la fin.',
  youWin: 'Vous avez gagné.',
  otherWins: 'L’autre personne a gagné.',
  draw: 'Égalité.',
  ofOther: (score, time) => `L’autre personne\u00a0: ${score} en ${time}.`,

  solver: 'Solveur',
  you: 'Vous',

  kinds: {
    factors: 'un produit de deux facteurs',
    multiple: 'près d’un multiple d’une grande plaque',
    products: 'une somme ou une différence de deux produits',
    neighbour: 'un détour par un voisin du compte',
    quotient: 'une division à la fin',
    parts: 'une somme ou une différence de deux parties',
  },
  practise: (kind) => `Le genre qui vous échappe le plus\u00a0: ${kind}.`,
  practiseAny: 'Vous n’avez encore manqué aucun tirage de ce jeu, il y en a donc de tous les genres.',

  room: {
    start: 'Commencer (espace)',
    next: 'Tirage suivant (espace)',
    reveal: 'Montrer une étape (R)',
    close: 'Fermer',
  },

  learn: {
    title: 'Comment la trouver\u00a0:',
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
      `${neighbour} est plus facile à former que ${value}\u00a0: formez-le et ajoutez ${number}.`,
    neighbourAbove: (value, neighbour, number) =>
      `${neighbour} est plus facile à former que ${value}\u00a0: formez-le et soustrayez ${number}.`,
    quotient: (value, dividend, divisor) =>
      `${value} = ${dividend} ÷ ${divisor}. Formez un multiple du compte et divisez-le.`,
    quotientFraction: (value, dividend, divisor) =>
      `${value} = ${dividend} ÷ ${divisor}. Formez une fraction et divisez par elle.`,
    partsSum: (value, one, other) => `${value} = ${one} + ${other}. Décomposez le compte en deux parties.`,
    partsDifference: (value, one, other) =>
      `${value} = ${one} − ${other}. Formez un nombre plus grand que le compte et retirez l’excédent.`,
  },
};
