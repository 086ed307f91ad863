// The English words of the app. The other languages have the same entries.
import type { Counted } from '../../../src/play/words/count-words.js';

export { aims, board, chance, round } from '../../../src/play/words/en.js';

/** The frame of the page, its boards and the tab Solve. */
export const start = {
  // The frame.
  /** The name of the page in two parts, the second in colour. */
  name: ['Numbers ', 'game'],
  mainNavigation: 'Main',
  tabs: { solve: 'Solve', explore: 'Explore', play: 'Play', measure: 'Measure' },
  loading: 'Loading …',
  notLoaded: 'This part of the page could not be loaded.',
  chooseLanguage: 'Language',
  rulesOf: (game: string) => `Rules of ${game}.`,
  rules: (use: string, values: string) => `Make the target. ${use}; ${values}.`,
  uses: { any: 'Use each number at most once', all: 'Use every number exactly once' },
  values: {
    natural: 'each result is a whole number from 1 up',
    integer: 'each result is a whole number, also zero or negative',
    rational: 'fractions are allowed on the way',
    real: 'fractions and roots are allowed on the way',
  },
  sources: 'Sources.',
  sourcesText:
    'The published algorithms and the figures of the whole game are from “(The Final) Countdown” by Jean-Marc Alliot and Charlie Vanaret; times of people in the 24 game are from 4nums.com.',
  licences: 'Licences of the software and of the typeface, Figtree',

  // Games and boards.
  game: 'Game',
  /** The first sentence of the page. */
  lead: 'Type your numbers and the target. The best answer appears at once.',
  board: 'Board',
  /** The name of a place on the board, by the piece of the game. */
  places: {
    number: (place: string) => `Number ${place}`,
    card: (place: string) => `Card ${place}`,
    digit: (place: string) => `Digit ${place}`,
  },
  pick: { number: 'Pick a number', card: 'Pick a card', digit: 'Pick a digit' },
  add: (piece: string) => `Add ${piece}`,
  typeOrPick: 'Type numbers, or pick them below.',
  deal: 'Deal',
  clear: 'Clear',
  dealSolvable: 'Deal only what can be solved',
  aceCountsLabel: 'An ace counts',
  oneOrEleven: '1 or 11',
  operatorsAllowed: 'Operators allowed',
  unknownOperators: (signs: string) =>
    `This game has no operator “${signs}”, so the link is read without it.`,

  // The answer.
  searching: 'Searching …',
  answer: 'Answer',
  targetIsImpossible: (target: string) => `${target} is impossible.`,
  solvedIn: { one: 'Solved in # step', other: 'Solved in # steps' } as Counted,
  nearest: (target: string, value: string, distance: string) =>
    `${target} is impossible. Nearest: ${value} (${distance} away)`,
  /** The nearest value is one of the given numbers. */
  nearestGiven: (target: string, value: string, distance: string) =>
    `${target} is impossible. Nothing that can be made is nearer than ${value} itself (${distance} away).`,
  inSteps: { one: ', in # step', other: ', in # steps' } as Counted,
  difficultyIs: (level: string) => `Difficulty ${level} of 5:`,
  levels: ['very easy', 'easy', 'medium', 'hard', 'very hard'],
  estimated: 'Estimated from its solutions; nobody has published how long people need for such boards.',
  estimatedLikeHands: 'Estimated from its solutions, by what people needed for hands of the 24 game.',
  peopleNeeded: {
    one: 'People needed # second on average for hands of this difficulty.',
    other: 'People needed # seconds on average for hands of this difficulty.',
  } as Counted,
  showSolutions: 'Show all solutions',
  tryExample: (board: string) => `Try an example: ${board}`,
  playThis: 'Play this board',
  share: 'Share',
  shared: 'Copied with its address',
  copied: 'Copied',
  copyText: 'Copy as text',
  copyLatex: 'Copy as LaTeX',
  copyImage: 'Copy as image',
  savedImage: 'Saved as a file',
  cannotCopy: 'The browser does not allow copying',
};

/** The list of solutions and the tabs Explore, Play and Measure. */
export const tabs = {
  hide: 'Hide',
  template: { one: '# template', other: '# templates' } as Counted,
  solution: { one: '# solution', other: '# solutions' } as Counted,
  moreThan: (things: string) => `More than ${things}`,
  /** A label with what it stands for, such as the answer. */
  labelled: (label: string, text: string) => `${label}: ${text}`,

  solutions: {
    none: 'No solution',
    /** An unfinished list, with the solutions so far. */
    andMore: (solutions: string) => `${solutions} and more`,
    /** The solutions of the nearest value, if the target has none. */
    nearestTo: (solutions: string, value: string) => `${solutions} for ${value}, the nearest value`,
    whatIsDifferent: 'What counts as different',
    levels: { essential: 'Really different', function: 'Different order', trees: 'Every variant' },
    explained: {
      essential: 'Order, brackets that change nothing, and × 1 or + 0 make no difference.',
      function: 'Order and brackets that change nothing make no difference.',
      trees: 'Every way to write it, both orders of + and × included.',
    },
    list: 'List of solutions',
    /** The noun after a number of operations, which stands alone on small screens. */
    operations: { one: ' operation', other: ' operations' } as Counted,
    goOn: (count: string) => `Go on from ${count}`,
  },

  explore: {
    what: 'What to explore',
    views: { board: 'One board', 'whole-game': 'The whole game', 'large-numbers': 'Your own large numbers' },
    from: 'Targets from',
    to: 'to',
    targets: 'Targets',
    gridOnly: (signs: string) =>
      `The grid of all targets is available only with ${signs}. Deselect the other operators to see it; with them, one target is solved at a time.`,
    all: { one: 'All # target', other: 'All # targets' } as Counted,
    some: (made: string, all: string) => `${made} of ${all} targets`,
    canBeMade: (share: string) => `can be made, ${share}`,
    whichTemplates: 'Which templates solve this hand?',
    point: 'Point at a target to see it; a click solves it.',
    levels: 'How many targets take how many operations',
    cannotBeMade: 'cannot be made',
    given: 'given number',
    unreachable: 'Cannot be made',
    hardest: (level: string) => `Hardest: ${level}`,
    more: { one: '# more', other: '# more' } as Counted,
    asText: 'All targets as text',
    notTargets: 'Targets are whole numbers from 1 up.',
    wrongOrder: (from: string) => `The last target must be at least the first, ${from}.`,
    tooManyTargets: (most: string) => `At most ${most} targets can be shown.`,
  },

  wholeGame: {
    tablesMissing:
      'The tables of the whole game could not be loaded. The first load needs a network connection.',
    tryAgain: 'Try again',
    summary: (boards: string, problems: string, share: string) =>
      `${boards} boards, ${problems} problems: ${share} can be solved.`,
    makersTitle: 'How many boards make each target',
    chart: (summary: string) => `The share of the boards that make each target. ${summary}`,
    target: 'target',
    hardestIs: (target: string) => `The hardest target is ${target}.`,
    makers: (target: string, boards: string, share: string) =>
      `${target}: ${boards} boards make it, ${share}`,
    hardest: 'Hardest targets',
    byOperations: 'Problems by fewest operations',
    byTargets: 'Boards by how many targets they make',
    boardsOf: (group: string) => `Boards that make ${group}`,
    ofAll: (made: string, all: string) => `${made} of ${all}`,
    every: 'every target',
    from: (least: string) => `${least} and more`,
    between: (least: string, most: string) => `${least} to ${most}`,
    lessThanHalf: 'less than half',
  },

  largeNumbers: {
    lead: 'Which four large numbers make the best game? Try your own instead of those of the show.',
    wrong: (from: string, to: string) => `Type four different whole numbers from ${from} to ${to}.`,
    share: (share: string, problems: string) => `${share} of ${problems} problems can be solved.`,
    show: (share: string) => `With the numbers of the show, 25, 50, 75 and 100, it is ${share}.`,
    percentile: (share: string, sets: string) =>
      `This is more than with ${share} of the ${sets} sets of four numbers from 11 to 100.`,
  },

  templates: {
    what: 'A template is an expression in x0, x1, x2 and x3, the numbers of a hand in ascending order.',
    none: (target: string, all: string) =>
      `None solves this hand for ${target}, out of ${all} that solve a hand of the deck.`,
    some: (templates: string, target: string, all: string) =>
      `${templates} of this hand make ${target}, out of ${all} that solve a hand of the deck.`,
    cover: (templates: string, hands: string) =>
      `It takes ${templates} to solve all ${hands} solvable hands of the deck.`,
    coverAtMost: (templates: string, hands: string) =>
      `${templates} are known that solve all ${hands} solvable hands of the deck.`,
    best: (hands: string, share: string) => `The best one solves ${hands} (${share}).`,
    bestOf: (templates: string, hands: string, share: string) =>
      `The best ${templates} solve ${hands} (${share}).`,
    chart: (points: string) => `How many hands the best templates solve. ${points}`,
    templatesAxis: 'templates',
    handsAxis: 'hands solved',
    list: 'Templates of this hand',
    template: 'Template',
    hand: 'This hand',
    inSet: 'In the set',
    yes: 'yes',
  },

  measure: {
    lead: 'Race our solver against published algorithms, on your device',
    upTo: 'Up to',
    numbers: 'numbers',
    upToNumbers: 'Up to how many numbers',
    stop: 'Stop',
    measure: 'Measure',
    again: 'Measure again',
    now: (size: string, algorithm: string) => `${size} numbers: ${algorithm} …`,
    starting: 'Starting …',
    stopped: 'Stopped.',
    done: 'Done.',
    scope: (from: string, to: string, boards: string) =>
      `All targets ${from} to ${to}, ${boards} boards of each size.`,
    example: 'Example',
    measured: 'What was measured',
    exampleNote:
      'An example, measured in Chromium on two cores of a server. Measure shows the times of your device.',
    table: 'Table',
    timeOfBoard: 'Time per board',
    algorithm: 'Algorithm',
    size: (count: string) => `${count} numbers`,
    found: 'Targets found',
    explained:
      'Median time of a board. The published algorithms mark what can be made, as the paper times them; ours finds the fewest operations of each target as well. Boards that would take more than a few seconds or more memory than available are left out.',
    leftOut: 'left out',
    all: 'all',
    chart: 'Time per board, by its number of numbers: the figures of the table below',
    text: (from: string, to: string) => `Median time of a board, targets ${from} to ${to}`,
    machine: (browser: string, cores: string) => `${browser}, ${cores} cores`,
  },

  /** A part of a link that does not exist, and what is there instead. */
  linkFaults: {
    wrongGame: (game: string) => `There is no game “${game}”. This is another one.`,
    wrongMode: (mode: string) => `There is no mode “${mode}”. This is one round.`,
    wrongLadder: (day: string) => `There is no ladder for “${day}”. This is today’s.`,
    wrongLarge: (count: string) => `There cannot be “${count}” large numbers, so the usual number is dealt.`,
    wrongClock: (clock: string) => `There is no clock of “${clock}”, so the usual one is chosen.`,
    wrongPlan: (plan: string) =>
      `No show can have “${plan}” large numbers in its rounds, so you choose them.`,
    wrongDay: (day: string) => `There is no daily puzzle for “${day}”. This is any board.`,
    wrongSeed: (seed: string) => `There is no board “${seed}”. This is another one.`,
    wrongLevel: (level: string) => `There is no difficulty “${level}”, so any is chosen.`,
    wrongResult: (result: string) => `“${result}” is no result of a race, so nothing is compared.`,
  },
  setup: {
    mode: 'Mode',
    modes: {
      round: 'One round',
      ladder: 'Ladder of the day',
      sprint: 'Sprint',
      show: 'Show',
      practice: 'Practice',
    },
    puzzle: 'Puzzle',
    random: 'Any board',
    daily: 'Daily puzzle',
    given: 'This board',
    givenNote: 'The board that you chose. Its numbers are covered until you start.',
    archive: 'Archive',
    settings: 'Settings',
    previousDay: 'Day before',
    nextDay: 'Day after',
    chooseDay: 'Date of the puzzle',
    week: 'Easiest on Monday, hardest on Saturday. The same for everyone.',
    clock: 'Clock',
    off: 'off',
    large: 'Large numbers',
    difficulty: 'Difficulty',
    any: 'any',
    seed: (seed: string) => `Board ${seed}`,
    copyAddress: 'Copy its address',
    addressCopied: 'Address copied',
    another: 'Another board',
    room: 'Full screen, for a room',
    confirmEnd: 'End this round? The board will be discarded.',
    first: (result: string) => `Your first round: ${result}.`,
  },

  after: {
    title: 'After the round',
    nothingMade: (number: string) => `Nothing made; the nearest given number is ${number}`,
    yourAnswer: 'Your answer',
    bestAnswer: 'Best answer',
    nothing: 'No valid result',
    allSolutions: 'All solutions',
    explore: 'Explore this board',
    share: 'Share the result',
    shared: 'Copied, without the numbers.',
    yours: 'yours',
    more: 'Show all',
    withHints: { one: 'with # hint', other: 'with # hints' } as Counted,
    difficulty: (level: string) => `difficulty ${level} of 5`,
    solved: (time: string) => `Solved in ${time}`,
    notSolved: (time: string) => `Not solved in ${time}`,
    away: (distance: string, time: string) => `${distance} away in ${time}`,
    dailyOf: (game: string, day: string) => `${game}, daily puzzle of ${day}`,
    dots: (dots: string) => `Difficulty ${dots}`,
  },

  history: {
    title: 'Your rounds',
    titleOf: (game: string) => `Your rounds: ${game}`,
    show: 'Show your rounds',
    refused:
      'The storage of this browser is full or blocked: what you play is kept only until you close the page.',
    empty: 'There are no rounds of this game yet. They are kept in this browser and sent nowhere.',
    rounds: 'Rounds',
    solved: 'Solved',
    streak: 'In a row',
    longest: 'Most in a row',
    daysInARow: 'Days in a row',
    days: { one: '# day', other: '# days' } as Counted,
    medianTime: 'Median time',
    distance: 'Distance',
    byDifficulty: 'By difficulty (median time, mean distance)',
    byDistance: 'By distance from the target',
    distances: ['exact', 'up to 5', 'up to 10', 'more than 10', 'nothing'],
    lastTimes: 'Times of the last rounds',
    timesOf: (times: string) => `Times of the last rounds: ${times}`,
    lastRounds: 'Last rounds',
    unknown: 'unknown',
    export: 'Export',
    import: 'Import',
    delete: 'Delete all',
    confirmDelete: 'Delete the rounds of all games? This cannot be undone.',
    deleted: 'All rounds were deleted.',
    notRounds: 'This file contains no rounds exported from here.',
    added: { one: '# round was added.', other: '# rounds were added.' } as Counted,
    nothingNew: 'All of these rounds are here already.',
  },
};
