// The English words of the tabs, which are loaded with the first of them. The other languages have the same
// entries.
import type { Counted } from '../../../../src/play/words/count-words.js';

export { chance, round } from '../../../../src/play/words/rounds/en.js';

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
    levels: { essential: 'Really different', function: 'Different operations', trees: 'Every variant' },
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

/** The modes, and what there is to learn from a round. */
export const modes = {
  about: {
    sprint:
      'As many boards as you can in three minutes, harder and harder. Each board you solve adds seconds; skipping one costs some.',
    ladder: 'Five boards, one of each difficulty. The same for everyone.',
    show: 'Four rounds: 10 points for the target, 7 within 5, 5 within 10; none with a hint.',
    practice: 'Boards of the kind that you miss most, without a clock.',
  },
  starRule: 'Three stars for the target, two within 10, one within 25; with a hint, one at most.',
  starRuleAll: 'Three stars for each board that you solve; with a hint, one.',

  // A run.
  boardOf: (place: string, all: string) => `Board ${place} of ${all}`,
  board: (place: string) => `Board ${place}`,
  skip: (seconds: string) => `Skip (−${seconds} s)`,
  stop: 'Stop',
  confirmStop: 'Stop here? The boards you have played are kept.',
  next: 'Next board',
  solvedBoards: { one: '# board solved', other: '# boards solved' } as Counted,
  gained: (seconds: string) => `Solved: ${seconds} s more.`,
  gainedNothing: 'Solved with a hint: no seconds, and it does not count.',
  lost: (seconds: string) => `Skipped: ${seconds} s less.`,

  // The end of a run.
  best: (boards: string) => `Your best run so far: ${boards}.`,
  isBest: 'That is your best run so far.',
  missed: 'Boards you missed',
  boards: 'Boards',
  answer: (answer: string) => `Answer: ${answer}`,
  yours: (answer: string) => `Yours: ${answer}`,
  again: 'Play again',
  againMissed: 'Play the missed boards again',
  starsOf: (stars: string, most: string) => `${stars} of ${most} stars`,
  starsOfBoard: { one: '# star', other: '# stars' } as Counted,
  pointsOf: (points: string, most: string) => `${points} of ${most} points`,
  laddersInARow: { one: '# ladder in a row', other: '# ladders in a row' } as Counted,
  sharedSprint: (game: string, boards: string, time: string) => `${game}, sprint: ${boards} in ${time}`,
  sharedLadder: (name: string, game: string, day: string, stars: string) =>
    `${name} · ${game} · ${day} · ladder ${stars}`,
  nextIn: (hours: string, minutes: string) => `next ladder in ${hours} h ${minutes} min`,
  sharedShow: (game: string, points: string) => `${game}, a show: ${points}`,

  // A race.
  race: 'Race',
  raceAbout: 'Send this address: whoever opens it plays the same boards, and sees your result at the end.',
  youWin: 'You win.',
  otherWins: 'The other player wins.',
  draw: 'A draw.',
  ofOther: (score: string, time: string) => `The other player: ${score} in ${time}.`,

  // A show.
  solver: 'Solver',
  you: 'You',

  // Practice.
  kinds: {
    factors: 'a product of two factors',
    multiple: 'near a multiple of a large number',
    products: 'a sum or difference of two products',
    neighbour: 'a detour over a neighbour of the target',
    quotient: 'a division at the end',
    parts: 'a sum or difference of two parts',
  },
  practise: (kind: string) => `You miss boards of this kind most: ${kind}.`,
  practiseAny: 'You have missed no boards of this game yet, so these are of all kinds.',

  /** A board for a room, with the key of each button. */
  room: {
    start: 'Start (space)',
    next: 'Next board (space)',
    reveal: 'Reveal a step (R)',
    close: 'Close',
  },

  // A lesson from the best answer.
  learn: {
    title: 'How to find it:',
    factors: (value: string, one: string, other: string) =>
      `${value} = ${one} × ${other}: look for factors of the target, and make both.`,
    factorsFraction: (value: string, one: string, other: string) =>
      `${value} = ${one} × ${other}: make a fraction whose denominator cancels.`,
    multipleBelow: (value: string, multiple: string, large: string, rest: string) =>
      `${multiple} is a multiple of ${large}, ${rest} below ${value}: start from a multiple near the target.`,
    multipleAbove: (value: string, multiple: string, large: string, rest: string) =>
      `${multiple} is a multiple of ${large}, ${rest} above ${value}: start from a multiple near the target.`,
    multipleExact: (value: string, large: string) =>
      `${value} is a multiple of ${large}: divide the target by the large numbers.`,
    productsSum: (value: string, one: string, other: string) =>
      `${value} = ${one} + ${other}: a sum of two products.`,
    productsDifference: (value: string, one: string, other: string) =>
      `${value} = ${one} − ${other}: a difference of two products.`,
    neighbourBelow: (value: string, neighbour: string, number: string) =>
      `${neighbour} is easier to make than ${value}: make it, and add ${number}.`,
    neighbourAbove: (value: string, neighbour: string, number: string) =>
      `${neighbour} is easier to make than ${value}: make it, and subtract ${number}.`,
    quotient: (value: string, dividend: string, divisor: string) =>
      `${value} = ${dividend} ÷ ${divisor}: make a multiple of the target, and divide.`,
    quotientFraction: (value: string, dividend: string, divisor: string) =>
      `${value} = ${dividend} ÷ ${divisor}: make a fraction, and divide by it.`,
    partsSum: (value: string, one: string, other: string) =>
      `${value} = ${one} + ${other}: split the target into two parts.`,
    partsDifference: (value: string, one: string, other: string) =>
      `${value} = ${one} − ${other}: make more than the target, and take the rest away.`,
  },
};
